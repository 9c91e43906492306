import { Refusal } from './commands.mjs';
import { pageCount } from './pdf.mjs';

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
 * @param {import('./steps.mjs').Walk} walk
 */
export async function paperRemark({ page, browser, number }) {
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
