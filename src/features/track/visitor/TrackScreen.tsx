import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { normaliseTrackingNumber } from '@/domain/application';
import {
  applicationsOptions,
  findByNumber,
  trackingOptions,
} from '@/features/applications/queries';
import { DeferredBoundary, lazyOptional, useIsHydrated } from '@/ui/deferred';
import { PageHeading } from '@/ui/elements';
import { TrackForm } from './TrackForm';
import { strings } from './strings';

const load = () => import('./TrackResult');
let loaded: Awaited<ReturnType<typeof load>> | undefined;
/** Loads the parts that appear after hydration; done before it, they cause no layout shift. */
export async function loadPieces() {
  loaded = await load();
  return loaded;
}
const TrackResult = lazyOptional(async () => (await loadPieces()).TrackResult);
const SlipPanel = lazyOptional(
  async () => (await import('@/features/handover/visitor/SlipPanel')).SlipPanel,
);
const StoredApplications = lazyOptional(async () => (await loadPieces()).StoredApplications);

const route = getRouteApi('/_site/track');

export function TrackScreen() {
  const { number = '' } = route.useSearch();
  const navigate = route.useNavigate();
  // Keeps the previous result while the next search runs.
  const search = useQuery({ ...trackingOptions(number), placeholderData: (before) => before });
  // Storage cannot be read while prerendering.
  const isHydrated = useIsHydrated();
  const [isAsked, setIsAsked] = useState(false);
  const { data: stored = [] } = useQuery(applicationsOptions);
  const [List] = useState(() => loaded?.StoredApplications ?? StoredApplications);
  // It may appear after a failed search: restored from the journal, or stored by another tab.
  const foundLater = useQuery({
    ...applicationsOptions,
    select: findByNumber(number),
    enabled: search.isError && !search.isFetching,
  });
  const id = search.isError ? foundLater.data : search.data;
  const found = number === '' ? undefined : id;
  const track = (typed: string) => {
    setIsAsked(true);
    // The same number written differently searches again without a new URL.
    if (normaliseTrackingNumber(typed) === normaliseTrackingNumber(number)) void search.refetch();
    else void navigate({ search: { number: typed } });
  };
  // Returning applicants choose from a list; the form is for numbers that are not in it.
  const isList = isHydrated && number === '' && stored.length > 0;
  const isForm = found === undefined && !isList;
  const form = (
    <div
      key="form"
      className={`no-print grid gap-4 ${isForm ? 'lg:col-start-1' : 'lg:col-start-2'}`}
    >
      {!isForm && <h2 className="text-2xl">{strings.another}</h2>}
      <DeferredBoundary>
        <TrackForm
          initial={found === undefined ? number : ''}
          searching={search.isFetching}
          onTrack={track}
        />
      </DeferredBoundary>
      {isHydrated && (
        <Suspense>
          <SlipPanel onKept={track} />
        </Suspense>
      )}
    </div>
  );
  const result = (
    <div
      key="result"
      className={`lg:col-start-1 aria-busy:[&>section]:opacity-55 ${found === undefined ? '' : 'lg:row-span-2 lg:row-start-1'}`}
      aria-live="polite"
      aria-busy={search.isFetching}
    >
      {search.isFetching && <p className="sr-only">{strings.searching}</p>}
      {search.isError && found === undefined && !search.isFetching && (
        <div className="sheet grid md:p-9 gap-4">
          <h2 className="section-title">{strings.notFound.title}</h2>
          <p>{strings.notFound.text}</p>
          <ul className="grid list-disc gap-2 ps-5">
            {strings.notFound.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p>
            {strings.notFound.help((text) => (
              <Link to="/contact" className="underline">
                {text}
              </Link>
            ))}
          </p>
        </div>
      )}
      {/* Rendered from the start, so that its code is already loaded when something is found. */}
      {isHydrated && (
        <Suspense>
          <TrackResult key={found} id={found} at={search.dataUpdatedAt} takesFocus={isAsked} />
        </Suspense>
      )}
    </div>
  );
  const list = (
    <div
      key="list"
      className={`${isList ? 'sheet lg:col-start-1' : 'lg:col-start-2'} ${found === undefined ? 'lg:row-span-2 lg:row-start-1' : ''}`}
    >
      {isHydrated && (
        <Suspense>
          <List shown={found} onChoose={() => setIsAsked(true)} />
        </Suspense>
      )}
    </div>
  );
  const parts = isList
    ? [list, form, result]
    : found === undefined
      ? [form, result, list]
      : [result, form, list];
  return (
    // As high as the window, so that later content does not shift a visible footer.
    <div className="page-width grid min-h-dvh content-start gap-10 pt-[min(3.5rem,12vw)] pb-20 print:min-h-0">
      <PageHeading
        title={strings.title}
        lead={isForm && <span className="no-print">{strings.lead}</span>}
      />
      <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
        {parts}
      </div>
    </div>
  );
}
