import { LANGUAGE } from '../browser/language';
import { isCalendarDate } from './localDate';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs far more than using it, the first one most: none before it is needed. */
function formatOf(options: Intl.DateTimeFormatOptions, locale?: string): Intl.DateTimeFormat {
  const name = JSON.stringify([locale, options]);
  const made = formats.get(name) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(name, made);
  return made;
}

function format(
  iso: string,
  options: Intl.DateTimeFormatOptions,
  locale?: string,
): string | undefined {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? undefined : formatOf(options, locale).format(time);
}

/**
 * The day of a post, in the language of the site and the same everywhere: the page is rendered
 * where no visitor's locale or time zone is known. Short as `Sep 21, 2026`, long with the weekday.
 */
export function formatPostDay(iso: string, dateStyle: 'medium' | 'full'): string | undefined {
  return format(iso, { dateStyle, timeZone: 'UTC' }, LANGUAGE);
}

/** An ISO timestamp in the browser's locale, e.g. `3 May 2026`; undefined when unreadable. */
export function formatShortDate(iso: string): string | undefined {
  return format(iso, { dateStyle: 'medium' });
}

function dayIn(dateStyle: 'medium' | 'full', date: string): string | undefined {
  // A day has no time zone: it is read and written in the same one.
  return isCalendarDate(date)
    ? format(`${date}T00:00:00Z`, { dateStyle, timeZone: 'UTC' })
    : undefined;
}

/** The value of a date field (`YYYY-MM-DD`), in the same way; undefined when it is no day. */
export function formatDay(date: string): string | undefined {
  return dayIn('medium', date);
}

/** The value of a date field in words, weekday included; undefined when it is no day. */
export function writtenDate(date: string): string | undefined {
  return dayIn('full', date);
}

/** A time of day in the browser's locale, e.g. `14:05`. */
export function formatTime(time: number): string {
  return formatOf({ timeStyle: 'short' }).format(time);
}

/** As `3 May 2026, 14:05`. */
export function formatDateTime(iso: string): string | undefined {
  return format(iso, { dateStyle: 'medium', timeStyle: 'short' });
}
