import { amount, expect, report, test } from './lab';

const TABS = 8;
const WRITES = amount('WRITES', 12);
const SEEDS = amount('SEEDS', 1);
const FIRST_SEED = 20261121;
const WRITE_MS = 60;
/** A tab has heard of every write by then. */
const EQUAL_WITHIN_MS = amount('EQUAL_WITHIN_MS', 10_000);

for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1)
  test(`${TABS} tabs that write ${WRITES} times each lose nothing and end equal (seed ${seed}) @smoke`, async ({
    openTab,
  }) => {
    test.setTimeout(60_000 + TABS * WRITES * WRITE_MS);
    const tabs = await Promise.all(Array.from({ length: TABS }, () => openTab()));
    const [first] = tabs;
    if (!first) throw new Error('No tab.');
    await first.evaluate(() => window.lab.savePage('counter', '0'));
    const sees = () => window.lab.pages().some(({ id }) => id === 'counter');
    for (const tab of tabs) await expect.poll(() => tab.evaluate(sees)).toBe(true);
    const written = await Promise.all(
      tabs.map((tab, index) =>
        tab.evaluate(([prefix, count, tabSeed]) => window.lab.mixedWrites(prefix, count, tabSeed), [
          `tab${index}`,
          WRITES,
          seed * TABS + index,
        ] as const),
      ),
    );

    const endedAt = Date.now();
    const texts = () =>
      Promise.all(
        tabs.map((tab) =>
          tab.evaluate(() => [localStorage['pages'], localStorage['visaApplications']].join('\n')),
        ),
      );
    await expect
      .poll(async () => new Set(await texts()).size, { timeout: EQUAL_WITHIN_MS, intervals: [50] })
      .toBe(1);
    const equalMs = Date.now() - endedAt;

    const stored = await first.evaluate(() => ({
      applications: window.lab.applications().map(({ id }) => id),
      numbers: window.lab.applications().map(({ trackingNumber }) => trackingNumber),
      titles: window.lab
        .pages()
        .filter(({ slug }) => slug !== 'about' && slug !== 'contact-us')
        .map(({ id, title }) => `${id}: ${title}`),
    }));
    const sum = (of: 'counted' | 'conflicts') => written.reduce((all, each) => all + each[of], 0);
    const titles = written.flatMap(({ own }) => own);
    titles.push(`counter: ${sum('counted')}`);
    expect(new Set(stored.titles)).toEqual(new Set(titles));
    expect(stored.titles).toHaveLength(titles.length);
    const submitted = written.flatMap((each) => each.submitted);
    expect(new Set(stored.applications)).toEqual(new Set(submitted));
    expect(stored.applications).toHaveLength(submitted.length);
    expect(new Set(stored.numbers).size).toBe(stored.numbers.length);
    report(
      `${TABS * WRITES} mixed writes in ${TABS} tabs (seed ${seed}): 0 lost, 0 duplicated, ${sum('conflicts')} conflicts told, tabs equal after ${equalMs} ms`,
    );
  });
