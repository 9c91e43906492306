import { defineConfig } from 'playwright/test';
import { findBrowser } from './scripts/lib/browser.mjs';
import { freePort } from './scripts/lib/port.mjs';

const FIRST_PORT = 4180;
/** Both end what hangs: on a busy machine everything takes several times as long. */
const TEST_TIMEOUT_MS = 120_000;
const EXPECT_TIMEOUT_MS = 10_000;

// The workers read this file again: what the first reading found is handed on to them.
process.env['CHROME_BIN'] ??= await findBrowser();
process.env['E2E_PORT'] ??= String(await freePort(FIRST_PORT));
const browser = process.env['CHROME_BIN'];
const port = process.env['E2E_PORT'];

/** Tests of the built product: run `npm run build` first, or `npm test` for everything. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine for CI may be busy; what needed a second try is named and counted in the totals.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    headless: true,
    // Off: to take its snapshots, Playwright fetches blobs in the page's name, which the content
    // policy refuses, and the trace of a browser that is killed could not be ended.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Fetching the whole site for offline use in every test would be most of its work.
    serviceWorkers: 'block',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // The suggestions of the browser's own address bar are two pages more in every window.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,OptimizationHints,MediaRouter,PaintHolding',
      ],
    },
  },
  projects: [
    // First, for they are the longest: short ones at the end leave no worker idle.
    // Their page of raw storage calls is never shipped.
    { name: 'lab', testMatch: 'lab/build.setup.ts' },
    { name: 'torture', testMatch: 'torture/*.spec.ts', dependencies: ['lab'] },
    {
      name: 'attacks',
      testMatch: 'attacks/*.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'visitor',
      testMatch: '*.spec.ts',
      testIgnore: ['**/torture/**', '**/attacks/**', '**/admin/**'],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'admin',
      testMatch: 'admin/*.spec.ts',
      // Its many dialogs and menus open at once; visitors' tests run with motion.
      use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: port },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
