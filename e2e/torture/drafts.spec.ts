import { expect, openTab, test } from './lab';

const RELOADS = 10;

test('a draft is found again after each of several reloads', async ({ context, labUrl }) => {
  const page = await openTab(context, labUrl);
  for (let index = 0; index < RELOADS; index += 1) {
    await page.evaluate((value) => window.lab.holdDraft('apply', value), index);
    await page.reload();
    expect(await page.evaluate(() => window.lab.findDraft('apply'))).toBe(index);
  }
});

test('a draft is not offered to a second tab while the first one holds it', async ({
  context,
  labUrl,
}) => {
  const [first, second] = [await openTab(context, labUrl), await openTab(context, labUrl)];
  await first.evaluate(() => window.lab.holdDraft('apply', 'typed'));
  expect(await second.evaluate(() => window.lab.findDraft('apply'))).toBeUndefined();
  await first.close();
  await expect.poll(() => second.evaluate(() => window.lab.findDraft('apply'))).toBe('typed');
});

test('a draft is found again after the browser was killed', async ({ labUrl, launchBrowser }) => {
  const first = await launchBrowser();
  await first.page.goto(labUrl);
  await first.page.evaluate(() => window.lab.holdDraft('apply', { name: 'Sara' }));
  await first.kill();

  const second = await launchBrowser();
  await second.page.goto(labUrl);
  expect(await second.page.evaluate(() => window.lab.findDraft('apply'))).toEqual({ name: 'Sara' });
  await second.close();
});
