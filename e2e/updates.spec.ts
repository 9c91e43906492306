import type { BrowserContext, Page } from 'playwright/test';
import { expectKept, field, openDetails } from './applyForm';
import { expectNothingFound } from './axe';
import { test, type Version, WORDS } from './deployments';
import { expectReadyOffline } from './ownServer';
import { expect, newWindow } from './test';

/** `ROUNDS=50 npx playwright test updates` deploys and updates so many times in a row. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 1);
const ROUND_TIMEOUT_MS = 60_000;
/** Words younger than this may be lost. */
const YOUNG_MS = 500;
const SENTENCE = 'A trade fair, then family. ';

// One after the other on one server: each version is built once.
test.describe.configure({ mode: 'default' });

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready.' });
const press = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();

async function expectVersion(page: Page, version: Version): Promise<void> {
  const word = page.getByRole('button', { name: WORDS[version], exact: true });
  // Chromium may let a new worker wait for a while.
  await expect(word).toBeAttached({ timeout: ROUND_TIMEOUT_MS / 2 });
}

/** How often each of these pages is loaded from now on. */
function countLoads(pages: Readonly<Record<string, Page>>): Record<string, number> {
  const loads: Record<string, number> = {};
  for (const [name, page] of Object.entries(pages)) {
    loads[name] = 0;
    page.on('domcontentloaded', () => (loads[name] = (loads[name] ?? 0) + 1));
  }
  return loads;
}

/** The versions that are cached, and whether a worker is under way. */
function leftovers(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      caches: (await caches.keys()).length,
      isUnderWay: Boolean(registration?.installing ?? registration?.waiting),
    };
  });
}

/** Types a sentence while another tab takes the update; the text of which all that is not young was typed before. */
async function typeDuringUpdate(
  page: Page,
  other: Page,
  before: string,
): Promise<{ all: string; old: string }> {
  const typedAt: number[] = [];
  for (const character of SENTENCE) {
    await page.keyboard.type(character);
    typedAt.push(performance.now());
  }
  const pressedAt = performance.now();
  await press(other, 'Update');
  const old = typedAt.filter((time) => time < pressedAt - YOUNG_MS).length;
  return { all: before + SENTENCE, old: before + SENTENCE.slice(0, old) };
}

async function openWizard(context: BrowserContext): Promise<Page> {
  const page = await newWindow(context);
  await openDetails(page);
  return page;
}

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(`one tab takes the update, all reload, and no word is lost (${ROUNDS} updates)`, async ({
    context,
    deploy,
    page: reader,
  }) => {
    test.setTimeout(ROUND_TIMEOUT_MS * (ROUNDS + 1));
    await reader.goto('/');
    await expectReadyOffline(reader);
    const writer = await openWizard(context);
    const starter = await newWindow(context, '/visa-types');
    const loads = countLoads({ reader, writer, starter });
    let text = '';
    let lost = 0;

    for (let round = 1; round <= ROUNDS; round += 1) {
      const [before, after]: Version[] = round % 2 === 1 ? ['this', 'next'] : ['next', 'this'];
      if (!before || !after) throw new Error('There are two versions.');
      await test.step(`round ${round}: ${after}`, async () => {
        for (const tab of [reader, writer, starter]) await expectVersion(tab, before);
        await deploy(after);
        // A page looks for a new version when it starts.
        await starter.reload();
        for (const tab of [reader, writer, starter])
          await expect(bar(tab)).toBeVisible({ timeout: ROUND_TIMEOUT_MS });
        if (round === 1) await expectNothingFound(reader);
        await press(reader, 'Later');
        await expect(bar(reader)).toHaveCount(0);
        await expect(reader.getByRole('main')).toBeFocused();

        await field(writer, 'Purpose of Visit').focus();
        await writer.keyboard.press('Control+End');
        const typed = await typeDuringUpdate(writer, starter, text);
        for (const tab of [reader, writer, starter]) {
          await expectVersion(tab, after);
          await expect(bar(tab)).toHaveCount(0);
        }
        await expect(field(writer, 'Purpose of Visit')).toHaveValue(/./);
        const kept = await field(writer, 'Purpose of Visit').inputValue();
        expect(typed.all).toContain(kept);
        expect(kept).toContain(typed.old);
        lost += typed.all.length - kept.length;
        text = kept;

        await expectReadyOffline(reader);
        await expect.poll(() => leftovers(reader)).toEqual({ caches: 1, isUnderWay: false });
        expect(loads).toEqual({ reader: round, writer: round, starter: 2 * round });
      });
    }
    await expectKept(writer);
    process.stdout.write(`      ${ROUNDS} updates, ${lost} keystrokes lost of any age\n`);
  });

  test('an update whose files were answered wrongly once is offered when the server is healed', async ({
    deploy,
    heal,
    page,
    spoil,
  }) => {
    test.setTimeout(2 * ROUND_TIMEOUT_MS);
    await page.goto('/');
    await expectReadyOffline(page);
    await deploy('next');
    let asked = 0;
    spoil((path) => {
      if (!path.startsWith('/assets/') && path !== '/manifest.webmanifest') return undefined;
      asked += 1;
      return (['html', 'nothing', 'missing'] as const)[asked % 3];
    });
    const isFailed = page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return new Promise<boolean>((resolve) => {
        registration.addEventListener('updatefound', () => {
          const { installing } = registration;
          installing?.addEventListener('statechange', () =>
            resolve(installing.state === 'redundant'),
          );
        });
        void registration.update();
      });
    });
    expect(await isFailed).toBe(true);
    expect(asked).toBeGreaterThan(0);
    heal();
    await page.reload();
    await press(page, 'Update');
    await expectVersion(page, 'next');
    await expectReadyOffline(page);
    await expect.poll(() => leftovers(page)).toEqual({ caches: 1, isUnderWay: false });
    const name = () =>
      page.evaluate(async () => {
        const manifest: unknown = await (await fetch('/manifest.webmanifest')).json();
        return Reflect.get(Object(manifest), 'name');
      });
    expect(await name()).toBe('Dubai Visa');
  });

  test('a build without a worker removes it and leaves the data', async ({
    context,
    deploy,
    page,
  }) => {
    test.setTimeout(2 * ROUND_TIMEOUT_MS);
    await page.goto('/');
    await expectReadyOffline(page);
    const other = await newWindow(context, '/contact');
    await field(other, 'Message').fill('Do I need a photo?');
    await deploy('withoutWorker');
    await page.reload();
    for (const tab of [page, other]) await expectVersion(tab, 'withoutWorker');
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(field(other, 'Message')).toHaveValue('Do I need a photo?');
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
        localStorage.getItem('isDemoInitialized'),
      ]);
    await expect.poll(left).toEqual([0, 0, 'true']);
    await page.reload();
    await expectVersion(page, 'withoutWorker');
    expect(await left()).toEqual([0, 0, 'true']);
  });

  test('the worker of an earlier version gives way at one reload, and nothing stored is lost', async ({
    context,
    deploy,
    page,
  }) => {
    await deploy('earlier');
    await page.goto('/');
    const keptCaches = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        return Promise.all(
          names.map(async (name) => (await (await caches.open(name)).keys()).length),
        );
      });
    await expect.poll(keptCaches).toEqual([4]);
    await page.evaluate(async () => {
      localStorage.setItem('isDemoInitialized', 'true');
      localStorage.setItem('contactMessages', '[]');
      const file = new Response('A file', { headers: { 'x-received-at': String(Date.now()) } });
      await (await caches.open('received')).put('/received/1', file);
    });
    const other = await newWindow(context, '/');
    await other.getByLabel('Message').fill('Do I need a photo?');

    await deploy('this');
    await page.reload();
    await expect(page.getByLabel('Message')).toBeVisible();
    const loads = countLoads({ page, other });
    await page.getByRole('button', { name: 'Update' }).click({ timeout: ROUND_TIMEOUT_MS });
    await expectVersion(page, 'this');
    await expectReadyOffline(page);
    // The other tab hears that it is outdated, as its version offers the update.
    await expect(other).toHaveTitle(/"isCurrent":false/);
    await expect(other.getByLabel('Message')).toHaveValue('Do I need a photo?');
    expect(loads).toEqual({ page: 1, other: 0 });
    const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
    expect([await stored('isDemoInitialized'), await stored('contactMessages')]).toEqual([
      'true',
      '[]',
    ]);
    expect(await page.evaluate(async () => (await caches.match('/received/1'))?.text())).toBe(
      'A file',
    );
    const names = await page.evaluate(() => caches.keys());
    expect(names.filter((name) => name.startsWith('site-'))).toHaveLength(1);
    await other.reload();
    await expectVersion(other, 'this');
    await context.setOffline(true);
    await page.goto('/visa-types');
    await expect(page.getByRole('heading', { name: 'Visa Types', level: 1 })).toBeVisible();
  });
});

test('where no worker runs, a tab whose late part is gone stores what is typed and reloads itself', async ({
  deploy,
  page,
  expectFaults,
}) => {
  expectFaults(/status of 404|A part of this site/);
  test.setTimeout(2 * ROUND_TIMEOUT_MS);
  /** Opens a page and waits until it watches over files that are gone, which it does when idle. */
  const open = async (path: string) => {
    const watching = page.waitForResponse(/\/updates-/);
    await page.goto(path);
    await watching;
    await page.waitForLoadState('networkidle');
  };
  await open('/');
  await expectVersion(page, 'this');
  await deploy('next');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expectVersion(page, 'next');

  await open('/contact');
  await field(page, 'Message').fill('Do I need a photo?');
  await deploy('this');
  const loads = countLoads({ page });
  // Code is fetched as soon as the pointer is on a link.
  await page.getByRole('banner').getByRole('link', { name: 'Visa Types' }).hover();
  await expectVersion(page, 'this');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(field(page, 'Message')).toHaveValue('Do I need a photo?');
  expect(loads).toEqual({ page: 1 });
});
