import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import {
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as v from 'valibot';
import { type VisaApplication } from '@/domain/application';
import { STATUSES } from '@/domain/status';
import {
  APPLICATION_COLUMNS,
  type ApplicationSort,
  COLUMN_LABELS,
  sortApplications,
  filterValues,
  type ListSearch,
  listSearchSchema,
  sortOf,
  sortSearch,
  applicationText,
} from '../model/applicationList';
import { statusLabel } from '@/domain/labels';
import { VISA_OPTIONS, visaTypeLabel } from '@/domain/visaOptions';
import { whenIdle } from '@/lib/tasks';
import { formatCount } from '@/lib/text/numbers';
import { decidedTwiceOptions, saveCsvOptions } from '@/features/applications/admin/queries';
import { applicationsOptions } from '@/features/applications/queries';
import { Button, buttonClass } from '@/ui/elements';
import { useIsWide } from '@/ui/mediaQueries';
import {
  AdminHeading,
  Letterhead,
  ListFrame,
  SortChoice,
  useFilter,
} from '@/shared/admin/ListFrame';
import { strings as adminStrings } from '@/shared/admin/strings';
import { ApplicationList } from './ApplicationList';
import './applications.css';
import { strings } from './strings';

/** Debounce delay: updating the URL on each keystroke would delay the next one. */
const REST_MS = 300;

/**
 * State of a search input: `typed` updates immediately, `settled` is deferred for the list, and the
 * URL follows after a pause. `inAddress` is the text in the URL; `write` updates it.
 */
function useSearchText(inAddress: string, write: (text: string) => Promise<void>) {
  const router = useRouter();
  const [typed, setTyped] = useState(inAddress);
  const settled = useDeferredValue(typed);
  /** The text in the URL, or the one being written to it. */
  const written = useRef(inAddress);
  const writing = useRef<Promise<void>>(undefined);

  useEffect(() => {
    let isLatest = true;
    const follow = async () => {
      // Sequential, so that a late navigation is not mistaken for a new URL.
      await writing.current;
      if (!isLatest || settled === written.current) return;
      written.current = settled;
      writing.current = write(settled);
    };
    const timer = setTimeout(() => void follow(), REST_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [settled, write]);

  useEffect(
    () =>
      // Back, forward and links set the text.
      router.subscribe('onResolved', ({ toLocation }) => {
        const { q = '' } = v.parse(listSearchSchema, toLocation.search);
        if (q === written.current) return;
        written.current = q;
        setTyped(q);
      }),
    [router],
  );

  return { typed, settled, setTyped };
}

const NONE: ReadonlySet<string> = new Set();

/** The applications, searched, filtered and sorted by the URL. */
function useApplicationList() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: stored } = useSuspenseQuery(applicationsOptions);

  /** Updates search params without a history entry. */
  const change = useCallback(
    (part: Partial<ListSearch>) =>
      navigate({
        search: (now) => ({ ...now, ...part }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const writeText = useCallback((text: string) => change({ q: text || undefined }), [change]);
  const { typed, settled, setTyped } = useSearchText(search.q ?? '', writeText);

  const { by, descending } = sortOf(search);
  const sorted = useMemo(
    () => sortApplications(stored, { by, descending }),
    [stored, by, descending],
  );
  const { status, visa, twice } = search;
  const { data: decidedTwice = NONE } = useQuery(decidedTwiceOptions);
  const isFound = useFilter(stored, settled, applicationText);
  const found = useMemo(
    () =>
      sorted.filter(
        (application) =>
          (status === undefined || application.status === status) &&
          (visa === undefined || application.visaType === visa) &&
          (twice === undefined || decidedTwice.has(application.id)) &&
          isFound(application),
      ),
    [sorted, status, visa, twice, decidedTwice, isFound],
  );

  return {
    stored,
    found,
    search,
    /** Identifies the search, filters and order. */
    key: JSON.stringify([settled, status, visa, twice, by, descending]),
    typed,
    setTyped,
    change,
    sort: useMemo(() => ({ by, descending }), [by, descending]),
    setSort: useCallback((sort: ApplicationSort) => void change(sortSearch(sort)), [change]),
    clear: () => {
      setTyped('');
      void change({ q: undefined, status: undefined, visa: undefined, twice: undefined });
    },
  };
}

const route = getRouteApi('/admin/dashboard/applications');

/**
 * The application opened by the URL, and the row that the arrow keys start from. A new `listKey`
 * resets that row to the first; `rowButton` is the ref of its button.
 */
function useOpenApplication(
  found: readonly VisaApplication[],
  { listKey, rowButton }: { listKey: string; rowButton: RefObject<HTMLElement | null> },
) {
  const { open: id } = route.useSearch();
  const router = useRouter();
  const navigate = route.useNavigate();
  const [walk, setWalk] = useState({ listKey, row: 0 });
  const place = id === undefined ? -1 : found.findIndex((application) => application.id === id);
  const row = walk.listKey === listKey ? Math.min(walk.row, Math.max(found.length - 1, 0)) : 0;

  const move = useCallback((to: number) => setWalk({ listKey, row: to }), [listKey]);

  const go = useCallback(
    (to: number, isStep = false) => {
      move(to);
      void navigate({
        search: (now) => ({ ...now, open: found[to]?.id }),
        // Previous and next replace the history entry, so that Back leads to the list.
        replace: isStep,
        state: (now) => (isStep ? now : { ...now, openedFromList: true }),
        resetScroll: false,
      });
    },
    [found, move, navigate],
  );

  return {
    id,
    place,
    row: place < 0 ? row : place,
    move,
    open: useCallback((to: number) => go(to), [go]),
    step: (to: number) => go(to, true),
    close: () => {
      if (place >= 0) move(place);
      // Back restores the scroll position, but previous and next may have led to another row.
      const stop = router.subscribe('onRendered', () => {
        stop();
        rowButton.current?.scrollIntoView({ block: 'nearest' });
      });
      if (router.state.location.state.openedFromList === true) router.history.back();
      else
        void navigate({
          search: (now) => ({ ...now, open: undefined }),
          replace: true,
          resetScroll: false,
        });
    },
  };
}

const VISA_IDS = VISA_OPTIONS.map(({ id }) => id);
const COLUMNS = APPLICATION_COLUMNS.map((id) => ({ id, label: COLUMN_LABELS[id] }));

const fetchDialog = () => import('./ApplicationDialog');

// Lazy, because on a slow network the rows would wait for its code.
const OpenApplication = lazy(async () => ({ default: (await fetchDialog()).OpenApplication }));

const DecisionReport = lazy(async () => ({
  default: (await import('./DecisionReport')).DecisionReport,
}));

/** The statuses, each with its number of applications. */
function StatusTabs({ listed }: { listed: readonly VisaApplication[] }) {
  const { status: shown, twice: showsTwice } = route.useSearch();
  const { data: decidedTwice = NONE } = useQuery(decidedTwiceOptions);
  const tabs = useMemo(() => {
    const counts = new Map<string | undefined, number>([[undefined, listed.length]]);
    for (const { status } of listed) counts.set(status, (counts.get(status) ?? 0) + 1);
    const byStatus = [undefined, ...filterValues(listed, 'status', STATUSES)].map((status) => ({
      status,
      twice: undefined,
      label: status === undefined ? adminStrings.list.all : statusLabel(status),
      count: counts.get(status) ?? 0,
    }));
    const count = listed.filter(({ id }) => decidedTwice.has(id)).length;
    const ofTwice = {
      status: undefined,
      twice: true as const,
      label: strings.row.decidedTwice,
      count,
    };
    return count > 0 ? [...byStatus, ofTwice] : byStatus;
  }, [listed, decidedTwice]);
  return (
    <nav aria-label={COLUMN_LABELS.status} className="tab-list no-print">
      {tabs.map(({ status, twice, label, count }) => {
        const isShown = shown === status && showsTwice === twice;
        return (
          <Link
            key={label}
            from={route.id}
            search={(now) => ({ ...now, status, twice })}
            replace
            resetScroll={false}
            aria-current={isShown ? 'page' : undefined}
            data-active={isShown ? '' : undefined}
            className="tab-button"
          >
            {label} <span className="font-normal tabular-nums">{formatCount(count)}</span>
          </Link>
        );
      })}
    </nav>
  );
}

/** All applications to search, read and export; read-only (SPEC section 2). */
export function ApplicationsScreen() {
  const isWide = useIsWide('64rem');
  const saveCsv = useMutation(saveCsvOptions);
  const list = useApplicationList();
  const { stored, found, search, sort, setSort } = list;
  const rowButton = useRef<HTMLButtonElement>(null);
  const opened = useOpenApplication(found, { listKey: list.key, rowButton });
  const visaTypes = useMemo(() => filterValues(stored, 'visaType', VISA_IDS), [stored]);
  const reportButton = useRef<HTMLButtonElement>(null);
  /** Undefined until it is first opened. */
  const [isReportOpen, setIsReportOpen] = useState<boolean>();
  const [isRead, setIsRead] = useState(false);
  if (opened.id !== undefined && !isRead) setIsRead(true);
  // A failed import is retried when an application is opened.
  useEffect(() => whenIdle(() => void fetchDialog().catch(() => undefined)), []);

  return (
    <>
      <Letterhead />
      <AdminHeading title={strings.title} subtitle={strings.subtitle} />
      <ListFrame
        of="visaApplications"
        texts={{ ...strings.list, records: strings.records }}
        counts={{ stored: stored.length, found: found.length }}
        action={
          <div className="flex flex-wrap gap-2">
            <Button
              ref={reportButton}
              variant="outline"
              size="sm"
              className="pointer-coarse:min-h-11"
              onClick={() => setIsReportOpen(true)}
            >
              {strings.report.open}
            </Button>
            <Button
              variant="outline"
              size="sm"
              className="pointer-coarse:min-h-11"
              disabled={found.length === 0}
              onClick={() => saveCsv.mutate(found)}
            >
              <Download aria-hidden className="size-4" />
              {strings.list.saveCsv}
            </Button>
          </div>
        }
        notice={stored.length > 0 && <StatusTabs listed={stored} />}
        tools={{
          label: strings.filters.search,
          example: strings.filters.searchExample,
          typed: list.typed,
          onType: list.setTyped,
          filters: [
            {
              label: COLUMN_LABELS.visaType,
              value: search.visa,
              options: visaTypes.map((value) => ({ value, label: visaTypeLabel(value) })),
              onChange: (visa) => void list.change({ visa }),
            },
          ],
          sortChoice: !isWide && <SortChoice columns={COLUMNS} sort={sort} onSort={setSort} />,
        }}
        empty={{
          onShowAll: list.clear,
          title: strings.list.nothing,
          text: strings.list.empty,
          action: (
            <Link to="/apply" className={buttonClass({ variant: 'outline' })}>
              {strings.list.apply}
            </Link>
          ),
        }}
      >
        <ApplicationList
          applications={found}
          listKey={list.key}
          isWide={isWide}
          sort={sort}
          onSort={setSort}
          current={opened.row}
          onMove={opened.move}
          onOpen={opened.open}
          currentButton={rowButton}
        />
      </ListFrame>
      {isReportOpen !== undefined && (
        <Suspense>
          <DecisionReport
            open={isReportOpen}
            onClose={() => setIsReportOpen(false)}
            finalFocus={reportButton}
          />
        </Suspense>
      )}
      {isRead && (
        <Suspense>
          <OpenApplication
            id={opened.id}
            stored={stored}
            found={found}
            onGo={opened.step}
            onClose={opened.close}
            finalFocus={rowButton}
          />
        </Suspense>
      )}
    </>
  );
}
