import { createServer } from 'node:net';

const LARGEST_PORT = 65_535;

/**
 * @param {string | undefined} text the value of PORT
 * @param {number} otherwise used when it is not set
 * @returns {number | undefined} undefined when it is not a port
 */
export function parsePort(text, otherwise) {
  if (text === undefined || text === '') return otherwise;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= LARGEST_PORT ? port : undefined;
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether a server could listen there
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/**
 * @param {number} wanted
 * @returns {Promise<number>} the first free port from there on
 */
export async function freePort(wanted) {
  let port = wanted;
  while (!(await isFree(port))) port += 1;
  return port;
}
