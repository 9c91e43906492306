import { build } from './lib/build.mjs';

// An environment variable, because Vite rejects options that it does not know.
if (process.argv.includes('--demo')) process.env['DEMO_CONTENT'] = 'true';
process.exit((await build()) ? 0 : 1);
