import type { BrowserContext, Page } from 'playwright/test';
import { button, expectKept, field } from './applyForm';
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
  await expect(page.getByRole('button', { name: WORDS[version], exact: true })).toBeAttached();
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

/** How many windows the newest worker knows of. */
async function windowsOfWorker(context: BrowserContext): Promise<unknown> {
  const all = 'clients.matchAll({ type: "window", includeUncontrolled: true })';
  return context.serviceWorkers().at(-1)?.evaluate(`${all}.then(({ length }) => length)`);
}

/** Types a sentence and presses Update at once; the text of which all that is not young was typed before. */
async function typeAndUpdate(page: Page, before: string): Promise<{ all: string; old: string }> {
  const typedAt: number[] = [];
  for (const character of SENTENCE) {
    await page.keyboard.type(character);
    typedAt.push(performance.now());
  }
  const pressedAt = performance.now();
  await press(page, 'Update');
  const old = typedAt.filter((time) => time < pressedAt - YOUNG_MS).length;
  return { all: before + SENTENCE, old: before + SENTENCE.slice(0, old) };
}

/** Takes away what the browser itself may still have of files that the server no longer has. */
async function clearHttpCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

async function openWizard(context: BrowserContext): Promise<Page> {
  const page = await newWindow(context);
  await page.goto('/apply');
  await page.getByRole('radio', { name: /Tourist Visa - 30 Days/ }).check();
  await button(page, 'Next').click();
  return page;
}

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(`each tab decides for itself, and no word is lost (${ROUNDS} updates)`, async ({
    context,
    deploy,
    page: reader,
  }) => {
    test.setTimeout(ROUND_TIMEOUT_MS * (ROUNDS + 1));
    await reader.goto('/');
    await expectReadyOffline(reader);
    const writer = await openWizard(context);
    const starter = await newWindow(context);
    await starter.goto('/visa-types');
    const loads = countLoads({ reader, writer, starter });
    let text = '';
    let lost = 0;

    for (let round = 1; round <= ROUNDS; round += 1) {
      const [before, after]: Version[] = round % 2 === 1 ? ['this', 'next'] : ['next', 'this'];
      if (!before || !after) throw new Error('There are two versions.');
      await test.step(`round ${round}: ${after}`, async () => {
        for (const tab of [reader, writer, starter]) await expectVersion(tab, before);
        await reader.goto('/');
        await field(writer, 'Purpose of Visit').focus();
        await writer.keyboard.press('Control+End');
        await writer.keyboard.type(SENTENCE);
        text += SENTENCE;

        await deploy(after);
        // A page looks for a new version when it starts.
        await starter.reload();
        for (const tab of [reader, writer, starter])
          await expect(bar(tab)).toBeVisible({ timeout: ROUND_TIMEOUT_MS });
        if (round === 1) await expectNothingFound(reader);
        await press(reader, 'Later');
        await expect(bar(reader)).toHaveCount(0);
        await expect(reader.getByRole('main')).toBeFocused();
        await press(starter, 'Update');
        await expectVersion(starter, after);
        await expect(bar(starter)).toHaveCount(0);

        await clearHttpCache(reader);
        // The others go on with what they have, files included that the server no longer has.
        await reader.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
        await expect(reader.getByRole('heading', { name: 'Our Blog & News' })).toBeVisible();
        await expectVersion(reader, before);
        await expect(bar(reader)).toHaveCount(0);
        await expectVersion(writer, before);
        await expect(field(writer, 'Purpose of Visit')).toHaveValue(text);

        await field(writer, 'Purpose of Visit').focus();
        await writer.keyboard.press('Control+End');
        const typed = await typeAndUpdate(writer, text);
        await expectVersion(writer, after);
        const kept = await field(writer, 'Purpose of Visit').inputValue();
        expect(typed.all).toContain(kept);
        expect(kept).toContain(typed.old);
        lost += typed.all.length - kept.length;
        text = kept;

        await reader.reload();
        await expectVersion(reader, after);
        await expectReadyOffline(reader);
        await expect.poll(() => leftovers(reader)).toEqual({ caches: 1, isUnderWay: false });
        expect(loads).toEqual({ reader: 2 * round, writer: round, starter: 2 * round });
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
      return asked % 2 === 0 ? 'html' : 'nothing';
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
    const other = await newWindow(context);
    await other.goto('/contact');
    await field(other, 'Message').fill('Do I need a photo?');
    await deploy('withoutWorker');
    const takenOver = other.evaluate(
      () =>
        new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true)),
        ),
    );
    await page.reload();
    await clearHttpCache(page);
    await takenOver;
    await expect(bar(other)).toBeVisible();

    // The tab that was open goes on with its own version.
    await expect(field(other, 'Message')).toHaveValue('Do I need a photo?');
    await other.getByRole('banner').getByRole('link', { name: 'Visa Types' }).click();
    await expect(other.getByRole('heading', { name: 'Visa Types', level: 1 })).toBeVisible();
    await expectVersion(other, 'this');
    await other.close();

    await expect.poll(async () => (await leftovers(page)).isUnderWay).toBe(false);
    // The worker looks for windows of the old version once a visit.
    await expect.poll(() => windowsOfWorker(context)).toBe(1);
    await page.reload();
    await expectVersion(page, 'withoutWorker');
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
});

test.describe('where a browser runs no worker', () => {
  test.use({ serviceWorkers: 'block', expectedFaults: [/status of 404|A part of this site/] });

  test('a tab whose files are gone reloads itself, unless something is typed', async ({
    deploy,
    page,
  }) => {
    test.setTimeout(2 * ROUND_TIMEOUT_MS);
    /** Opens a page and waits until it watches over files that are gone, which it does when idle. */
    const open = async (path: string) => {
      const watching = page.waitForResponse(/\/registerWorker-/);
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
    const gone = page.waitForResponse(
      (response) => response.url().includes('/visa-types-') && response.status() === 404,
    );
    // Code is fetched as soon as the pointer is on a link: what is typed is still on the screen.
    await page.getByRole('banner').getByRole('link', { name: 'Visa Types' }).hover();
    await gone;
    await field(page, 'Subject').fill('Photo');
    await page.evaluate(() => fetch('/index.html', { cache: 'no-store' }).then((r) => r.text()));
    await expect(field(page, 'Message')).toHaveValue('Do I need a photo?');
    await expect(field(page, 'Subject')).toHaveValue('Photo');
    expect(loads).toEqual({ page: 0 });

    // Going on, the form has left the screen: its words are kept, and the new version comes.
    await page.getByRole('banner').getByRole('link', { name: 'Visa Types' }).click();
    await expect(page.getByRole('heading', { name: 'Visa Types', level: 1 })).toBeVisible();
    await expectVersion(page, 'this');
    expect(loads).toEqual({ page: 1 });
    await page.goBack();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(field(page, 'Message')).toHaveValue('Do I need a photo?');
  });
});
