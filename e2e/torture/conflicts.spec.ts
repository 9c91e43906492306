import { amount, expect, report, test } from './lab';

const ROUNDS = amount('CONFLICTS', 10);
const ROUND_MS = 2000;

test('the same page saved from two tabs at once: one conflict each time, never a silent overwrite @smoke', async ({
  openTab,
}) => {
  test.setTimeout(60_000 + ROUNDS * ROUND_MS);
  const [first, second] = [await openTab(), await openTab()];
  await first.evaluate(() => window.lab.savePage('terms', 'Terms'));
  const open = () => window.lab.pages().find(({ id }) => id === 'terms');

  for (let round = 0; round < ROUNDS; round += 1) {
    const edited = await first.evaluate(open);
    await expect.poll(() => second.evaluate(open)).toEqual(edited);
    const titles = [`first ${round}`, `second ${round}`] as const;
    const save = ([title, before]: readonly [string, typeof edited]) =>
      window.lab.savePage('terms', title, before);
    const outcomes = await Promise.all([
      first.evaluate(save, [titles[0], edited] as const),
      second.evaluate(save, [titles[1], edited] as const),
    ]);
    const kept = 'saved' in outcomes[0] ? titles[0] : titles[1];
    expect(outcomes.filter((outcome) => 'saved' in outcome)).toHaveLength(1);
    expect(outcomes).toContainEqual({
      failed: 'conflict',
      current: expect.objectContaining({ title: kept }),
    });
    await expect.poll(() => first.evaluate(open)).toMatchObject({ title: kept });
  }
  report(`${ROUNDS} rounds of two saves at once: ${ROUNDS} conflicts, 0 silent overwrites`);
});

test('an earlier text put back by hand, in a tab that saw the later one for a while, is taken as meant', async ({
  openTab,
}) => {
  const page = await openTab();
  await page.clock.install();
  await page.evaluate(() => window.lab.savePage('terms', 'A'));
  const earlier = await page.evaluate(() => localStorage.getItem('pages') ?? '');
  await page.evaluate(() => window.lab.savePage('terms', 'B'));
  await page.clock.runFor(5000);
  await page.evaluate((text) => localStorage.setItem('pages', text), earlier);
  await page.reload();
  await page.evaluate(() => window.lab.start());

  const stored = await page.evaluate(() => window.lab.pages());
  expect(stored).toContainEqual(expect.objectContaining({ id: 'terms', title: 'A' }));
  const { snapshots } = await page.evaluate(() => window.lab.database());
  expect(JSON.stringify(snapshots)).toContain('\\"title\\":\\"B\\"');
});
