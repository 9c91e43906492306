import type { Page } from 'playwright/test';

/** How many pages of paper the page comes to. */
export async function printedPages(page: Page): Promise<number> {
  const paper = await page.pdf({ preferCSSPageSize: true });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
