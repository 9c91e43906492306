import { defineConfig } from 'vitest/config';
import { resolveIn } from './vite/language.ts';

/** Nothing of these lives from one call to the next, so that their tests share a process. */
const PURE = [
  'src/{domain,engines,lib}/**/*.test.{ts,tsx}',
  'src/**/model/**/*.test.{ts,tsx}',
  '{scripts,vite}/**/*.test.ts',
];

/** Tested as the Arabic build resolves it. */
const ARABIC = 'src/**/arabic.test.ts';

/** Unit tests. A file that needs a document says so: `// @vitest-environment happy-dom`. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    // Tested as they are built.
    server: { deps: { inline: [/\/@hpke\//, /\/qr\//, /\/qrcode-generator\//] } },
    // Two cores are the least that the project is built on.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, exclude: [ARABIC], isolate: false } },
      { extends: true, resolve: resolveIn('ar'), test: { name: 'arabic', include: [ARABIC] } },
      {
        extends: true,
        test: { name: 'site', include: ['src/**/*.test.{ts,tsx}'], exclude: [...PURE, ARABIC] },
      },
    ],
  },
});
