import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { type ApplicationSort, sortApplications } from '@/content/applications/applicationList';
import { searchableInList } from '@/content/applications/applicationSearch';
import { applicationsOptions } from '@/queries/content/tracking';
import { useFilter } from '../list/useFilter';
import { type ListSearch, sortOf, sortSearch } from './listSearch';
import { useSearchText } from './useSearchText';

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
