import type { Plugin } from 'vite';

/** Lets `npm run dev` scan only the app, and reports what only a build provides. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    // By default Vite scans every HTML file, also of the benchmarks, whose packages are missing.
    config: () => ({ optimizeDeps: { entries: ['index.html'] } }),
    configureServer(server) {
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        server.config.logger.info(
          '\n  Off: service worker, content policy, prerendered pages. `npm start` has them.\n',
        );
      };
    },
  };
}
