import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { type ApplicationSort, sortApplications } from '@/content/applications/applicationList';
import { searchableInList } from '@/content/applications/applicationSearch';
import { applicationsOptions } from '@/queries/content/tracking';
import { useFilter } from '../list/useFilter';
import { type ListSearch, sortOf, sortSearch, listSearchSchema } from './listSearch';
import * as v from 'valibot';

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

const route = getRouteApi('/admin/dashboard/applications');

/** The applications as the address wants them: searched, filtered and sorted. */
export function useApplicationList() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: stored } = useSuspenseQuery(applicationsOptions);

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
  const sorted = useMemo(
    () => sortApplications(stored, { by, descending }),
    [stored, by, descending],
  );
  const { status, visa } = search;
  const isFound = useFilter(stored, settled, searchableInList);
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
