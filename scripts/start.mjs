import { requireNode } from './lib/nodeVersion.mjs';

requireNode();
const { requirePort } = await import('./lib/port.mjs');
const { installPackages } = await import('./lib/install.mjs');
const { build, isBuilt } = await import('./lib/build.mjs');

// Before the first build, which takes a minute, to report a port that is taken.
await requirePort();
if (!(await installPackages())) process.exit(1);
if (!isBuilt()) {
  console.log('Building ...');
  const startedAt = performance.now();
  if (!(await build('--logLevel', 'error'))) process.exit(1);
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}
await import('./serve.mjs');
