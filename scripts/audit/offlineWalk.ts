import type { Page } from 'playwright';
import { ACCOUNT } from '../lib/site.ts';
import type { Finding } from './report.ts';

const READY_TIMEOUT_MS = 60_000;
const SCREEN_TIMEOUT_MS = 20_000;

/**
 * One visit, then the server is gone: every address is opened cold, then the administrator signs in
 * and every screen behind the login is.
 * @param page of a new browser profile
 */
export async function offlineFindings(
  page: Page,
  { paths, adminPaths }: { paths: readonly string[]; adminPaths: readonly string[] },
  stopServer: () => void,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  page.setDefaultTimeout(SCREEN_TIMEOUT_MS);
  /** @param work returns what it found */
  const look = async (subject: string, work: () => Promise<string>) => {
    let result = '';
    const faults: string[] = [];
    try {
      result = await work();
    } catch (error) {
      faults.push((error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '');
    }
    findings.push({ audit: 'Offline', subject, result, faults });
    return faults.length === 0;
  };
  const open = (path: string) =>
    look(path, async () => {
      await page.goto(path);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await heading.waitFor();
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
    await page.goto('/admin');
    await page.getByLabel('Username').fill(ACCOUNT.username);
    await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/admin/dashboard/overview');
    return 'signed in';
  });
  if (isSignedIn) for (const path of adminPaths) await open(path);
  return findings;
}
