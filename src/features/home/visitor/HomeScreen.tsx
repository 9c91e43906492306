import { useSuspenseQuery } from '@tanstack/react-query';
import { publishedInOrder } from '@/domain/published';
import { sectionsOptions, visaCardsOptions } from '@/shared/queries/siteContent';
import { deferred, DeferredBoundary, lazyOptional } from '@/ui/deferred';
import { isFirstVisit } from '@/store/start';
import { VisaCardGrid } from '@/features/content/visitor/visa-types/VisaCardGrid';
import { Hero } from './Hero';
import { HomeSection } from '@/features/content/visitor/HomeSection';
import { Suspense, useSyncExternalStore } from 'react';
import { buttonClass } from '@/ui/controls/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import { SiteLink } from '@/shared/visitor/SiteLink';
import { strings } from './strings';

const ComingBack = lazyOptional(async () => (await import('./ComingBack')).ComingBack);
const TrackPanel = deferred(async () => (await import('./TrackPanel')).TrackPanel);

/** The four claims of SPEC section 2. */
function Claims() {
  return (
    <section aria-label={strings.claims.label} className="page-width">
      <div className="@container border-b border-hairline">
        <ul className="ledger-entries">
          {strings.claims.list.map(({ figure, title, text }) => (
            <li key={title} className="ledger-entry">
              <p className="ledger-figure">{figure}</p>
              <h2 className="font-semibold">{title}</h2>
              <p className="text-balance text-base-content/75">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

// Lazy, because most home pages have sections.
const BlankForm = deferred(async () => (await import('@/ui/art/BlankForm')).BlankForm);

/** Shown if no section is published (SPEC section 2). */
function BuildYourHomepage() {
  return (
    <div className="page-width py-16">
      <EmptyState
        drawing={
          <Suspense fallback={<span className="h-32" />}>
            <BlankForm />
          </Suspense>
        }
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

const neverChanges = () => () => undefined;

/**
 * What a visitor has stored, which the page that is sent does not know. It is a component of its
 * own, so that the screen does not render again while parts of it wait for their code: React
 * would remove those parts.
 */
function AfterHydration() {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    isHydrated &&
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
          <VisaCardGrid cards={cards} headingLevel={3} />
        </section>
      )}
      <DeferredBoundary>
        <TrackPanel />
      </DeferredBoundary>
    </>
  );
}
