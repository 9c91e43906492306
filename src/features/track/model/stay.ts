import { VISA_OPTIONS } from '../../../domain/visaOptions';
import { isCalendarDate } from '../../../lib/time/dates';

const DAY_MS = 86_400_000;
const HOURS_A_DAY = 24;
/** SPEC section 2: an extension is asked for at least this long before the visa ends. */
const EXTENSION_DAYS = 7;

/** The days of a stay, as `YYYY-MM-DD`. */
export interface Stay {
  readonly arrival: string;
  readonly lastDay: string;
  /** The last day to ask for an extension; undefined for a stay that is too short. */
  readonly extensionBy: string | undefined;
}

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** A stay from its travel date on, by the length in the visa's name; undefined where one is unknown. */
export function stayFrom(visaType: string, arrival: string): Stay | undefined {
  const label = VISA_OPTIONS.find(({ id }) => id === visaType)?.label ?? '';
  const [, count, unit] = /(\d{1,3}) (Days|Hours)/.exec(label) ?? [];
  if (count === undefined || !isCalendarDate(arrival)) return undefined;
  const days = Number(count) / (unit === 'Hours' ? HOURS_A_DAY : 1);
  // The day of arrival is the first one.
  return {
    arrival,
    lastDay: daysAfter(arrival, days - 1),
    extensionBy:
      days > EXTENSION_DAYS + 1 ? daysAfter(arrival, days - 1 - EXTENSION_DAYS) : undefined,
  };
}
