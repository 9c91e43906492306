import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The page in which saves are measured: the data layer alone. Never shipped. */
export default defineConfig({
  root: at('.'),
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
  build: { target: 'es2023', outDir: at('../../.cache/bench'), emptyOutDir: true },
});
