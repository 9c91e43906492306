import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { VisaCard } from '@/domain/visaCard';
import { buttonClass } from '@/ui/controls/buttonClass';
import { deferred } from '@/ui/deferred';
import { WaveBand } from '@/ui/art/Guilloche';
import { strings } from './strings';

// Decorative, so it is visible in the prerendered page before its code is loaded.
const SpecimenPermit = deferred(async () => (await import('./SpecimenPermit')).SpecimenPermit);

const DecisionDay = deferred(
  async () => (await import('@/features/content/visitor/visa-types/CardPlan')).DecisionDay,
);

interface HeroProps {
  /** The visa whose day of decision is named. */
  card: VisaCard | undefined;
}

export function Hero({ card }: HeroProps) {
  return (
    <section className="relative overflow-clip border-b border-hairline">
      <WaveBand className="bottom-0 h-44 text-primary opacity-40" />
      <div className="page-width relative grid items-center gap-10 pt-19 pb-20 lg:grid-cols-[1.1fr_1fr] lg:pt-16 lg:pb-40">
        <div className="grid gap-6">
          <h1 className="hero-title">{strings.hero.title}</h1>
          <p className="lead max-w-xl">{strings.hero.lead}</p>
          <div className="flex flex-wrap gap-4 max-sm:*:flex-auto">
            <Link to="/apply" className={buttonClass({ size: 'lg' })}>
              {strings.hero.apply}
            </Link>
            <Link to="/visa-types" className={buttonClass({ variant: 'outline', size: 'lg' })}>
              {strings.hero.visas}
            </Link>
          </div>
          {card && (
            <p className="-mt-2 min-h-[1lh] text-sm text-muted">
              <Suspense>
                <DecisionDay card={card} />
              </Suspense>
            </p>
          )}
        </div>
        <Suspense>
          <SpecimenPermit />
        </Suspense>
      </div>
    </section>
  );
}
