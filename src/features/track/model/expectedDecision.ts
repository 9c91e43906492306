import type { VisaApplication } from '../../../domain/application';
import type { VisaCard } from '../../../domain/visaCard';
import { decisionBy } from '../../applications/model/decision';
import { matchingOption } from '../../applications/model/visaMatch';

/**
 * The latest time of an application's decision (ISO), by the processing time on its visa card.
 * @param since when the office's time began, in milliseconds since 1970 @returns undefined if it
 * has not begun, the application is decided, or the card has no time
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
