import { deferred } from '@/ui/deferred';

/** Renders stored HTML as visitors see it; suspends until its code is loaded. */
export const Prose = deferred(async () => (await import('@/ui/html/RichText')).RichText);
