import type { Browser, Page } from 'playwright';
import { contactMessages, site } from './dataset.ts';
import { atMost, ms, percentile, table } from './figures.ts';
import { headingOf, openAdmin, slowDown } from './page.ts';

const PATH = '/admin/dashboard/profile';
const LIMIT_MS = 50;
const SETTLED_MS = 2500;
const KEY_DELAY_MS = 120;
/** With 500 posts, 200 pages and 5,000 applications these make 8,000 records. */
const MESSAGES = 2300;
/** Words that are in every record, in one, several words, one with a typo, and one in none. */
const TEXTS = [
  'haddad',
  'amal haddad 43',
  'dv104321',
  'applicant 4000',
  'post number 77',
  'أحمد',
  'trade fair',
  'haddat',
  'questiom',
  'zzzzz',
];

/** Runs in the page: milliseconds from each key to the results for the text typed so far. */
function watchResults() {
  const times: { inDocument: number; painted: number }[] = [];
  let pressedAt = Number.NaN;
  let wanted = '';
  const field = document.querySelector('[role=dialog] [role=combobox]');
  const status = document.querySelector('[role=dialog] output');
  if (!(field instanceof HTMLInputElement) || status === null) throw new Error('No search dialog.');
  addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
  let from = 0;
  field.addEventListener('input', ({ timeStamp }) => {
    wanted = `“${field.value.trim()}”`;
    // Characters that are not on the keyboard arrive without a key event.
    from = Number.isNaN(pressedAt) ? timeStamp : pressedAt;
    pressedAt = Number.NaN;
  });
  new MutationObserver(() => {
    if (wanted === '' || !status.textContent.includes(wanted)) return;
    wanted = '';
    const start = from;
    const inDocument = performance.now() - start;
    void window
      .painted(() => true)
      .then((painted) => times.push({ inDocument, painted: painted - start }));
  }).observe(status, { childList: true, characterData: true, subtree: true });
  return times;
}

export async function typeInPalette(page: Page, texts: readonly string[] = TEXTS) {
  await page.goto(PATH);
  await headingOf(page);
  await page.waitForTimeout(SETTLED_MS);
  await slowDown(page);
  const opened = performance.now();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.waitFor();
  const times = await page.evaluateHandle(watchResults);
  await field.pressSequentially('am');
  await page.getByRole('dialog').getByRole('option').filter({ hasText: 'Amal' }).first().waitFor();
  const first = performance.now() - opened;
  await page.waitForTimeout(SETTLED_MS);
  let keys = 2;
  for (const text of texts) {
    await field.fill('');
    await field.pressSequentially(text, { delay: KEY_DELAY_MS });
    await page.waitForTimeout(KEY_DELAY_MS * 4);
    keys += text.replace(/ /g, '').length;
  }
  return { measured: await times.jsonValue(), first, keys };
}

/**
 * From a key in the command palette to painted results, with 8,000 records and with 100: what a
 * busy machine, the browser and the rendering of the list cost shows in both.
 */
export async function measureSearching(browser: Browser, baseURL: string): Promise<void> {
  const row = table(
    'search',
    'Records',
    'Median, ms',
    `95th percentile, at most ${LIMIT_MS} ms`,
    'The same, in the document, ms',
    'Worst, ms',
    'Results for keys',
    'First results after opening, ms',
  );
  for (const [count, records, more] of [
    [100, '800', {}],
    [5000, '8,000', { contactMessages: contactMessages(MESSAGES) }],
  ] as const) {
    const page = await openAdmin(browser, baseURL, { ...site(count), ...more });
    const { measured, first, keys } = await typeInPalette(page);
    const painted = measured.map((time) => time.painted);
    const inDocument = measured.map((time) => time.inDocument);
    row(
      records,
      ms(percentile(painted, 0.5)),
      atMost(count === 100 ? Infinity : LIMIT_MS, percentile(painted, 0.95)),
      ms(percentile(inDocument, 0.95)),
      ms(Math.max(...painted)),
      `${painted.length} for ${keys}`,
      ms(first),
    );
    await page.context().close();
  }
}
