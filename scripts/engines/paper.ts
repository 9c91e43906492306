import { inflateSync } from 'node:zlib';
import { Refusal } from './commands.ts';
import type { Walk } from './walk.ts';

const START = 'stream\n';

/**
 * The number of pages in a PDF's page list, which may be compressed.
 */
export function pageCount(pdf: Buffer) {
  const texts = [pdf.toString('latin1')];
  for (let at = pdf.indexOf(START); at >= 0; at = pdf.indexOf(START, at + 1)) {
    try {
      texts.push(inflateSync(pdf.subarray(at + START.length)).toString('latin1'));
    } catch {
      // Not compressed, or by another method.
    }
  }
  const [, count = '0'] = /\/Type\s*\/Pages\b.*?\/Count (\d+)/s.exec(texts.join('\n')) ?? [];
  return Number(count);
}

/** Elements that the print styles show; runs in the page. */
function shownOnPaper() {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
        rule.media.mediaText = 'all';
  return ['article', 'header', 'footer', '.no-print'].filter((selector) =>
    document.querySelector(selector)?.checkVisibility(),
  );
}

/**
 * Prints the receipt on the screen; if the driver cannot print, checks its print styles.
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
