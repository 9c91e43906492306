import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../../vite/precompress.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The floor of the list: the same libraries with its rows alone. Never shipped. */
export default defineConfig({
  root: at('.'),
  logLevel: 'warn',
  plugins: [react(), precompress()],
  resolve: { tsconfigPaths: true },
  build: {
    target: 'es2023',
    outDir: at('../../../.cache/bench-floors'),
    emptyOutDir: true,
    rolldownOptions: { input: at('list.html') },
  },
});
