import { Generator, getConfig } from '@tanstack/router-generator';
import type { Plugin } from 'vite';

/**
 * Writes a second route tree without the admin routes, so that visitors load none of them. Its
 * types are those of the whole tree (`visitorTree.gen.d.ts`).
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
          routeFileIgnorePattern: String.raw`\.gen\.|^admin|^counter|^strings\.(?:ar\.)?tsx?$`,
          disableTypes: true,
          disableLogging: true,
        },
        root,
      );
      await new Generator({ config, root }).run();
    },
  };
}
