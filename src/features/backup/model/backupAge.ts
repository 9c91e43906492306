import { LOCALE } from '@/lib/language';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Maximum age of a backup before a reminder. */
const REMINDER_AGE_MS = 7 * DAY_MS;

/** Times of the last backup and of the oldest data, in milliseconds since 1970. */
export interface BackupTimes {
  readonly lastAt: number | undefined;
  readonly dataSince: number | undefined;
}

/** Whether seven days have passed since the last backup, or since the first data. */
export function isBackupDue({ lastAt, dataSince }: BackupTimes, now: number): boolean {
  const since = lastAt ?? dataSince;
  return since !== undefined && now - since >= REMINDER_AGE_MS;
}

/** A number that increases by one per local day, which may have 23 or 25 hours. */
function dayNumber(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

let inWords: Intl.RelativeTimeFormat | undefined;

/** The number of local days ago in words: `today`, `8 days ago`. The future counts as today. */
export function daysAgo(at: number, now: number): string {
  inWords ??= new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
  return inWords.format(-Math.max(0, dayNumber(now) - dayNumber(at)), 'day');
}
