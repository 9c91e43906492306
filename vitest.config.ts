import { defineConfig } from 'vitest/config';
import { slimPackages } from './vite/slimPackages.ts';

/** Unit tests. A file that needs a document says so: `// @vitest-environment happy-dom`. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [slimPackages()],
  test: {
    environment: 'node',
    // Tested as they are built.
    server: { deps: { inline: [/\/@hpke\//, /\/qr\//, /\/qrcode-generator\//] } },
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'vite/**/*.test.ts'],
    // Two cores are the least that the project is built on.
    maxWorkers: 2,
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
