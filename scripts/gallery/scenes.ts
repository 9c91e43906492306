import { adminMoments } from './adminMoments.ts';
import { adminScenes } from './adminScenes.ts';
import type { Scene } from './scene.ts';
import { visitorMoments } from './visitorMoments.ts';
import { visitorScenes } from './visitorScenes.ts';

/** Every screen, and the states that it can be in. */
export const scenes: readonly Scene[] = [
  ...visitorScenes,
  ...adminScenes,
  ...visitorMoments,
  ...adminMoments,
];
