import { requireNode } from './lib/nodeVersion.mjs';

// Runs a TypeScript script of this folder: node scripts/run.mjs bench [...]
requireNode();
const { runnerImport } = await import('vite');
const [name = ''] = process.argv.splice(2, 1);
await runnerImport(new URL(`${name}.ts`, import.meta.url).pathname, {
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
});
