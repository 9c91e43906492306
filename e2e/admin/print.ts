import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright/test';

/** Number of printed pages. */
export async function printedPages(page: Page): Promise<number> {
  const paper = await page.pdf({ preferCSSPageSize: true });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The texts drawn on each page of paper, as the numbers of their glyphs in hexadecimal. */
async function printedGlyphs(page: Page): Promise<string[][]> {
  const paper = await page.pdf({ preferCSSPageSize: true });
  const pages: string[][] = [];
  for (const { index, 0: start } of paper.toString('latin1').matchAll(/(?<!end)stream\n/g)) {
    let drawn = '';
    try {
      drawn = inflateSync(paper.subarray(index + start.length)).toString('latin1');
    } catch {
      // Not a compressed stream.
    }
    if (drawn.includes(' Tf'))
      pages.push([...drawn.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, glyphs = '']) => glyphs));
  }
  return pages;
}

/** Number of texts that appear once on every printed page, such as a repeated heading. */
export async function repeatedOnPaper(page: Page): Promise<number> {
  const pages = await printedGlyphs(page);
  const isOnce = (texts: string[], text: string) =>
    texts.filter((each) => each === text).length === 1;
  return pages[0]?.filter((text) => pages.every((texts) => isOnce(texts, text))).length ?? 0;
}
