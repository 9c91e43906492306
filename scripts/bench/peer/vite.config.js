import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

// The folder is a copy, beside the packages that it needs.
export default defineConfig({
  logLevel: 'error',
  plugins: [precompress()],
  build: { target: 'es2023', emptyOutDir: true },
});
