import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { test as base, type Page } from 'playwright/test';
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

async function openLab(page: Page, labUrl: string): Promise<void> {
  if (page.url() !== labUrl) await page.goto(labUrl);
  await page.waitForFunction(() => 'lab' in window);
  await page.evaluate(() => window.lab.start());
}

interface TestFixtures {
  /** Starts a browser that can be killed, on this test's own profile folder. */
  launchBrowser: (how?: Parameters<typeof launchKillable>[2]) => Promise<KillableBrowser>;
  /** That folder. */
  profile: string;
  /** The lab in such a browser, which may restore it by itself. */
  startAgain: (how?: Parameters<typeof launchKillable>[2]) => Promise<KillableBrowser>;
  /** Opens a tab with the lab page and reconciles its storage. */
  openTab: () => Promise<Page>;
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
  startAgain: async ({ labUrl, launchBrowser }, provide) => {
    await provide(async (how) => {
      const browser = await launchBrowser(how);
      await openLab(browser.page, labUrl);
      return browser;
    });
  },
  openTab: async ({ context, labUrl }, provide) => {
    await provide(async () => {
      const page = await context.newPage();
      await openLab(page, labUrl);
      return page;
    });
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

/** Amount of work of a test: small in `npm run test:all`, set by `npm run torture` otherwise. */
export function amount(name: string, few: number): number {
  return Number(process.env[`TORTURE_${name}`] ?? few);
}

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
