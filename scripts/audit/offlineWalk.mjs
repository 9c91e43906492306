import { readFileSync } from 'node:fs';
import { ROOT } from '../lib/run.mjs';

/** @typedef {import('./report.mjs').Finding} Finding */
/** @typedef {import('playwright').Page} Page */

const AUDIT = 'Offline';
const READY_TIMEOUT_MS = 60_000;
const SCREEN_TIMEOUT_MS = 20_000;

/** The built-in administrator, as the README names them. */
function account() {
  const readme = readFileSync(`${ROOT}README.md`, 'utf8');
  const [, username = '', password = ''] = /user `([^`]+)`, password `([^`]+)`/.exec(readme) ?? [];
  return { username, password };
}

/**
 * Visits the site until the service worker has everything.
 * @param {Page} page
 * @returns {Promise<string[]>} why it has not, if so
 */
async function visitOnce(page) {
  await page.goto('/');
  const isReady = await page.evaluate(
    (timeout) =>
      Promise.race([
        navigator.serviceWorker.ready.then(() => true),
        new Promise((resolve) => {
          setTimeout(() => resolve(false), timeout);
        }),
      ]),
    READY_TIMEOUT_MS,
  );
  return isReady ? [] : ['no service worker is ready after a visit'];
}

/**
 * Opens an address anew and looks for its screen.
 * @param {Page} page
 * @param {string} path
 * @param {string} [heading]
 * @returns {Promise<Finding>}
 */
async function open(page, path, heading) {
  /** @type {string[]} */
  const faults = [];
  let found = '';
  try {
    await page.goto(path);
    const title = page
      .getByRole('heading', { level: 1, ...(heading && { name: heading }) })
      .first();
    await title.waitFor({ timeout: SCREEN_TIMEOUT_MS });
    found = (await title.textContent()) ?? '';
  } catch (error) {
    faults.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  return { audit: AUDIT, subject: path, result: found.slice(0, 40), faults };
}

/**
 * One visit, then the server is gone: every address is opened cold, then the administrator signs in
 * and every screen of the sidebar is.
 * @param {Page} page of a new browser profile
 * @param {readonly string[]} paths
 * @param {() => void} stopServer
 * @returns {Promise<Finding[]>}
 */
export async function offlineFindings(page, paths, stopServer) {
  const faults = await visitOnce(page);
  if (faults.length > 0) return [{ audit: AUDIT, subject: 'worker', result: 'none', faults }];
  stopServer();
  const findings = [];
  for (const path of paths) findings.push(await open(page, path));
  findings.push(await open(page, '/no/such/page', 'Page Not Found'));
  const { username, password } = account();
  await page.goto('/admin');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/dashboard/overview', { timeout: SCREEN_TIMEOUT_MS });
  const screens = await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const path of screens.filter((link) => link.startsWith('/admin/')))
    findings.push(await open(page, path));
  return findings;
}
