import type { routeTree as wholeTree } from './tree.gen';

/** The routes that visitors can reach (`vite.config.ts`). */
export declare const routeTree: typeof wholeTree;
