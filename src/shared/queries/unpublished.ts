import { queryOptions, skipToken } from '@tanstack/react-query';
import type { CollectionKey } from '@/domain/registry';

/** What visitors do not have yet. */
export interface Unpublished {
  /** How many things differ. */
  readonly count: number;
  /** Whether visitors have no version of an entry, or an earlier one; undefined if they have it. */
  readonly stateOf: (key: CollectionKey, id: string) => 'new' | 'changed' | undefined;
}

/** Set by what compares the content with the site, once it knows; undefined until then. */
export const unpublishedOptions = queryOptions<Unpublished>({
  queryKey: ['unpublished'],
  queryFn: skipToken,
  gcTime: Infinity,
});
