import { queryOptions } from '@tanstack/react-query';
import { takeErasureNote } from '@/data/recovery/erasureNote';

/** What the page before this one erased; nothing in any other case. */
export const erasureNoteOptions = queryOptions({
  queryKey: ['erasureNote'],
  queryFn: takeErasureNote,
  gcTime: Infinity,
});
