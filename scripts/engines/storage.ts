import type { Answered } from './commands.ts';
import type { Page } from './page.ts';

/** What a key of localStorage holds. */
export async function stored(page: Page, key: string): Answered {
  return JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? 'null');
}

/** All rows of a table of the database. */
// oxlint-disable-next-line typescript/no-explicit-any -- each table has rows of its own
export function rowsOf(page: Page, table: string): Promise<any[]> {
  return page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('dubai-visa');
        opening.addEventListener('error', () => reject(new Error('The database did not open.')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading = database.transaction(name).objectStore(name).getAll();
          reading.addEventListener('success', () => {
            database.close();
            resolve(reading.result);
          });
        });
      }),
    table,
  );
}
