import { demo } from './demoContent';
import { publishedSeed, type Seed } from './published';

/** What a first visit shows until its content is stored. */
export const shown: Seed = publishedSeed ?? demo;
