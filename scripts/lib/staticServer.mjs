import { createServer } from 'node:http';
import sirv from 'sirv';
import { cacheControl, SECURITY_HEADERS } from './headers.mjs';

/** An admin path that is not a file. */
const ADMIN_SCREEN = /^(\/ar)?\/admin(?:\/[^?#.]*)?(?:[?#]|$)/;

/** A path of the Arabic site. */
const ARABIC = /^\/ar(?:[/?#]|$)/;

const PUBLICATION = /^\/content\.json(?:\?|$)/;

/**
 * Serves a finished build as any host should: precompressed files if there are any, the shell of
 * the language for unknown paths, the admin page for all admin paths, and 404 for a missing file (a
 * name with an extension).
 * The list of files is read once, here: build first.
 * @param {string} directory
 * @returns {import('node:http').Server}
 */
export function createStaticServer(directory) {
  /** @type {import('sirv').Options} */
  const options = {
    etag: true,
    setHeaders: (response, pathname) => response.setHeader('cache-control', cacheControl(pathname)),
  };
  /** @param {string} single the file for unknown paths */
  const filesOr = (single) =>
    sirv(directory, { ...options, brotli: true, gzip: true, ignores: ['^/assets/'], single });
  const serveEnglish = filesOr('shell.html');
  const serveArabic = filesOr('ar/shell.html');
  // The publication may be replaced while the server runs, so it is read for each request.
  const servePublication = sirv(directory, { ...options, dev: true });
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    response.setHeader('vary', 'Accept-Encoding');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const admin = ADMIN_SCREEN.exec(request.url ?? '');
    if (admin) request.url = `${admin[1] ?? ''}/admin.html`;
    const { url = '' } = request;
    const serveSite = ARABIC.test(url) ? serveArabic : serveEnglish;
    const serve = PUBLICATION.test(url) ? servePublication : serveSite;
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
