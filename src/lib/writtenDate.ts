const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeZone: 'UTC' });

/** The value of a date field (`YYYY-MM-DD`) in words, weekday included; undefined when it is no date. */
export function writtenDate(date: string): string | undefined {
  const time = /^\d{4,6}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) ? undefined : format.format(time);
}
