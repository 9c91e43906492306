import { createServer } from 'node:http';
import sirv from 'sirv';
import { cacheControl, SECURITY_HEADERS } from './headers.mjs';

/**
 * A server for a finished build, the way that any host should serve it: compressed files where
 * there are any, the app for unknown paths, 404 for a missing file (a name with an extension).
 * The files are listed once, here: build first.
 * @param {string} directory
 * @returns {import('node:http').Server}
 */
export function createStaticServer(directory) {
  const serve = sirv(directory, {
    brotli: true,
    etag: true,
    gzip: true,
    ignores: ['^/assets/'],
    single: true,
    setHeaders: (response, pathname) => {
      response.setHeader('cache-control', cacheControl(pathname));
    },
  });
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    response.setHeader('vary', 'Accept-Encoding');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    serve(request, response, () => {
      const headers = { 'cache-control': 'no-cache', 'content-type': 'text/plain; charset=utf-8' };
      response.writeHead(404, headers).end('Not found\n');
    });
  });
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port 0 takes any free one
 * @returns {Promise<number>} the port; rejects with code EADDRINUSE when another program has it
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}
