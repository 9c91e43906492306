import { ACCOUNT } from '../lib/account.mjs';
import { site } from './dataset.mjs';
import { watchRows } from './opening.mjs';
import { installPainted } from './painted.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {(count: number, more?: Record<string, unknown>) => Promise<Page>} OpenSite */

/**
 * Puts values under their keys, in place of the demo.
 * @param {Page} page of the site's origin
 * @param {Record<string, unknown>} values
 */
export function fillStorage(page, values) {
  return page.evaluate((entries) => {
    localStorage.setItem('isDemoInitialized', 'true');
    for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value));
  }, Object.entries(values));
}

/**
 * A page of a browser of its own that holds so many applications, with the administrator signed in.
 * @param {import('playwright').Browser} browser
 * @param {string} baseURL
 * @param {number} count
 * @param {Record<string, unknown>} [more] other keys
 * @returns {Promise<Page>}
 */
export async function openSite(browser, baseURL, count, more = {}) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // A file of the site's origin that starts no app.
  await page.goto('/favicon.svg');
  await fillStorage(page, { ...site(count), ...more });
  await context.addInitScript(installPainted);
  await context.addInitScript(watchRows);
  await signIn(page);
  return page;
}

/** @param {Page} page of the site's origin */
export async function signIn(page) {
  await page.goto('/admin');
  await page.getByLabel('Username').fill(ACCOUNT.username);
  await page.getByLabel('Password').fill(ACCOUNT.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/dashboard/overview');
}
