import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { test as base, type BrowserContext, type Page } from 'playwright/test';
import sirv from 'sirv';
import { launchKillable, type KillableBrowser } from './killableBrowser';

async function serveLab() {
  const server = createServer(sirv(fileURLToPath(new URL('../../.cache/lab', import.meta.url))));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  // A server that listens on a port has such an address.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

interface TestFixtures {
  /** Starts a browser that can be killed, on this test's own profile folder. */
  launchBrowser: (how?: Parameters<typeof launchKillable>[2]) => Promise<KillableBrowser>;
  /** That folder. */
  profile: string;
}

interface WorkerFixtures {
  /** URL of the lab page, built from the current data layer, on its own origin. */
  labUrl: string;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  profile: async ({}, provide, testInfo) => {
    await provide(testInfo.outputPath('profile'));
  },
  launchBrowser: async ({ launchOptions, profile }, provide) => {
    const browsers: KillableBrowser[] = [];
    await provide(async (how) => {
      const browser = await launchKillable(profile, launchOptions, how);
      browsers.push(browser);
      return browser;
    });
    for (const browser of browsers) await browser.kill();
  },
  labUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, provide) => {
      const server = await serveLab();
      await provide(server.url);
      server.close();
    },
    { scope: 'worker' },
  ],
});
export { expect } from 'playwright/test';

/** Prints figures of a test. */
export function report(figures: string): void {
  process.stdout.write(`      ${figures}\n`);
}

/** The clock of the page's next documents is ahead. */
export async function runAhead(page: Page, ms: number): Promise<void> {
  await page.addInitScript((aheadMs) => {
    const now = Date.now.bind(Date);
    globalThis.Date = new Proxy(Date, {
      construct: (target, values, itself): Date =>
        Reflect.construct(target, values.length > 0 ? values : [now() + aheadMs], itself),
      get: (target, name, itself): unknown =>
        name === 'now' ? () => now() + aheadMs : Reflect.get(target, name, itself),
    });
    const { timeOrigin } = performance;
    Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin + aheadMs });
  }, ms);
}

/** Opens a tab with the lab page and reconciles its storage. */
export async function openTab(context: BrowserContext, labUrl: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(labUrl);
  await page.evaluate(() => window.lab.start());
  return page;
}
