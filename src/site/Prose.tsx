import { deferred } from '@/hydration/deferred';

/** Stored HTML as visitors see it. Suspends until its code and the sanitiser are here. */
export const Prose = deferred(async () => (await import('@/ui/richText/RichText')).RichText);
