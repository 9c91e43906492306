import type { Page } from 'playwright/test';

/** A page that can evaluate a function: Playwright's, or that of the engine tests. */
interface Evaluating {
  evaluate: (work: (name: string) => Promise<string>, name: string) => Promise<string>;
}

/** All rows of a table of the database, as one text. */
export function rowsOf(page: Evaluating, table: string): Promise<string> {
  return page.evaluate(
    (name) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('dubai-visa');
        opening.addEventListener('error', () => reject(new Error('The database did not open.')));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction(name).objectStore(name).getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(all.result));
          });
        });
      }),
    table,
  );
}

/** Puts rows into a table of the database. */
export function putRows(page: Page, table: string, rows: readonly unknown[]): Promise<void> {
  return page.evaluate(
    ([name, all]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('dubai-visa');
        opening.addEventListener('error', () => reject(new Error('The database did not open.')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(name, 'readwrite');
          for (const row of all) transaction.objectStore(name).put(row);
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [table, rows] as const,
  );
}

/** Blocks writes to the database until the returned function is called, so that a save stays pending. */
export async function holdDatabase(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('dubai-visa');
        opening.addEventListener('error', () => reject(new Error('The database did not open.')));
        opening.addEventListener('success', () => {
          let isHeld = true;
          const { objectStoreNames } = opening.result;
          const meta = opening.result
            .transaction(objectStoreNames, 'readwrite')
            .objectStore('meta');
          const hold = () => {
            if (isHeld) meta.count().addEventListener('success', hold);
            else opening.result.close();
          };
          hold();
          addEventListener('let-go', () => (isHeld = false), { once: true });
          resolve();
        });
      }),
  );
  return () =>
    page.evaluate(() => {
      dispatchEvent(new Event('let-go'));
    });
}
