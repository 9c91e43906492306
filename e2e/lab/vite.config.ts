import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Replaces the commit by a plain `setItem`, with which the tests must fail. */
function naiveCommit(): Plugin {
  return {
    name: 'naive-commit',
    load(id) {
      if (id !== at('../../src/store/journal/commit.ts')) return null;
      return `export * from ${JSON.stringify(at('naiveCommit.ts'))};`;
    },
  };
}

/** The pages that the torture tests drive: raw storage calls, rich text. Never shipped. */
export default defineConfig({
  root: at('.'),
  logLevel: 'warn',
  plugins: process.env['LAB_NAIVE'] === '1' ? [naiveCommit()] : [],
  resolve: { tsconfigPaths: true },
  build: {
    target: 'es2023',
    outDir: at('../../.cache/lab'),
    emptyOutDir: true,
    rolldownOptions: { input: [at('index.html'), at('richText.html')] },
  },
});
