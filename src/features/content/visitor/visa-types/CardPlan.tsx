import type { VisaCard } from '@/domain/visaCard';
import { decisionBy, officeDayLabel } from '@/features/applications/model/decision';
import { feesOf } from '@/features/applications/model/fees';
import { matchingOption } from '@/features/applications/model/visaMatch';
import { useMinute } from '@/shared/useNow';
import { strings } from './deferredStrings';

/** What is paid for a card's visa, and when it is decided if it is applied for now. */
export function CardPlan({ card }: { card: VisaCard }) {
  const now = useMinute();
  const option = matchingOption(card);
  const fees = option && feesOf([option.id]);
  const decision = now && decisionBy(card.processing, now);
  return (
    <div className="grid gap-1 text-sm">
      {fees && <p className="font-semibold">{strings.pay(fees)}</p>}
      {/* The day comes once the page runs; its line is there before. */}
      <p className="min-h-[1lh] text-balance text-muted xl:min-h-[2lh]">
        {decision && strings.decision(officeDayLabel(decision))}
      </p>
    </div>
  );
}
