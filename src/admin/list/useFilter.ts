import { useEffect, useMemo } from 'react';
import type { VisaApplication } from '@/content/applications/application';
import { applicationMatcher, prepareSearch } from '@/content/applications/applicationSearch';
import type { ContentTypeConfig } from '@/content/editing/contentTypeConfig';
import { entryMatcher, searchable } from '@/content/editing/listing';
import type { EntryRecord } from '@/content/types/contentType';
import { inIdleSlices } from '@/lib/async/inIdleSlices';

/** How the rows of a list are searched. */
interface RowSearch<Row> {
  readonly prepare: (row: Row) => unknown;
  readonly matcher: (typed: string) => (row: Row) => boolean;
}

export const applicationSearch: RowSearch<VisaApplication> = {
  prepare: prepareSearch,
  matcher: applicationMatcher,
};

export const entrySearch = (edited: ContentTypeConfig): RowSearch<EntryRecord> => ({
  prepare: (entry) => searchable(edited, entry),
  matcher: (typed) => entryMatcher(edited, typed),
});

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
