import { print, ratioLine } from './figures.mjs';
import { pressToPainted } from './painted.mjs';

/** @typedef {import('playwright').Page} Page */

const RUNS = 7;
const THROTTLING = 4;
const LIMIT = 1.3;
/** By then the administrator's page has been idle, and has fetched what may be wanted next. */
const IDLE_MS = 4000;

/**
 * @param {Page} page on a list of entries
 * @param {string} awaited selector of what is typed into
 */
async function openDialog(page, awaited) {
  const time = await pressToPainted(page, 'main button', `[role=dialog] ${awaited}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return time;
}

/**
 * Opening a new page, whose dialog has the editor, beside a new visa card, whose has plain fields.
 * @param {import('./session.mjs').OpenSite} openSite
 */
export async function measureEditor(openSite) {
  const [rich, plain] = [await openSite(100), await openSite(100)];
  for (const [page, path] of /** @type {const} */ ([
    [rich, 'pages'],
    [plain, 'visa-cards'],
  ])) {
    await page.goto(`/admin/dashboard/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(IDLE_MS);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  }
  /** @type {number[]} */
  const measured = [];
  /** @type {number[]} */
  const floor = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const [a, b] = [
      await openDialog(rich, '.w-md-editor textarea'),
      await openDialog(plain, 'input'),
    ];
    if (run === 0) {
      print(
        ratioLine(
          `The first opening of the editor at ${THROTTLING}x CPU, against plain fields`,
          [a],
          [b],
          LIMIT,
        ),
      );
    } else {
      measured.push(a);
      floor.push(b);
    }
  }
  print(ratioLine('Each opening after it', measured, floor, LIMIT));
  await rich.context().close();
  await plain.context().close();
}
