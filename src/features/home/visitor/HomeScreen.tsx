import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { type VisaCard, publishedInOrder } from '@/domain/entries';
import { deferred, DeferredBoundary, lazyOptional, useIsHydrated } from '@/ui/deferred';
import { WaveBand } from '@/ui/art/ornaments';
import { strings } from './strings';
import { useSuspenseQuery } from '@tanstack/react-query';
import { sectionsOptions, visaCardsOptions } from '@/shared/queries/siteContent';
import { isFirstVisit } from '@/store/start';
import { VisaCardGrid } from '@/features/content/visitor/VisaCardGrid';
import { HomeSection } from '@/features/content/visitor/PageScreen';
import { BlankForm, EmptyState, buttonClass } from '@/ui/elements';
import { SiteLink } from '@/shared/visitor/SiteLink';

// Decorative, so the prerendered drawing is shown before its code is loaded.
const SpecimenPermit = deferred(async () => (await import('./HomeParts')).SpecimenPermit);

const DecisionDay = deferred(
  async () => (await import('@/features/content/visitor/CardPlan')).DecisionDay,
);

interface HeroProps {
  /** The visa whose decision day is named. */
  card: VisaCard | undefined;
}

function Hero({ card }: HeroProps) {
  return (
    <section className="relative overflow-clip border-b border-hairline">
      {/* On a phone it covers less than the heading: a late drawing would be the largest paint. */}
      <WaveBand className="bottom-0 h-24 text-primary opacity-40 sm:h-44" />
      <div className="page-width relative grid items-center gap-10 pt-19 pb-20 lg:grid-cols-[1.1fr_1fr] lg:pt-16 lg:pb-40">
        <div className="grid gap-6">
          <h1 className="text-[min(clamp(2.5rem,1.4rem+5vw,4.5rem),17vw)]/[1.08] [word-spacing:0.16em] wrap-anywhere">
            {strings.hero.title}
          </h1>
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

const ComingBack = lazyOptional(async () => (await import('./HomeParts')).ComingBack);
const TrackPanel = deferred(async () => (await import('./HomeParts')).TrackPanel);

/** The four claims of SPEC section 2. */
function Claims() {
  return (
    <section aria-label={strings.claims.label} className="page-width">
      <div className="@container border-b border-hairline">
        {/* As many columns as fit at the current text size. */}
        <ul className="grid @min-[18rem]:grid-cols-2 @min-[60rem]:grid-cols-4">
          {strings.claims.list.map(({ figure, title }) => (
            <li key={title} className="ledger-entry">
              <p className="ledger-figure">{figure}</p>
              <h2 className="font-semibold">{title}</h2>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Shown if no section is published (SPEC section 2). */
function BuildYourHomepage() {
  return (
    <div className="page-width py-16">
      <EmptyState
        drawing={<BlankForm />}
        title={strings.noSections.title}
        text={strings.noSections.text}
        action={
          <SiteLink href="/admin/dashboard/sections" className={buttonClass()}>
            {strings.noSections.add}
          </SiteLink>
        }
      />
    </div>
  );
}

/**
 * What this visitor has stored, which a prerendered page cannot know. It is a component of its own,
 * so that the screen does not render again while parts of it wait for their code: React would
 * remove those parts.
 */
function AfterHydration() {
  return (
    useIsHydrated() &&
    !isFirstVisit() && (
      <Suspense>
        <ComingBack />
      </Suspense>
    )
  );
}

export function HomeScreen() {
  const { data: sections } = useSuspenseQuery({ ...sectionsOptions, select: publishedInOrder });
  const { data: cards } = useSuspenseQuery({ ...visaCardsOptions, select: publishedInOrder });
  return (
    <>
      <AfterHydration />
      <Hero card={cards[0]} />
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
          <VisaCardGrid cards={cards} isBrief />
        </section>
      )}
      <DeferredBoundary>
        <TrackPanel />
      </DeferredBoundary>
    </>
  );
}
