import { existsSync } from 'node:fs';
import { requirePort } from './lib/port.mjs';
import { ROOT } from './lib/run.mjs';
import { createStaticServer, listen } from './lib/staticServer.mjs';

// Serves dist/ as it is (npm run preview); `npm start` brings it up to date first.
const wanted = await requirePort();
if (!existsSync(`${ROOT}dist/index.html`)) {
  console.error('There is no build yet: run npm start.');
  process.exit(1);
}
const port = await listen(createStaticServer(`${ROOT}dist`), wanted);
console.log(`Dubai Visa is at http://localhost:${port} (Ctrl+C stops it)`);
