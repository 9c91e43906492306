import { requireNode } from './lib/nodeVersion.mjs';

requireNode();
const { installPackages } = await import('./lib/install.mjs');
const { build, isBuilt } = await import('./lib/build.mjs');

if (!(await installPackages())) process.exit(1);
if (!isBuilt()) {
  console.log('Building ...');
  if (!(await build())) process.exit(1);
}
await import('./serve.mjs');
