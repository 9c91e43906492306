import { useEffect, useMemo } from 'react';
import type { Searchable } from '@/content/types/search';
import { inIdleSlices } from '@/lib/async/inIdleSlices';
import { matcher, prepare } from '@/search/match';

/** Whether a row is found by what was typed. */
export function useFilter<Row extends object>(
  rows: readonly Row[],
  typed: string,
  searchableOf: (row: Row) => Searchable,
): (row: Row) => boolean {
  // So that the first key finds everything prepared.
  useEffect(() => inIdleSlices(rows, (row) => prepare(row, searchableOf)), [rows, searchableOf]);
  return useMemo(() => matcher(typed, searchableOf), [typed, searchableOf]);
}
