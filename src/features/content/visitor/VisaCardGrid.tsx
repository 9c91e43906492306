import { BriefcaseBusiness, Check, Clock, Plane, type LucideIcon } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { type VisaCard, visaIcon, type VisaIcon } from '@/domain/entries';
import { COMMA } from '@/lib/language';
import { deferred } from '@/ui/deferred';
import { keyed } from '@/lib/sorting';
import { Perforated } from '@/ui/art/ornaments';
import { buttonClass } from '@/ui/elements';
import { inLanguage, originalLanguage } from '@/domain/translations';
import { visaTypesStrings } from './strings';

const ICONS: Readonly<Record<VisaIcon, LucideIcon>> = {
  business: BriefcaseBusiness,
  transit: Clock,
  default: Plane,
};

const CardFee = deferred(async () => (await import('./CardPlan')).CardFee);
const CardPlan = deferred(async () => (await import('./CardPlan')).CardPlan);

interface VisaStickerProps {
  card: VisaCard;
  /** Without features, requirements and decision day, below another heading. */
  isBrief: boolean;
}

/** A visa card styled as a visa sticker (SPEC section 2, visa types). */
function VisaSticker({ card, isBrief }: VisaStickerProps) {
  const Icon = ICONS[visaIcon(card.title)];
  const Heading = isBrief ? 'h3' : 'h2';
  const shown = inLanguage?.(card) ?? card;
  return (
    <Perforated className="flex w-full min-w-0 flex-col gap-4 max-sm:gap-3">
      <Heading className="flex items-start gap-2 pe-7 font-display text-xl font-semibold">
        <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary" />
        <span className="min-w-0 wrap-anywhere" {...originalLanguage?.(card, 'title')}>
          {shown.title}
        </span>
      </Heading>
      <dl className="visa-facts">
        <div>
          <dt>{visaTypesStrings.card.processing}</dt>
          <dd {...originalLanguage?.(card, 'processing')}>{shown.processing}</dd>
        </div>
        <div>
          <dt className="sr-only">{visaTypesStrings.card.price}</dt>
          <Suspense>
            <CardFee card={card} />
          </Suspense>
          <dd data-price="" {...originalLanguage?.(card, 'price')}>
            {shown.price}
          </dd>
        </div>
        <div>
          <dt>{visaTypesStrings.card.stay}</dt>
          <dd {...originalLanguage?.(card, 'duration')}>{shown.duration}</dd>
        </div>
      </dl>
      {!isBrief && (
        <>
          <ul className="grid gap-2">
            {keyed(shown.features, (feature) => feature).map(({ key, item: feature }) => (
              <li key={key} className="flex items-start gap-2">
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-primary" />
                <span className="min-w-0 wrap-anywhere" {...originalLanguage?.(card, 'features')}>
                  {feature}
                </span>
              </li>
            ))}
          </ul>
          {card.requirements.length > 0 && (
            <dl className="visa-facts">
              <div>
                <dt>{visaTypesStrings.card.requirements}</dt>
                <dd {...originalLanguage?.(card, 'requirements')}>
                  {shown.requirements.join(COMMA)}
                </dd>
              </div>
            </dl>
          )}
        </>
      )}
      <div className="mt-auto grid gap-4 max-sm:gap-3">
        {!isBrief && (
          <Suspense>
            <CardPlan card={card} />
          </Suspense>
        )}
        <Link to="/apply" search={{ visa: card.id }} className={buttonClass()}>
          {visaTypesStrings.card.apply(shown.title)}
        </Link>
      </div>
    </Perforated>
  );
}

interface VisaCardGridProps {
  cards: readonly VisaCard[];
  isBrief?: boolean;
}

export function VisaCardGrid({ cards, isBrief = false }: VisaCardGridProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
      {cards.map((card) => (
        <li key={card.id} className="flex min-w-0">
          <VisaSticker card={card} isBrief={isBrief} />
        </li>
      ))}
    </ul>
  );
}
