import { useEffect, useMemo } from 'react';
import { inIdleSlices } from '@/lib/async/inIdleSlices';

/** How the rows of a list are searched. */
export interface RowSearch<Row> {
  readonly prepare: (row: Row) => unknown;
  readonly matcher: (typed: string) => (row: Row) => boolean;
}

/** Whether a row is found by what was typed. */
export function useFilter<Row>(
  rows: readonly Row[],
  typed: string,
  { prepare, matcher }: RowSearch<Row>,
): (row: Row) => boolean {
  // So that the first key finds everything prepared.
  useEffect(() => inIdleSlices(rows, prepare), [rows, prepare]);
  return useMemo(() => matcher(typed), [matcher, typed]);
}
