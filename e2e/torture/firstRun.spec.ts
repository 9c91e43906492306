import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from './lab';

const titles = () => window.lab.pages().map(({ title }) => title);

test('a first visit is seeded once, however many tabs start together', async ({ openTab }) => {
  const tabs = await Promise.all([0, 1, 2].map(() => openTab()));
  for (const tab of tabs) {
    await expect.poll(() => tab.evaluate(titles)).toHaveLength(2);
    expect(await tab.evaluate(() => localStorage.getItem('isDemoInitialized'))).toBe('true');
    expect(await tab.evaluate(() => localStorage.getItem('settings'))).toBeNull();
  }
});

/** Opens a page of the lab's origin that runs nothing, to change storage from outside. */
async function openOutside(context: BrowserContext, labUrl: string): Promise<Page> {
  const outside = await context.newPage();
  const url = `${labUrl}outside`;
  await outside.route(url, (route) => route.fulfill({ contentType: 'text/html', body: 'Outside' }));
  await outside.goto(url);
  return outside;
}

test('storage that is cleared beside an open page is a first run once all are closed', async ({
  context,
  labUrl,
  openTab,
}) => {
  const page = await openTab();
  await page.evaluate(() => window.lab.submit('earlier'));
  const outside = await openOutside(context, labUrl);
  await outside.evaluate(() => localStorage.clear());
  await expect
    .poll(async () => (await page.evaluate(() => window.lab.database()))['snapshots'])
    .not.toEqual([]);
  await page.close();
  const next = await openTab();
  expect(await next.evaluate(() => window.lab.applications())).toEqual([]);
  expect(await next.evaluate(titles)).toHaveLength(2);
});

test('storage that a page clears itself is a first run, also in another tab', async ({
  context,
  labUrl,
  openTab,
}) => {
  const page = await openTab();
  await page.evaluate(() => window.lab.submit('earlier'));
  await page.evaluate(() => localStorage.clear());
  const blank = await context.newPage();
  await page.close({ runBeforeUnload: true });
  await blank.goto(labUrl);
  expect(await blank.evaluate(() => window.lab.isFirstVisit())).toBe(true);
  await blank.evaluate(() => window.lab.start());
  expect(await blank.evaluate(() => window.lab.applications())).toEqual([]);
});

test('the text from before a save, written by hand at once, is what the next page shows', async ({
  openTab,
}) => {
  const page = await openTab();
  const before = await page.evaluate(() => localStorage.getItem('pages'));
  await page.evaluate(() => window.lab.savePage('new', 'New'));
  expect(await page.evaluate(titles)).toHaveLength(3);
  await page.evaluate((text) => localStorage.setItem('pages', text ?? ''), before);
  await page.reload();
  await page.evaluate(() => window.lab.start());
  expect(await page.evaluate(titles)).toHaveLength(2);
});

test('storage that is cleared unseen, 70 minutes of running time after the last save, is a first run', async ({
  context,
  labUrl,
  openTab,
}) => {
  const page = await openTab();
  await page.evaluate(() => window.lab.savePage('new', 'New'));
  await page.close();
  // A tab that nobody touches.
  const running = await context.newPage();
  await running.clock.install();
  await running.goto(labUrl);
  await running.evaluate(() => window.lab.start());
  const noted = () =>
    running.evaluate(async () => {
      const { journal = [] } = await window.lab.database();
      return Math.min(...journal.map((row) => Number(Reflect.get(Object(row), 'minutes') ?? 0)));
    });
  for (let ran = 10; ran <= 70; ran += 10) {
    const before = await noted();
    await running.clock.runFor('10:00');
    await expect.poll(noted).toBeGreaterThan(before);
  }
  await running.close();
  const outside = await openOutside(context, labUrl);
  await outside.evaluate(() => localStorage.clear());
  const next = await openTab();
  expect(await next.evaluate(titles)).toHaveLength(2);
});
