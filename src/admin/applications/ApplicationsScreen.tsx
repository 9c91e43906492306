import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as v from 'valibot';
import type { VisaApplication } from '@/content/applications/application';
import {
  APPLICATION_COLUMNS,
  type ApplicationSort,
  COLUMN_LABELS,
  sortApplications,
  valuesOf,
} from '@/content/applications/applicationList';
import { searchableInList } from '@/content/applications/applicationSearch';
import { STATUSES } from '@/content/applications/status';
import { VISA_OPTIONS, visaTypeLabel } from '@/content/applications/visaOptions';
import { saveBlob } from '@/lib/browser/saveBlob';
import { localDate } from '@/lib/time/localDate';
import { everyApplicationOptions } from '@/queries/admin/everyApplication';
import { applicationsOptions } from '@/queries/content/tracking';
import { Button } from '@/ui/controls/Button';
import { buttonClass } from '@/ui/controls/buttonClass';
import { useIsWide } from '@/ui/controls/useIsWide';
import { AdminHeading } from '../AdminHeading';
import { ListFrame, SortChoice, useFilter } from '../list/ListFrame';
import { OpenApplication } from './ApplicationDialog';
import { ApplicationList } from './ApplicationList';
import './applications.css';
import { type ListSearch, listSearchSchema, sortOf, sortSearch } from './listSearch';
import { strings } from './strings';

/** A navigation for every key would take its time from the next one. */
const REST_MS = 300;

/**
 * What is typed into a search box: at once for the box, as soon as there is time for the list
 * (`settled`), and when typing has come to rest for the address. `inAddress` is what the address says;
 * `write` puts a text there.
 */
function useSearchText(inAddress: string, write: (text: string) => Promise<void>) {
  const router = useRouter();
  const [typed, setTyped] = useState(inAddress);
  const settled = useDeferredValue(typed);
  /** What the address says, or will when it has followed. */
  const written = useRef(inAddress);
  const writing = useRef<Promise<void>>(undefined);

  useEffect(() => {
    let isLatest = true;
    const follow = async () => {
      // One at a time, so that an older text that arrives late is not taken for a new address.
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
      // Back, forward and links bring a text of their own.
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

/** The applications as the address wants them: searched, filtered and sorted. */
function useApplicationList() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: stored } = useSuspenseQuery(applicationsOptions);
  const { data: { every = stored, outside = 0 } = {} } = useQuery(everyApplicationOptions);

  /** Changes a part of the address, without a step in history. */
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
  const listed = settled.trim() === '' ? stored : every;
  const sorted = useMemo(
    () => sortApplications(listed, { by, descending }),
    [listed, by, descending],
  );
  const { status, visa } = search;
  const isFound = useFilter(every, settled, searchableInList);
  const found = useMemo(
    () =>
      sorted.filter(
        (application) =>
          (status === undefined || application.status === status) &&
          (visa === undefined || application.visaType === visa) &&
          isFound(application),
      ),
    [sorted, status, visa, isFound],
  );

  return {
    stored,
    every,
    outside,
    /** How many are searched. */
    listed: listed.length,
    found,
    search,
    /** Names what is searched, filtered and sorted by. */
    key: JSON.stringify([settled, status, visa, by, descending]),
    typed,
    setTyped,
    change,
    sort: useMemo(() => ({ by, descending }), [by, descending]),
    setSort: useCallback((sort: ApplicationSort) => void change(sortSearch(sort)), [change]),
    clear: () => {
      setTyped('');
      void change({ q: undefined, status: undefined, visa: undefined });
    },
  };
}

const route = getRouteApi('/admin/dashboard/applications');

/**
 * Which application of the list is open, as the address says, and which row keys start from.
 * `listKey` names the list: with another one the rows begin at the top again. `rowButton` is in
 * the row that keys start from.
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
        // From one to the next is no step in history: Back leads to the list.
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
      // Going back brings the place where the window was scrolled to, and previous and next may
      // have led away from there.
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

async function saveCsv(applications: readonly VisaApplication[]): Promise<void> {
  const { applicationsCsv } = await import('@/content/applications/applicationsCsv');
  const table = new Blob([applicationsCsv(applications)], { type: 'text/csv;charset=utf-8' });
  saveBlob(table, `visa-applications-${localDate(new Date())}.csv`);
}

/** Every application, to find, read and export; nothing here changes one (SPEC section 2). */
export function ApplicationsScreen() {
  const isWide = useIsWide('64rem');
  const list = useApplicationList();
  const { stored, found, search, sort, setSort } = list;
  const rowButton = useRef<HTMLButtonElement>(null);
  const opened = useOpenApplication(found, { listKey: list.key, rowButton });
  const statuses = useMemo(() => valuesOf(stored, 'status', STATUSES), [stored]);
  const visaTypes = useMemo(() => valuesOf(stored, 'visaType', VISA_IDS), [stored]);

  return (
    <>
      <AdminHeading title={strings.title} subtitle={strings.subtitle} />
      <ListFrame
        of="visaApplications"
        title={strings.list.title}
        words={strings.list.words}
        {...(list.outside > 0 && { note: strings.list.outside(list.outside) })}
        stored={list.listed}
        found={found.length}
        action={
          <Button
            variant="outline"
            size="sm"
            className="pointer-coarse:min-h-11"
            disabled={found.length === 0}
            onClick={() => void saveCsv(found)}
          >
            <Download aria-hidden className="size-4" />
            {strings.list.saveCsv}
          </Button>
        }
        tools={{
          label: strings.filters.search,
          example: strings.filters.searchExample,
          typed: list.typed,
          onType: list.setTyped,
          filters: [
            {
              label: COLUMN_LABELS.status,
              value: search.status,
              options: statuses.map((value) => ({ value, label: value })),
              onChange: (status) => void list.change({ status }),
            },
            {
              label: COLUMN_LABELS.visaType,
              value: search.visa,
              options: visaTypes.map((value) => ({ value, label: visaTypeLabel(value) })),
              onChange: (visa) => void list.change({ visa }),
            },
          ],
          sortChoice: !isWide && <SortChoice columns={COLUMNS} sort={sort} onSort={setSort} />,
        }}
        onShowAll={list.clear}
        empty={{
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
      <OpenApplication
        id={opened.id}
        stored={list.every}
        found={found}
        onGo={opened.step}
        onClose={opened.close}
        finalFocus={rowButton}
      />
    </>
  );
}
