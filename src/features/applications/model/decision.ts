import { OFFICE_TIME_ZONE } from '../../../config';
import { DATE_LOCALE } from '@/lib/dates';

/** `OFFICE_HOURS` as numbers: days of the week (Sunday is 0), hours in Dubai, which has no DST. */
const OFFICE_OPENS = { lastDay: 4, from: 9, to: 18, utcOffsetHours: 4 } as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Numbers, except those that begin a range. */
const COUNTS = /\d{1,3}(?![\d.,:]|\s?(?:-|–|to|إلى)\s?\d)/g;
const TIMES =
  /(?<!\d)(\d{1,3})\s*(?:(hour|ساع)|(working |business )?(day|يوم|أيام)|(week|أسبوع|أسابيع))\p{L}*(\s+عمل)?/giu;
const WORKING_DAYS = 5;

/**
 * The longest time in a text such as `24-48 Hours`, `2 to 3 days` or `5-7 working days (express: 24
 * hours)`; undefined if any of its numbers is not a time.
 */
function maxProcessingMs(processing: string): number | undefined {
  const times = [...processing.matchAll(TIMES)].map(([, text, hour, english, day, , arabic]) => {
    const count = Number(text);
    if (hour) return count * HOUR_MS;
    if (!day) return count * 7 * DAY_MS;
    const isWorking = english !== undefined || arabic !== undefined;
    return (count + (isWorking ? 2 * Math.ceil(count / WORKING_DAYS) : 0)) * DAY_MS;
  });
  const isWhole = times.length > 0 && times.length === processing.match(COUNTS)?.length;
  return isWhole ? Math.max(...times) : undefined;
}

const atOffice = (ms: number) => new Date(ms + OFFICE_OPENS.utcOffsetHours * HOUR_MS);

/** The given time if the office is open then, otherwise its next opening time. */
function whenOpen(ms: number): number {
  const { from, to, lastDay } = OFFICE_OPENS;
  const time = atOffice(ms);
  const hour = time.getUTCHours();
  if (time.getUTCDay() <= lastDay && hour >= from && hour < to) return ms;
  const opening = time.setUTCHours(hour < from ? from : from + 24, 0, 0, 0);
  return whenOpen(opening - OFFICE_OPENS.utcOffsetHours * HOUR_MS);
}

/** Whether the office is open, and when that changes. */
export function openingAt(now: Date): { isOpen: boolean; until: Date } {
  const ms = now.getTime();
  const opening = whenOpen(ms);
  if (opening !== ms) return { isOpen: false, until: new Date(opening) };
  const closing = atOffice(ms).setUTCHours(OFFICE_OPENS.to, 0, 0, 0);
  return { isOpen: true, until: new Date(closing - OFFICE_OPENS.utcOffsetHours * HOUR_MS) };
}

/**
 * The latest time of a decision about what reaches the office at `sent`: the processing time of a
 * visa card, which starts and ends in office hours; undefined if the card states none.
 */
export function decisionBy(processing: string, sent: Date): Date | undefined {
  const longest = maxProcessingMs(processing);
  const start = sent.getTime();
  if (longest === undefined || Number.isNaN(start)) return undefined;
  return new Date(whenOpen(whenOpen(start) + longest));
}

const dayLabels = new Intl.DateTimeFormat(DATE_LOCALE, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: OFFICE_TIME_ZONE,
});

/** Formats the day of a time at the office for use in a sentence: `Sun, Nov 29`. */
export function officeDayLabel(time: Date): string {
  return dayLabels.format(time);
}

/** The day of a time at the office: `YYYY-MM-DD`. */
export function officeDay(time: Date): string {
  return atOffice(time.getTime()).toISOString().slice(0, 10);
}
