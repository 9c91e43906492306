import { rowsOf as textOf } from '../../e2e/database.ts';
import type { Answered } from './commands.ts';
import type { Page } from './page.ts';

/** What a key of localStorage holds. */
export async function stored(page: Page, key: string): Answered {
  return JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? 'null');
}

/** All rows of a table of the database. */
// oxlint-disable-next-line typescript/no-explicit-any -- each table has rows of its own
export async function rowsOf(page: Page, table: string): Promise<any[]> {
  return JSON.parse(await textOf(page, table));
}
