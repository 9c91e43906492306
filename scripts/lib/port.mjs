import { createServer } from 'node:net';

const DEFAULT_PORT = 4173;
const LARGEST_PORT = 65_535;

/**
 * @param {string | undefined} text the value of PORT
 * @returns {number | undefined} undefined when it is not a port
 */
export function parsePort(text) {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= LARGEST_PORT ? port : undefined;
}

/**
 * @param {number} port
 * @returns {Promise<string | undefined>} the error code if a server cannot listen there
 */
function faultOf(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * @param {number} wanted
 * @returns {Promise<number>} the first free port from there on
 */
export async function freePort(wanted) {
  let port = wanted;
  while ((await faultOf(port)) !== undefined) port += 1;
  return port;
}

/** @returns {Promise<number>} the port to serve at; exits with the reason if it cannot be used */
export async function requirePort() {
  const wanted = parsePort(process.env['PORT']);
  const fault = wanted === undefined ? 'EINVAL' : await faultOf(wanted);
  if (wanted !== undefined && fault === undefined) return wanted;
  console.error(
    {
      EINVAL: `PORT must be a number from 0 to 65535, not "${process.env['PORT']}".`,
      EADDRINUSE: `Port ${wanted} is taken by another program. Choose one, for example: PORT=${Number(wanted) + 1} npm start`,
      EACCES: `Port ${wanted} may not be used by this account. Choose one above 1023.`,
    }[fault ?? ''] ?? `Port ${wanted} cannot be used: ${fault}.`,
  );
  return process.exit(1);
}
