import type { VisaApplication } from '../../../domain/application';
import type { VisaCard } from '../../../domain/visaCard';
import { matchingOption } from '../../applications/model/visaMatch';

const HOUR_MS = 3_600_000;
const UNIT_MS: Readonly<Record<string, number>> = {
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
};

/** Parses the longest time in a text such as `24-48 Hours` or `2 to 3 days`; undefined for any other. */
export function maxProcessingMs(processing: string): number | undefined {
  const [, count, unit = ''] = /(\d{1,3})\s*(hour|day|week)s?\b/i.exec(processing) ?? [];
  const unitMs = UNIT_MS[unit.toLowerCase()];
  return count === undefined || unitMs === undefined ? undefined : Number(count) * unitMs;
}

/**
 * The latest time of an application's decision (ISO), by the processing time on its visa card;
 * undefined if it is decided, or the card has none.
 */
export function expectedDecision(
  {
    status,
    visaType,
    submissionDate,
  }: Pick<VisaApplication, 'status' | 'visaType' | 'submissionDate'>,
  cards: readonly VisaCard[],
): string | undefined {
  if (status !== 'Submitted' && status !== 'Processing') return undefined;
  const card = cards.find((each) => matchingOption(each)?.id === visaType);
  const ms = Date.parse(submissionDate) + (maxProcessingMs(card?.processing ?? '') ?? Number.NaN);
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
