import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locator, mergeTests, type Page } from 'playwright/test';
import { test as deploymentsTest, type WrongAnswer } from '../deployments';
import { expectAdminKept, expectReadyOffline } from '../ownServer';
import { amount, expect, report, test as labTest } from './lab';
import { seededRandom } from './random';

const test = mergeTests(labTest, deploymentsTest);

const LOSSES = amount('LOST_CACHES', 1);
const WRONG_DEPLOYS = amount('WRONG_DEPLOYS', 2);
const ROUND_MS = 60_000;
const FOLDER = join('Default', 'Service Worker', 'CacheStorage');

/** How many files are kept that can be read to their end. */
const countReadable = (page: Page) =>
  page.evaluate(async () => {
    let readable = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))?.arrayBuffer();
        if (body !== undefined && body.byteLength > 0) readable += 1;
      }
    }
    return readable;
  });

const random = seededRandom(20261123);

/** Goes there. A page that finds its files healed loads itself again, which may interrupt that. */
const visit = (page: Page, address: string) => expect(() => page.goto(address)).toPass();

/** Does this to about half of the kept files of a profile. */
async function toHalf(profile: string, act: (file: string) => Promise<void>): Promise<void> {
  const folder = join(profile, FOLDER);
  const files = await readdir(folder, { recursive: true });
  for (const file of files)
    if (file.endsWith('_0') && random() < 0.5) await act(join(folder, file));
}

const LOSING: readonly ((profile: string) => Promise<void>)[] = [
  (profile) => rm(join(profile, FOLDER), { recursive: true }),
  (profile) => toHalf(profile, (file) => rm(file)),
  (profile) => toHalf(profile, (file) => writeFile(file, 'not what it was')),
];

test('kept files lost or spoiled while the browser is closed are back after one load', async ({
  deployments: { url },
  launchBrowser,
  profile,
}) => {
  test.setTimeout(ROUND_MS * (1 + LOSSES * LOSING.length));
  let browser = await launchBrowser({ restores: false });
  await browser.page.goto(url);
  await expectReadyOffline(browser.page);
  await expectAdminKept(browser.page);
  const whole = await countReadable(browser.page);
  expect(whole).toBeGreaterThan(100);
  for (let loss = 0; loss < LOSSES; loss += 1)
    for (const lose of LOSING) {
      await browser.close();
      await lose(profile);
      browser = await launchBrowser({ restores: false });
      await browser.page.goto(url);
      await expect.poll(() => countReadable(browser.page), { timeout: ROUND_MS / 2 }).toBe(whole);
    }
  await browser.close();
  report(`${LOSSES * LOSING.length} lost caches: each whole after one load`);
});

test('a first visit amid a deploy that is half wrong: it works and is kept whole when the server is healed', async ({
  browser,
  deployments: { heal, spoil, url },
}) => {
  test.setTimeout(ROUND_MS * (1 + WRONG_DEPLOYS));
  for (let deploy = 0; deploy < WRONG_DEPLOYS; deploy += 1) {
    const answers = new Map<string, WrongAnswer | undefined>();
    spoil((path) => {
      if (!path.startsWith('/assets/') && path !== '/manifest.webmanifest') return undefined;
      if (!answers.has(path))
        answers.set(path, random() < 0.5 ? undefined : random() < 0.5 ? 'html' : 'nothing');
      return answers.get(path);
    });
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    const path = deploy % 2 === 0 ? '/' : '/admin';
    await page.goto(url + path);
    await page.waitForLoadState('networkidle');
    heal();
    await visit(page, url + path);
    const start = page.getByRole('button', { name: /^(?:Try again|Reload the page)$/ });
    const login = page.getByRole('heading', { name: 'Admin Login' });
    const ready = page.getByText('Ready to work offline');
    const works = path === '/' ? ready : login;
    const comes = (what: Locator) => expect(what).toBeAttached({ timeout: ROUND_MS / 2 });
    await comes(works.or(start));
    // It may do so before this is pressed.
    if (await start.isVisible()) await Promise.race([start.click(), comes(works)]);
    if (path === '/admin') await expect(login).toBeVisible();
    await visit(page, url);
    await expectReadyOffline(page);
    await context.setOffline(true);
    await page.goto(`${url}/visa-types`);
    await expect(page.getByRole('heading', { name: 'Visa Types', level: 1 })).toBeVisible();
    await context.close();
  }
  report(`${WRONG_DEPLOYS} deploys that were half wrong: each works offline after it was healed`);
});

test('an installation that a kill cuts off goes on where it stopped', async ({
  deployments: { heal, spoil, url },
  launchBrowser,
}) => {
  test.setTimeout(2 * ROUND_MS);
  let asked = 0;
  spoil((path) => {
    // The worker's file is asked for when the page has what it needs.
    if (path === '/sw.js' || asked > 0) asked += 1;
    return asked > 80 && path.startsWith('/assets/') ? 'never' : undefined;
  });
  let browser = await launchBrowser({ restores: false });
  await browser.page.goto(url);
  const keptPages = () =>
    browser.page.evaluate(async () => {
      const [name] = await caches.keys();
      const requests = name === undefined ? [] : await (await caches.open(name)).keys();
      const paths = requests.map((each) => new URL(each.url).pathname);
      return paths.filter((path) => /^\/[a-z-]+$/.test(path));
    });
  await expect.poll(() => asked, { timeout: ROUND_MS / 2 }).toBeGreaterThan(80);
  await expect.poll(keptPages).not.toEqual([]);
  const kept = await keptPages();
  await browser.kill();

  const again = new Set<string>();
  heal();
  spoil((path) => {
    again.add(path);
    return undefined;
  });
  browser = await launchBrowser({ restores: false });
  await browser.page.goto(url);
  await expectReadyOffline(browser.page);
  for (const page of kept) expect(again).not.toContain(`${page}/index.html`);
  expect(await keptPages()).toEqual(expect.arrayContaining(kept));
  await browser.close();
  report(`${kept.length} pages kept before the kill, none asked for again`);
});
