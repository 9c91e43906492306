import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { buttonClass } from '@/ui/buttonClass';
import { late } from '@/ui/late';
import { WaveBand } from '@/ui/WaveBand';
import { words } from './words';

// A drawing: the page shows it before its code is here.
const SpecimenPermit = late(async () => (await import('./SpecimenPermit')).SpecimenPermit);

export function Hero() {
  return (
    <section className="hero-paper">
      <WaveBand className="hero-band" />
      <div className="page-width relative grid items-center gap-10 pt-14 pb-20 lg:grid-cols-[1.1fr_1fr] lg:pt-20 lg:pb-28">
        <div className="grid gap-6">
          <h1 className="hero-title">{words.hero.title}</h1>
          <p className="lead max-w-xl">{words.hero.lead}</p>
          <div className="flex flex-wrap gap-4 max-sm:*:flex-auto">
            <Link to="/apply" className={buttonClass({ size: 'lg' })}>
              {words.hero.apply}
            </Link>
            <Link to="/visa-types" className={buttonClass({ variant: 'outline', size: 'lg' })}>
              {words.hero.visas}
            </Link>
          </div>
        </div>
        <Suspense>
          <SpecimenPermit />
        </Suspense>
      </div>
    </section>
  );
}
