import type { VisaCard } from '@/domain/entries';
import { decisionBy, officeDayLabel } from '@/features/applications/model/decision';
import { matchingOption } from '@/domain/visaOptions';
import { usePrices } from '@/shared/queries/siteContent';
import { useMinute } from '@/shared/useNow';
import { inLanguage } from '@/domain/translations';
import { planStrings, applyCardStrings } from './strings';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/elements';

/** The decision day of a card's visa if it is applied for now; undefined until hydration. */
function useDecisionDay(card: VisaCard): string | undefined {
  const now = useMinute();
  const decision = now && decisionBy(card.processing, now);
  return decision && officeDayLabel(decision);
}

/** A sentence with the day on which a card's visa is decided. */
export function DecisionDay({ card }: { card: VisaCard }) {
  const day = useDecisionDay(card);
  return day !== undefined && planStrings.decisionOn((inLanguage?.(card) ?? card).title, day);
}

/** What a card's visa costs, styled as a price. */
export function CardFee({ card }: { card: VisaCard }) {
  const option = matchingOption(card);
  const price = usePrices()(...(option ? [{ visaType: option.id }] : []));
  return (
    price !== undefined && (
      <dd data-fee="">
        {planStrings.pay} <b data-price="">{price}</b>
      </dd>
    )
  );
}

/** The day of the decision on a card's visa. */
export function CardPlan({ card }: { card: VisaCard }) {
  const day = useDecisionDay(card);
  return (
    // The day is known after hydration only: reserve its line to avoid a layout shift.
    <p className="min-h-[1lh] text-sm text-balance text-muted">
      {day !== undefined && planStrings.decision(day)}
    </p>
  );
}

/** Invites readers to apply, at the end of a post. */
export function ApplyCard() {
  return (
    <aside aria-labelledby="post-apply" className="sheet no-print grid justify-items-start gap-3">
      <h2 id="post-apply" className="font-display text-2xl font-semibold">
        {applyCardStrings.title}
      </h2>
      <p>{applyCardStrings.text}</p>
      <Link to="/visa-types" className={buttonClass()}>
        {applyCardStrings.choose}
      </Link>
    </aside>
  );
}
