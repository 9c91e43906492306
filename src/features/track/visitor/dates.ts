import type { VisaApplication } from '@/domain/application';
import type { VisaCard } from '@/domain/entries';
import { decisionBy } from '@/features/applications/model/decision';
import { matchingOption, VISA_OPTIONS } from '@/domain/visaOptions';
import { isCalendarDate } from '@/lib/dates';

/**
 * The latest time of an application's decision (ISO), by the processing time on its visa card.
 * @param since the start of the processing time, in milliseconds since 1970 @returns undefined if
 * it has not started, the application is decided, or the card has no time
 */
export function expectedDecision(
  { status, visaType }: Pick<VisaApplication, 'status' | 'visaType'>,
  since: number | undefined,
  cards: readonly VisaCard[],
): string | undefined {
  if (since === undefined || (status !== 'Submitted' && status !== 'Processing')) return undefined;
  const card = cards.find((each) => matchingOption(each)?.id === visaType);
  return decisionBy(card?.processing ?? '', new Date(since))?.toISOString();
}

const DAY_MS = 86_400_000;
const HOURS_A_DAY = 24;
/** SPEC section 2: an extension must be requested at least this many days before the visa ends. */
const EXTENSION_DAYS = 7;

/** A day of a stay, `YYYY-MM-DD`; `extensionBy` is the last day to request an extension. */
export interface StayDay {
  readonly name: 'arrival' | 'extensionBy' | 'lastDay';
  readonly day: string;
}

/** The days of a stay, by travel date and the length in the visa's name; empty if unknown. */
export function stayDays(visaType: string, arrival: string): StayDay[] {
  const name = VISA_OPTIONS.find(({ id }) => id === visaType)?.name ?? '';
  const [, count, unit] = /(\d{1,3}) (Days|Hours)/.exec(name) ?? [];
  if (count === undefined || !isCalendarDate(arrival)) return [];
  const days = Number(count) / (unit === 'Hours' ? HOURS_A_DAY : 1);
  // The day of arrival is the first one.
  const dayOf = (number: number) =>
    new Date(Date.parse(`${arrival}T00:00:00Z`) + (number - 1) * DAY_MS).toISOString().slice(0, 10);
  const extension = days - EXTENSION_DAYS;
  return [
    { name: 'arrival', day: arrival },
    ...(extension > 1 ? [{ name: 'extensionBy' as const, day: dayOf(extension) }] : []),
    { name: 'lastDay', day: dayOf(days) },
  ];
}

const digits = (date: string): string => date.replaceAll(/[-:]|\.\d+/g, '');

const MAX_LINE_BYTES = 75;

/** Folds a line into pieces of at most 75 bytes; later ones start with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const bytes = (text: string) => new TextEncoder().encode(text).byteLength;
  const pieces = [''];
  for (const letter of line) {
    const piece = `${pieces.at(-1) ?? ''}${letter}`;
    if (bytes(piece) > MAX_LINE_BYTES) pieces.push(` ${letter}`);
    else pieces[pieces.length - 1] = piece;
  }
  return pieces.join('\r\n');
}

/** A file of all-day events for calendar apps (iCalendar, RFC 5545). */
export function calendarFile(
  days: readonly StayDay[],
  trackingNumber: string,
  titleOf: (name: StayDay['name']) => string,
  now: Date,
): string {
  const events = days.flatMap(({ name, day }) => [
    'BEGIN:VEVENT',
    // Stable, so that a calendar replaces an event that it already has.
    `UID:${trackingNumber}-${name}`,
    `DTSTAMP:${digits(now.toISOString())}`,
    `DTSTART;VALUE=DATE:${digits(day)}`,
    `SUMMARY:${titleOf(name).replaceAll(/[\\;,]/g, String.raw`\$&`)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Dubai Visa//EN', ...events];
  return [...lines, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}
