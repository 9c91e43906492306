const DAY_MS = 24 * 60 * 60 * 1000;
/** So old, a backup is to be made again. */
const REMINDER_AGE_MS = 7 * DAY_MS;

/** When the last backup was made, and since when there is anything; milliseconds since 1970. */
export interface BackupTimes {
  readonly lastAt: number | undefined;
  readonly dataSince: number | undefined;
}

/** Whether it is time for a backup: seven days after the last one, or after the first data. */
export function isBackupDue({ lastAt, dataSince }: BackupTimes, now: number): boolean {
  const since = lastAt ?? dataSince;
  return since !== undefined && now - since >= REMINDER_AGE_MS;
}

const inWords = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

/** How long ago, in words: `today`, `yesterday`, `8 days ago`. A time to come counts as today. */
export function daysAgo(at: number, now: number): string {
  return inWords.format(-Math.max(0, Math.floor((now - at) / DAY_MS)), 'day');
}
