import type { VisaCard } from '@/domain/visaCard';
import { VisaSticker } from './VisaSticker';
import { strings } from './strings';

interface VisaCardGridProps {
  cards: readonly VisaCard[];
  headingLevel: 2 | 3;
}

export function VisaCardGrid({ cards, headingLevel }: VisaCardGridProps) {
  return (
    <>
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {cards.map((card) => (
          <li key={card.id} className="flex min-w-0">
            <VisaSticker card={card} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
      <p className="text-muted">{strings.prices}</p>
    </>
  );
}
