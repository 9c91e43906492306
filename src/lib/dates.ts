import { OFFICE_TIME_ZONE } from '@/config';
import { isAdminPath } from './browser/safeUrl';
import { LANGUAGE, LOCALE, SHORT_DATE } from './language';

/**
 * The locale of dates on English pages: for the administrator, the browser's own (SPEC section 2);
 * for visitors, English with the browser's region, because a visitor's page has one language.
 */
function localeOfEnglishPages(): string | undefined {
  if (typeof location !== 'undefined' && isAdminPath(location.pathname)) return undefined;
  try {
    return `en-${new Intl.Locale(navigator.language).maximize().region ?? ''}`.replace(/-$/, '');
  } catch {
    return LOCALE;
  }
}

export const DATE_LOCALE = LANGUAGE === 'en' ? localeOfEnglishPages() : LOCALE;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Cached and lazy, because creating a format is far slower than using it. Always in the Gregorian
 * calendar, as in passports, whichever calendar the browser's locale prefers.
 */
function formatOf(options: Intl.DateTimeFormatOptions, locale = DATE_LOCALE): Intl.DateTimeFormat {
  const name = JSON.stringify([locale, options]);
  const made =
    formats.get(name) ?? new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options });
  formats.set(name, made);
  return made;
}

/** Formats a time; undefined if it is invalid. */
function format(
  at: string | number,
  options: Intl.DateTimeFormatOptions,
  locale?: string,
): string | undefined {
  const time = new Date(at).getTime();
  return Number.isNaN(time) ? undefined : formatOf(options, locale).format(time);
}

/**
 * The day of a post, in the site's language and the office's time zone, because pages are
 * prerendered without a visitor's locale. `Sep 21, 2026`, or long with the weekday if `full`.
 */
export function formatPostDay(iso: string, dateStyle: 'medium' | 'full'): string | undefined {
  const style = dateStyle === 'full' ? dateStyle : SHORT_DATE;
  return format(iso, { dateStyle: style, timeZone: OFFICE_TIME_ZONE }, LOCALE);
}

/**
 * A time (ISO timestamp or milliseconds) in the browser's locale, e.g. `3 May 2026`; undefined if
 * invalid.
 */
export function formatShortDate(at: string | number): string | undefined {
  return format(at, { dateStyle: SHORT_DATE });
}

function dayIn(dateStyle: 'medium' | 'long' | 'full', date: string): string | undefined {
  // Parsed and formatted in the same time zone, so that the day cannot shift.
  return isCalendarDate(date)
    ? format(`${date}T00:00:00Z`, { dateStyle, timeZone: 'UTC' })
    : undefined;
}

/**
 * Formats a date (`YYYY-MM-DD`) in the browser's locale, e.g. `3 May 2026`; undefined if invalid.
 */
export function formatDay(date: string): string | undefined {
  return dayIn(SHORT_DATE, date);
}

/** Formats a date in words with the weekday; undefined if invalid. */
export function writtenDate(date: string): string | undefined {
  return dayIn('full', date);
}

/** A time of day in the browser's locale, e.g. `14:05`; `-` if invalid. */
export function formatTime(time: number): string {
  return format(time, { timeStyle: 'short' }) ?? '-';
}

/** E.g. `3 May 2026, 14:05`, of an ISO timestamp or milliseconds; undefined if invalid. */
export function formatDateTime(at: string | number): string | undefined {
  return format(at, { dateStyle: SHORT_DATE, timeStyle: 'short' });
}

/** The local day of a time: `YYYY-MM-DD`, or empty if the time is invalid. */
export function localDate(time: Date): string {
  if (Number.isNaN(time.getTime())) return '';
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
