import * as v from 'valibot';
import {
  APPLICATION_COLUMNS,
  type ApplicationSort,
  NEWEST_FIRST,
} from '@/features/applications/model/applicationList';
import { searchText } from '@/lib/text/searchText';

/** Search params of the list: the search, filters, order and open application. */
export const listSearchSchema = v.object({
  q: searchText,
  status: searchText,
  /** Only applications that two counters have decided differently. */
  twice: v.fallback(v.optional(v.literal(true)), undefined),
  visa: searchText,
  sort: v.fallback(v.optional(v.picklist(APPLICATION_COLUMNS)), undefined),
  dir: v.fallback(v.optional(v.picklist(['asc', 'desc'])), undefined),
  open: searchText,
});
export type ListSearch = v.InferOutput<typeof listSearchSchema>;

export function sortOf({ sort, dir }: ListSearch): ApplicationSort {
  if (sort === undefined) return NEWEST_FIRST;
  return { by: sort, descending: dir === 'desc' };
}

/** The search params of an order; none for the default. */
export function sortSearch({ by, descending }: ApplicationSort): Pick<ListSearch, 'sort' | 'dir'> {
  const isUsual = by === NEWEST_FIRST.by && descending === NEWEST_FIRST.descending;
  if (isUsual) return { sort: undefined, dir: undefined };
  return { sort: by, dir: descending ? 'desc' : 'asc' };
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the previous history entry is the list, so that closing can go back. */
    openedFromList?: boolean;
  }
}
