import { amount, expect, report, test } from './lab';

const LIMIT = 5_242_880;
/** Every k up to 64 in the long form. */
const STEP = amount('FULL_STEP', 16);
const MOST = 64;

test('localStorage full to its limit loses nothing and lets people delete @smoke', async ({
  openTab,
}) => {
  test.setTimeout(240_000);
  const page = await openTab();
  await page.evaluate(() => window.lab.submit('kept'));
  const rests = Array.from({ length: MOST / STEP + 1 }, (_, index) => index * STEP);
  for (const rest of rests) {
    await page.evaluate(() => window.lab.savePage('spare', 'To be removed'));
    const found = await page.evaluate(
      async ([limit, free]) => {
        const fits = (count: number) => {
          try {
            localStorage.setItem('probe', 'x'.repeat(count - 'probe'.length));
            return true;
          } catch {
            return false;
          } finally {
            localStorage.removeItem('probe');
          }
        };
        localStorage.removeItem('filler');
        const { used } = window.lab.storageUse();
        localStorage.setItem('filler', 'x'.repeat(limit - free - used - 'filler'.length));
        const meter = window.lab.storageUse();
        const before = localStorage.getItem('visaApplications');
        const outcome = await window.lab.submit(`refused-${free}`);
        return {
          meter,
          outcome,
          isAsBefore: localStorage.getItem('visaApplications') === before,
          fitsRest: free <= 'probe'.length || fits(free),
          fitsMore: fits(Math.max(free + 1, 'probe'.length)),
          list: window.lab.applications().map(({ id }) => id),
          exported: (await window.lab.exported()).includes('kept'),
          removed: await window.lab.removePage('spare'),
        };
      },
      [LIMIT, rest] as const,
    );
    expect(found).toMatchObject({
      meter: { used: LIMIT - rest, limit: LIMIT },
      outcome: { failed: 'full' },
      isAsBefore: true,
      fitsRest: true,
      fitsMore: false,
      list: ['kept'],
      exported: true,
    });
    expect(found.removed).toHaveProperty('saved');
    expect(await page.evaluate(() => window.lab.pages().map(({ id }) => id))).not.toContain(
      'spare',
    );
    await page.evaluate(() => localStorage.removeItem('filler'));
  }
  expect(await page.evaluate(() => window.lab.submit('at last'))).toHaveProperty('saved');
  report(
    `${rests.length} fillings to the limit less 0-${MOST}: meter exact, 0 lost, 0 false successes`,
  );
});
