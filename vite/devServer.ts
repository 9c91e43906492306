import type { Plugin } from 'vite';

/** Makes `npm run dev` scan the app alone, and say what only a build has. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    // By default every HTML file counts, those of the benchmarks too, whose packages are not installed.
    config: () => ({ optimizeDeps: { entries: ['index.html'] } }),
    configureServer(server) {
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        server.config.logger.info(
          '\n  Without the service worker, the content security policy and the pages rendered' +
            '\n  ahead of time: `npm start` serves those.\n',
        );
      };
    },
  };
}
