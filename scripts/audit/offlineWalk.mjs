import { ACCOUNT } from '../lib/account.mjs';

/** @typedef {import('./report.mjs').Finding} Finding */
/** @typedef {import('playwright').Page} Page */

const AUDIT = 'Offline';
const READY_TIMEOUT_MS = 60_000;
const SCREEN_TIMEOUT_MS = 20_000;

/**
 * The first line of what went wrong; none when nothing did.
 * @param {() => Promise<unknown>} work
 * @returns {Promise<string[]>}
 */
async function faultsOf(work) {
  try {
    await work();
    return [];
  } catch (error) {
    return [(error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''];
  }
}

/** @param {Page} page */
async function signIn(page) {
  await page.goto('/admin');
  await page.getByLabel('Username').fill(ACCOUNT.username);
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/dashboard/overview', { timeout: SCREEN_TIMEOUT_MS });
}

/**
 * One visit, then the server is gone: every address is opened cold, then the administrator signs in
 * and every screen behind the login is.
 * @param {Page} page of a new browser profile
 * @param {{ paths: readonly string[], adminPaths: readonly string[] }} addresses
 * @param {() => void} stopServer
 * @returns {Promise<Finding[]>}
 */
export async function offlineFindings(page, { paths, adminPaths }, stopServer) {
  /** @type {Finding[]} */
  const findings = [];
  /**
   * @param {string} subject
   * @param {() => Promise<string>} work returns what it found
   */
  const look = async (subject, work) => {
    let result = '';
    const faults = await faultsOf(async () => {
      result = await work();
    });
    findings.push({ audit: AUDIT, subject, result, faults });
    return faults.length === 0;
  };
  /** @param {string} path */
  const open = (path) =>
    look(path, async () => {
      await page.goto(path);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await heading.waitFor({ timeout: SCREEN_TIMEOUT_MS });
      return (await heading.textContent()) ?? '';
    });

  const isReady = await look('one visit', async () => {
    await page.goto('/');
    const sign = page.getByText('Ready to work offline');
    await sign.waitFor({ state: 'attached', timeout: READY_TIMEOUT_MS });
    return 'ready';
  });
  if (!isReady) return findings;
  stopServer();
  for (const path of [...paths, '/no/such/page']) await open(path);
  const isSignedIn = await look('login', async () => {
    await signIn(page);
    return 'signed in';
  });
  if (isSignedIn) for (const path of adminPaths) await open(path);
  return findings;
}
