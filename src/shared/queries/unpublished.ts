import { queryOptions, skipToken } from '@tanstack/react-query';
import type { CollectionKey } from '@/domain/registry';

/** What is not published yet. */
export interface Unpublished {
  /** How many things differ. */
  readonly count: number;
  /** Whether visitors have no version of an entry, or an earlier one; undefined if they have it. */
  readonly stateOf: (key: CollectionKey, id: string) => 'new' | 'changed' | undefined;
}

/** Set by the code that compares the content with the site; undefined until it has a result. */
export const unpublishedOptions = queryOptions<Unpublished>({
  queryKey: ['unpublished'],
  queryFn: skipToken,
  gcTime: Infinity,
});
