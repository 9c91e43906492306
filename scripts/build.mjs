import { build } from './lib/build.mjs';

// Vite knows no option of this name.
if (process.argv.includes('--demo')) process.env['DEMO_CONTENT'] = 'true';
process.exit((await build()) ? 0 : 1);
