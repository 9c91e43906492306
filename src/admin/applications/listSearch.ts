import * as v from 'valibot';
import {
  APPLICATION_COLUMNS,
  type ApplicationSort,
  NEWEST_FIRST,
} from '@/content/applications/applicationList';
import { searchText } from '@/lib/text/searchText';

/** The address of the list: what is searched, filtered and sorted, and which application is open. */
export const listSearchSchema = v.object({
  q: searchText,
  status: searchText,
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

/** The part of the address that says this order; nothing for the usual one. */
export function sortSearch({ by, descending }: ApplicationSort): Pick<ListSearch, 'sort' | 'dir'> {
  const isUsual = by === NEWEST_FIRST.by && descending === NEWEST_FIRST.descending;
  if (isUsual) return { sort: undefined, dir: undefined };
  return { sort: by, dir: descending ? 'desc' : 'asc' };
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list led here, so that closing the application can be a step back in history. */
    openedFromList?: boolean;
  }
}
