import { Generator, getConfig } from '@tanstack/router-generator';
import type { Plugin } from 'vite';

/**
 * Writes a second route tree beside the whole one: without the administrator's routes, so that
 * nothing of them reaches a visitor. Its types are the whole tree's (`visitorTree.gen.d.ts`).
 */
export function visitorRoutes(): Plugin {
  let root = '';
  return {
    name: 'visitor-routes',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      const config = getConfig(
        {
          generatedRouteTree: './src/routes/visitorTree.gen.ts',
          routeFileIgnorePattern: String.raw`\.gen\.|^admin|^counter|^words\.tsx?$`,
          disableTypes: true,
          disableLogging: true,
        },
        root,
      );
      await new Generator({ config, root }).run();
    },
  };
}
