import { expect, openTab, test } from './lab';

const titles = () => window.lab.pages().map(({ title }) => title);

test('a first visit is seeded once, however many tabs start together', async ({
  context,
  labUrl,
}) => {
  const tabs = await Promise.all([0, 1, 2].map(() => openTab(context, labUrl)));
  for (const tab of tabs) {
    await expect.poll(() => tab.evaluate(titles)).toHaveLength(2);
    expect(await tab.evaluate(() => localStorage.getItem('isDemoInitialized'))).toBe('true');
    expect(await tab.evaluate(() => localStorage.getItem('settings'))).toBeNull();
  }
});

test('with the flag set nothing is seeded', async ({ context, labUrl }) => {
  const page = await context.newPage();
  await page.goto(labUrl);
  await page.evaluate(() => localStorage.setItem('isDemoInitialized', 'true'));
  await page.reload();
  await page.evaluate(() => window.lab.start());
  expect(await page.evaluate(titles)).toEqual([]);
});

test('storage cleared by hand is seeded again, and the earlier data kept in a snapshot', async ({
  context,
  labUrl,
}) => {
  const page = await openTab(context, labUrl);
  await page.evaluate(() => window.lab.submit('earlier'));
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  expect(await page.evaluate(() => window.lab.isFirstVisit())).toBe(true);
  await page.evaluate(() => window.lab.start());

  expect(await page.evaluate(() => window.lab.applications())).toEqual([]);
  expect(await page.evaluate(titles)).toHaveLength(2);
  const { snapshots } = await page.evaluate(() => window.lab.database());
  expect(JSON.stringify(snapshots)).toContain('\\"id\\":\\"earlier\\"');
});

test('one key removed by hand stays removed', async ({ context, labUrl }) => {
  const page = await openTab(context, labUrl);
  await page.evaluate(() => localStorage.removeItem('pages'));
  await page.reload();
  await page.evaluate(() => window.lab.start());
  expect(await page.evaluate(() => localStorage.getItem('pages'))).toBeNull();
  expect(await page.evaluate(titles)).toEqual([]);
});
