import { expect, openTab, test } from './lab';

test('the same page edited in two tabs: a conflict, never a silent overwrite', async ({
  context,
  labUrl,
}) => {
  const [first, second] = [await openTab(context, labUrl), await openTab(context, labUrl)];
  await first.evaluate(() => window.lab.savePage('terms', 'Terms'));
  const open = () => window.lab.pages().find(({ id }) => id === 'terms');
  await expect.poll(() => second.evaluate(open)).toBeDefined();

  const [openInFirst, openInSecond] = [await first.evaluate(open), await second.evaluate(open)];
  await first.evaluate(
    (edited) => window.lab.savePage('terms', 'Terms of use', edited),
    openInFirst,
  );
  const outcome = await second.evaluate(
    (edited) => window.lab.savePage('terms', 'Conditions', edited),
    openInSecond,
  );

  expect(outcome).toMatchObject({ failed: 'conflict', current: { title: 'Terms of use' } });
  await expect.poll(() => second.evaluate(open)).toMatchObject({ title: 'Terms of use' });
});

test('a page removed elsewhere while it is edited is a conflict too', async ({
  context,
  labUrl,
}) => {
  const [first, second] = [await openTab(context, labUrl), await openTab(context, labUrl)];
  await first.evaluate(() => window.lab.savePage('terms', 'Terms'));
  const open = () => window.lab.pages().find(({ id }) => id === 'terms');
  await expect.poll(() => second.evaluate(open)).toBeDefined();
  const edited = await second.evaluate(open);
  await first.evaluate(() => window.lab.removePage('terms'));

  const outcome = await second.evaluate(
    (before) => window.lab.savePage('terms', 'Conditions', before),
    edited,
  );
  expect(outcome).toMatchObject({ failed: 'conflict', current: undefined });
});

test('a text that comes back (A, B, A) counts as the newest', async ({ context, labUrl }) => {
  const [first, second] = [await openTab(context, labUrl), await openTab(context, labUrl)];
  for (const title of ['A', 'B', 'A']) {
    await first.evaluate((next) => window.lab.savePage('terms', next), title);
  }
  const text = await first.evaluate(() => localStorage.getItem('pages'));
  await second.evaluate(() => window.lab.savePage('other', 'Other'));
  await second.evaluate(() => window.lab.removePage('other'));

  for (const tab of [first, second]) {
    await expect.poll(() => tab.evaluate(() => localStorage.getItem('pages'))).toBe(text);
  }
});

test('an earlier text put back by hand, in a tab that saw the later one, is taken as meant', async ({
  context,
  labUrl,
}) => {
  const page = await openTab(context, labUrl);
  await page.evaluate(() => window.lab.savePage('terms', 'A'));
  const earlier = await page.evaluate(() => localStorage.getItem('pages'));
  await page.evaluate(() => window.lab.savePage('terms', 'B'));
  await page.evaluate((text) => localStorage.setItem('pages', text ?? ''), earlier);
  await page.reload();
  await page.evaluate(() => window.lab.start());

  const stored = await page.evaluate(() => window.lab.pages());
  expect(stored).toContainEqual(expect.objectContaining({ id: 'terms', title: 'A' }));
  const { snapshots } = await page.evaluate(() => window.lab.database());
  expect(JSON.stringify(snapshots)).toContain('\\"title\\":\\"B\\"');
});

test("someone else's text is adopted, and what it replaces is kept in a snapshot", async ({
  context,
  labUrl,
}) => {
  const page = await openTab(context, labUrl);
  await page.evaluate(() => window.lab.savePage('mine', 'Mine'));
  await page.evaluate(() => localStorage.setItem('pages', '[{"id":"theirs","title":"Theirs"}]'));
  await page.evaluate(() => window.lab.savePage('next', 'Next'));

  const titles = await page.evaluate(() => window.lab.pages().map(({ title }) => title));
  expect(titles).toEqual(['Theirs', 'Next']);
  const { snapshots } = await page.evaluate(() => window.lab.database());
  expect(JSON.stringify(snapshots)).toContain('\\"title\\":\\"Mine\\"');
});
