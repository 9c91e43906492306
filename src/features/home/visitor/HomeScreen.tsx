import { useSuspenseQuery } from '@tanstack/react-query';
import { publishedInOrder } from '@/domain/published';
import { sectionsOptions, visaCardsOptions } from '@/shared/queries/siteContent';
import { deferred, DeferredBoundary } from '@/hydration/deferred';
import { VisaCardGrid } from '@/features/content/visitor/visa-types/VisaCardGrid';
import { BuildYourHomepage } from './BuildYourHomepage';
import { Claims } from './Claims';
import { Hero } from './Hero';
import { HomeSection } from '@/features/content/visitor/HomeSection';
import { strings } from './strings';

const TrackPanel = deferred(async () => (await import('./TrackPanel')).TrackPanel);

export function HomeScreen() {
  const { data: sections } = useSuspenseQuery({ ...sectionsOptions, select: publishedInOrder });
  const { data: cards } = useSuspenseQuery({ ...visaCardsOptions, select: publishedInOrder });
  return (
    <>
      <Hero />
      <Claims />
      {sections.length === 0 ? (
        <BuildYourHomepage />
      ) : (
        sections.map((section) => <HomeSection key={section.id} section={section} />)
      )}
      {cards.length > 0 && (
        <section aria-labelledby="home-visas" className="page-width grid gap-8 py-16">
          <h2 id="home-visas" className="section-title">
            {strings.visas}
          </h2>
          <VisaCardGrid cards={cards} headingLevel={3} />
        </section>
      )}
      <DeferredBoundary>
        <TrackPanel />
      </DeferredBoundary>
    </>
  );
}
