/** The local day of a time: `YYYY-MM-DD`. */
export function localDate(time: Date): string {
  const year = String(time.getFullYear()).padStart(4, '0');
  const month = String(time.getMonth() + 1).padStart(2, '0');
  const day = String(time.getDate()).padStart(2, '0');
  return `${year}-${month}-${day}`;
}

/** Whether a text is a valid date `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Some engines parse 31 February as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
