/** A whole day in a calendar. */
export interface CalendarDay {
  /** The same each time, so that a calendar that has it replaces it. */
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Short: longer lines would have to be folded. */
  readonly title: string;
}

const digits = (date: string): string => date.replaceAll(/[-:]|\.\d+/g, '');

/** A file of days (iCalendar, RFC 5545) that calendar apps open. */
export function calendarFile(days: readonly CalendarDay[], now: Date): string {
  const events = days.flatMap(({ id, day, title }) => [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${digits(now.toISOString())}`,
    `DTSTART;VALUE=DATE:${digits(day)}`,
    `SUMMARY:${title.replaceAll(/[\\;,]/g, String.raw`\$&`)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Dubai Visa//EN', ...events];
  return [...lines, 'END:VCALENDAR', ''].join('\r\n');
}
