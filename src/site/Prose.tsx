import { late } from '@/ui/late';

/** Stored HTML as visitors see it. Suspends until its code and the sanitiser are here. */
export const Prose = late(async () => (await import('@/ui/RichText')).RichText);
