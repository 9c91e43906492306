import { findBrowser } from './browser.mjs';
import { ROOT } from './run.mjs';
import { createStaticServer, listen } from './staticServer.mjs';

/**
 * Serves a finished build on a free port.
 * @param {string} [directory]
 */
export async function serveBuild(directory = `${ROOT}dist`) {
  const server = createStaticServer(directory);
  const port = await listen(server, 0);
  return {
    baseURL: `http://localhost:${String(port)}`,
    /** Takes it off the network, open connections too. */
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** How to start the browser that the tests use too. */
export async function browserOptions() {
  const executablePath = await findBrowser();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox'],
  };
}
