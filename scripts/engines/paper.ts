import { inflateSync } from 'node:zlib';
import { Refusal } from './commands.ts';
import type { Walk } from './steps.ts';

const START = 'stream\n';

/**
 * How many pages a PDF has, as its list of pages counts them. Some programs compress that list.
 */
export function pageCount(pdf: Buffer) {
  const texts = [pdf.toString('latin1')];
  for (let at = pdf.indexOf(START); at >= 0; at = pdf.indexOf(START, at + 1)) {
    try {
      texts.push(inflateSync(pdf.subarray(at + START.length)).toString('latin1'));
    } catch {
      // Not compressed, or in another way.
    }
  }
  const [, count = '0'] = /\/Type\s*\/Pages\b.*?\/Count (\d+)/s.exec(texts.join('\n')) ?? [];
  return Number(count);
}

/** Whether what is meant for paper alone, or for the screen alone, is so. */
function shownOnPaper() {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
        rule.media.mediaText = 'all';
  return ['article', 'header', 'footer', '.receipt-actions'].filter((selector) =>
    document.querySelector(selector)?.checkVisibility(),
  );
}

/**
 * The receipt that is on the screen, printed; where the driver cannot print, its styles for paper.
 */
export async function paperRemark({ page, browser, number }: Walk) {
  await page.find('article', `Receipt ${number}`);
  try {
    const count = pageCount(Buffer.from(await browser.send('print'), 'base64'));
    if (count !== 1) throw new Error(`${String(count)} pages`);
    return 'one page';
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'unknown command')) throw error;
  }
  const shown = await page.evaluate(shownOnPaper);
  if (shown.join() !== 'article') throw new Error(`on paper: ${shown.join()}`);
  return 'its styles alone, for this driver does not print';
}
