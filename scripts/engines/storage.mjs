/**
 * What a key of localStorage holds.
 * @param {import('./page.mjs').Page} page
 * @param {string} key
 * @returns {Promise<any>}
 */
export async function stored(page, key) {
  return JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? 'null');
}

/**
 * All rows of a table of the database.
 * @param {import('./page.mjs').Page} page
 * @param {string} table
 * @returns {Promise<any[]>}
 */
export function rowsOf(page, table) {
  return page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
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
