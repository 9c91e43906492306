import {
  queryOptions,
  useSuspenseQuery,
  type InvalidateQueryFilters,
  type QueryClient,
} from '@tanstack/react-query';
import type { Identified } from '@/domain/contentType';
import type { ContentKey } from '@/domain/registry';
import { shown } from '@/domain/seed/shownSeed';
import { readText } from '@/store/local/read';
import * as repository from '@/store/repository';
import type { Collection, Singleton } from '@/store/repository';
import { isFirstVisit } from '@/store/start';
import { priceOf } from '@/domain/visaOptions';
import type { VisaApplication } from '@/domain/application';

const beganEmpty = isFirstVisit();

/**
 * Whether a first visit shows the build's content of a key: until the key is stored, because
 * another tab writes the flag before the key.
 */
const isAwaited = (key: ContentKey): boolean =>
  beganEmpty && (isFirstVisit() || readText(key) === null);

/** @param first loads what a first visit shows, until it is stored */
export function entriesOptions<Entry extends Identified>(
  collection: Collection<Entry>,
  first?: () => Promise<readonly Entry[]>,
) {
  const { key } = collection;
  return queryOptions({
    queryKey: [key],
    queryFn: () => (first && isAwaited(key) ? first() : collection.list()),
  });
}

function valueOptions<Value>(singleton: Singleton<Value>, first: () => Promise<Value | undefined>) {
  const { key } = singleton;
  return queryOptions({
    queryKey: [key],
    queryFn: async () => (isAwaited(key) ? await first() : undefined) ?? singleton.get(),
  });
}

const { content } = shown;
export const settingsOptions = valueOptions(
  repository.settings,
  async () => (await content()).settings,
);
export const menusOptions = valueOptions(repository.menus, async () => (await content()).menus);
export const pagesOptions = entriesOptions(
  repository.pages,
  async () => (await shown.pages()).pages,
);
export const postsOptions = entriesOptions(
  repository.posts,
  async () => (await shown.posts()).blogs,
);
export const sectionsOptions = entriesOptions(
  repository.sections,
  async () => (await content()).sections,
);
export const visaCardsOptions = entriesOptions(
  repository.visaCards,
  async () => (await content()).visaCards,
);

/** Returns the function that formats the total fee of some applications, by the stored fees. */
export function usePrices() {
  const { data: settings } = useSuspenseQuery(settingsOptions);
  return (
    ...applied: readonly (Pick<VisaApplication, 'visaType'> & {
      submissionDate?: string | undefined;
    })[]
  ) => priceOf(settings, ...applied);
}

/** Refetches the queries that a change may affect. */
export function refetchChanged(
  queryClient: QueryClient,
  filters: InvalidateQueryFilters,
): Promise<void> {
  // Cancels a first fetch, which may have read stale data and which invalidation would not restart.
  for (const query of queryClient.getQueryCache().findAll({ ...filters, type: 'active' }))
    void query.cancel({ revert: true, silent: true });
  return queryClient.invalidateQueries(filters);
}
