import type { routeTree as wholeTree } from './tree.gen';

/** The routes that visitors can reach (`vite/visitorRoutes.ts`). */
export declare const routeTree: typeof wholeTree;
