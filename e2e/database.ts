import type { JSHandle, Page } from 'playwright/test';

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

/** The database, opened in the page. */
const openDatabase = (page: Page) =>
  page.evaluateHandle(
    () =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('dubai-visa');
        opening.addEventListener('error', () => reject(new Error('The database did not open.')));
        opening.addEventListener('success', () => resolve(opening.result));
      }),
  );

/** All rows of a table of the database, in the page. */
export async function rowsIn(page: Page, table: string): Promise<JSHandle<unknown[]>> {
  const database = await openDatabase(page);
  return database.evaluateHandle(
    (opened, name) =>
      new Promise<unknown[]>((resolve) => {
        const all = opened.transaction(name).objectStore(name).getAll();
        all.addEventListener('success', () => {
          opened.close();
          resolve(all.result);
        });
      }),
    table,
  );
}

/** Puts rows into a table of the database. */
export async function putRows(page: Page, table: string, rows: readonly unknown[]): Promise<void> {
  const database = await openDatabase(page);
  await database.evaluate(
    (opened, [name, all]) =>
      new Promise<void>((resolve) => {
        const transaction = opened.transaction(name, 'readwrite');
        for (const row of all) transaction.objectStore(name).put(row);
        transaction.addEventListener('complete', () => {
          opened.close();
          resolve();
        });
      }),
    [table, rows] as const,
  );
}

/** Blocks writes to the database until the returned function is called, so that a save stays pending. */
export async function holdDatabase(page: Page): Promise<() => Promise<void>> {
  const database = await openDatabase(page);
  await database.evaluate((opened) => {
    let isHeld = true;
    const meta = opened.transaction(opened.objectStoreNames, 'readwrite').objectStore('meta');
    const hold = () => {
      if (isHeld) meta.count().addEventListener('success', hold);
      else opened.close();
    };
    hold();
    addEventListener('let-go', () => (isHeld = false), { once: true });
  });
  return () =>
    page.evaluate(() => {
      dispatchEvent(new Event('let-go'));
    });
}
