import { chromium } from 'playwright';
import { browserOptions } from '../lib/builtSite.mjs';
import { print } from './figures.mjs';
import { openSite } from './session.mjs';

/** @typedef {import('playwright').Page} Page */

const ROUNDS = 20;
const LIMIT = 1.1;
const SETTLED_MS = 1500;
/** What the engine compiles of functions that run often is not the page's. */
const WITHOUT_COMPILERS = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/**
 * Every screen of the administrator, one after another.
 * @param {Page} page
 */
async function openAll(page) {
  const links = page.locator('.sidebar-item[href^="/admin/dashboard/"]');
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const path of paths) {
    await page.locator(`.sidebar-item[href="${String(path)}"]`).click();
    await page.waitForURL(`**${String(path)}`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  }
}

/** @param {Page} page @returns {Promise<number>} bytes in use */
async function memoryOf(page) {
  await page.waitForTimeout(SETTLED_MS);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  await devTools.detach();
  return usedSize;
}

/**
 * What is still held after every screen was opened many times, beside after the first time.
 * @param {string} baseURL
 */
export async function measureMemory(baseURL) {
  const { args, ...options } = await browserOptions();
  const browser = await chromium.launch({ ...options, args: [...args, WITHOUT_COMPILERS] });
  const page = await openSite(browser, baseURL, 100);
  await openAll(page);
  const first = await memoryOf(page);
  for (let round = 1; round < ROUNDS; round += 1) await openAll(page);
  const last = await memoryOf(page);
  const mb = (/** @type {number} */ bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
  const ratio = last / first;
  print(
    `Memory after every screen of the administrator was opened ${ROUNDS} times: ${mb(last)}, after once ${mb(first)}, ratio ${ratio.toFixed(2)} (${ratio <= LIMIT ? 'holds' : 'MISSES'} ${LIMIT})`,
  );
  await browser.close();
}
