import { demoInBoth } from './arabic';
import { publishedSeed, type Seed } from './published';

export type { Seed };

/** The content of a first run: the build's publication, or the demo in both languages. */
export const seed: Seed = publishedSeed ?? demoInBoth();
