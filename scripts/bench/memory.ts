import type { Browser, Page } from 'playwright';
import { startBrowser } from '../lib/site.ts';
import { site } from './dataset.ts';
import { atMost, table } from './figures.ts';
import { headingOf, openAdmin } from './page.ts';

const ROUNDS = 20;
const LIMIT = 1.1;
const SETTLED_MS = 1500;
/** Compiled code of hot functions must not count as the page's memory. */
const WITHOUT_COMPILERS = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/** Opens every admin screen in turn. */
async function openAll(page: Page) {
  const links = page.locator('nav a[href^="/admin/dashboard/"]');
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const path of paths) {
    await page.locator(`nav a[href="${String(path)}"]`).click();
    await page.waitForURL(`**${String(path)}`);
    await headingOf(page);
  }
}

/** @returns bytes in use */
async function memoryOf(page: Page): Promise<number> {
  await page.waitForTimeout(SETTLED_MS);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  await devTools.detach();
  return usedSize;
}

/** Memory in use after opening every screen many times, compared with the first time. */
export async function measureMemory(_: Browser, baseURL: string): Promise<void> {
  const browser = await startBrowser(WITHOUT_COMPILERS);
  const page = await openAdmin(browser, baseURL, site(100));
  await page.goto('/admin/dashboard/overview');
  await openAll(page);
  const first = await memoryOf(page);
  for (let round = 1; round < ROUNDS; round += 1) await openAll(page);
  const last = await memoryOf(page);
  const mb = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
  const row = table('memory', 'After one round', `After ${ROUNDS}`, `Ratio, at most ${LIMIT}`);
  row(mb(first), mb(last), atMost(LIMIT, last / first, 2));
  await browser.close();
}
