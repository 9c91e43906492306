import { ms, print } from './figures.mjs';
import { contactMessages } from './dataset.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./session.mjs').OpenSite} OpenSite */

const PATH = '/admin/dashboard/profile';
const THROTTLING = 4;
const LIMIT_MS = 50;
const SETTLED_MS = 2500;
const KEY_DELAY_MS = 120;
/** With 500 posts, 200 pages and 5,000 applications these make 8,000 records. */
const MESSAGES = 2300;
/** Words of every record and of one, several of them, with an error, and of none. */
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

/** @typedef {{ inDocument: number, painted: number }} Time milliseconds from a key */

/** Runs in the page: from each key to the results for what was then typed. */
function watchResults() {
  /** @type {Time[]} */
  const times = [];
  let pressedAt = Number.NaN;
  let wanted = '';
  const field = document.querySelector('[role=dialog] [role=combobox]');
  const status = document.querySelector('[role=dialog] output');
  if (!(field instanceof HTMLInputElement) || status === null) throw new Error('No search dialog.');
  addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
  let from = 0;
  field.addEventListener('input', ({ timeStamp }) => {
    wanted = `“${field.value.trim()}”`;
    // Letters that the keyboard in use does not have come without a key.
    from = Number.isNaN(pressedAt) ? timeStamp : pressedAt;
    pressedAt = Number.NaN;
  });
  new MutationObserver(() => {
    if (wanted === '' || !status.textContent.includes(wanted)) return;
    wanted = '';
    const start = from;
    const inDocument = performance.now() - start;
    requestAnimationFrame(() => {
      // The first task after the frame.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () =>
        times.push({ inDocument, painted: performance.now() - start }),
      );
      port1.start();
      port2.postMessage(null);
    });
  }).observe(status, { childList: true, characterData: true, subtree: true });
  return times;
}

/**
 * @param {Page} page
 * @param {number} rate how many times slower the processor is
 */
async function type(page, rate) {
  await page.goto(PATH);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate });
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
  for (const text of TEXTS) {
    await field.fill('');
    await field.pressSequentially(text, { delay: KEY_DELAY_MS });
    await page.waitForTimeout(KEY_DELAY_MS * 4);
    keys += text.replace(/ /g, '').length;
  }
  const measured = await times.jsonValue();
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { measured, first, keys };
}

/**
 * @param {readonly number[]} values
 * @param {number} share
 */
function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * From a key in the palette to painted results, with 8,000 records beside 100: what a busy machine,
 * the browser and the drawing of the list cost shows in both.
 * @param {OpenSite} openSite
 */
export async function measureSearching(openSite) {
  for (const count of [100, 5000]) {
    const page = await openSite(
      count,
      count === 100 ? {} : { contactMessages: contactMessages(MESSAGES) },
    );
    const { measured, first, keys } = await type(page, THROTTLING);
    const painted = measured.map((time) => time.painted);
    const inDocument = percentile(
      measured.map((time) => time.inDocument),
      0.95,
    );
    const p95 = percentile(painted, 0.95);
    const verdict = count === 100 ? 'floor' : p95 < LIMIT_MS ? 'holds' : 'MISSES';
    const records = count === 100 ? '800' : '8,000';
    print(
      `Searching ${records} records at ${THROTTLING}x CPU: median ${ms(percentile(painted, 0.5))}, 95th percentile ${ms(p95)} until they are painted and ${ms(inDocument)} until they are in the document, of ${painted.length} results for ${keys} keys, the worst ${ms(Math.max(...painted))}, from the first opening to its first results ${ms(first)} (${verdict} ${LIMIT_MS} ms)`,
    );
    await page.context().close();
  }
}
