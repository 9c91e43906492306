import { existsSync } from 'node:fs';
import { parsePort } from './lib/port.mjs';
import { ROOT } from './lib/run.mjs';
import { createStaticServer, listen } from './lib/staticServer.mjs';

// Serves dist/ as it is (npm run preview); `npm start` brings it up to date first.
const DEFAULT_PORT = 4173;

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}

const wanted = parsePort(process.env['PORT'], DEFAULT_PORT);
if (wanted === undefined)
  fail(`PORT must be a number from 0 to 65535, not "${process.env['PORT']}".`);
else if (!existsSync(`${ROOT}dist/index.html`)) fail('There is no build yet: run npm start.');
else {
  try {
    const port = await listen(createStaticServer(`${ROOT}dist`), wanted);
    console.log(`Dubai Visa is at http://localhost:${port} (Ctrl+C stops it)`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'EADDRINUSE') {
      fail(
        `Port ${wanted} is taken by another program. Choose one, for example: PORT=${wanted + 1} npm start`,
      );
    }
    if (error.code === 'EACCES')
      fail(`Port ${wanted} may not be used by this account. Choose one above 1023.`);
    throw error;
  }
}
