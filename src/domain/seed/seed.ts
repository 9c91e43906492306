import { bilingualContent } from './arabicContent';
import { bilingualPages } from './arabicPages';
import { bilingualPosts } from './arabicPosts';
import type { Seed } from './published';

export type { Seed };

/** The content of a first run: the build's publication, or the demo in both languages. */
export const seed: Seed = { ...bilingualContent, ...bilingualPages, ...bilingualPosts };
