/**
 * Types a date as a person does who reads it off the field: part after part in the order of the
 * engine's own language, with the signs between them. Not every engine goes on to the next part by
 * itself.
 * @param {import('./page.mjs').Page} page
 * @param {string} label
 * @param {string} date YYYY-MM-DD
 */
export async function typedDate(page, label, date) {
  const field = await page.find('field', label);
  const keys = await page.evaluate(
    (element, day) => {
      element.focus();
      const format = new Intl.DateTimeFormat(undefined, {
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        timeZone: 'UTC',
      });
      const parts = format.formatToParts(new Date(day));
      return parts.map(({ type, value }) => (type === 'literal' ? value.trim() : value)).join('');
    },
    field,
    date,
  );
  for (const key of keys) await page.press(key);
}
