import type { VisaApplication } from '../../../domain/application';
import type { VisaCard } from '../../../domain/visaCard';
import { decisionBy } from '../../applications/model/decision';
import { matchingOption } from '../../applications/model/visaMatch';

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
  return decisionBy(card?.processing ?? '', new Date(submissionDate))?.toISOString();
}
