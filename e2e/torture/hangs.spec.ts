import { holdDatabase } from '../database';
import { amount, expect, report, test } from './lab';

const HANGS = amount('HANGS', 1);
const TABS = 3;

test('storage stops to answer at a random moment of submissions: each is there once, tried again or not', async ({
  openTab,
}) => {
  test.setTimeout(60_000 + HANGS * 60_000);
  const other = await openTab();
  const tabs = [];
  for (let tab = 0; tab < TABS; tab += 1) tabs.push(await openTab());
  const ids: string[] = [];
  let unanswered = 0;
  for (let hang = 0; hang < HANGS; hang += 1) {
    const submissions = tabs.map(async (page, tab) => {
      const id = `${hang}-${tab}`;
      ids.push(id);
      await page.evaluate((draft) => window.lab.saveDraft(draft, 'typed'), `apply:${id}`);
      for (;;) {
        const outcome = await page.evaluate(
          ([name, wait]) =>
            new Promise((resolve) => setTimeout(resolve, wait)).then(() =>
              window.lab.submitDocuments(name, `apply:${name}`),
            ),
          [id, Math.random() * 30] as const,
        );
        if ('saved' in outcome) return;
        expect(outcome.failed).toBe('timeout');
        unanswered += 1;
        // What was typed is kept, or has been saved after all.
        await letGo();
      }
    });
    const letGo = await holdDatabase(other);
    await Promise.all(submissions);
  }
  const [page] = tabs;
  if (!page) throw new Error('There is no tab.');
  await page.reload();
  await page.evaluate(() => window.lab.start());
  const list = await page.evaluate(() => window.lab.applications().map(({ id }) => id));
  expect(list.toSorted()).toEqual(ids.toSorted());
  const { drafts = [], files = [] } = await page.evaluate(() => window.lab.database());
  expect(drafts).toEqual([]);
  expect(files).toHaveLength(2 * ids.length);
  report(`${HANGS} hangs, ${ids.length} submissions, ${unanswered} unanswered: 0 lost, 0 doubled`);
});
