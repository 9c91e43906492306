import { formatCount } from '@/lib/text/numbers';
import { plural } from '@/lib/text/plural';

export const strings = {
  count: (count: number, { one, many }: { one: string; many: string }) =>
    `${formatCount(count)} ${plural(count, { one, other: many })}`,
  found: (found: number, count: number) => `${formatCount(found)} of ${formatCount(count)} found`,
  status: 'Status',
  all: 'All',
  sortBy: 'Sort by',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
  actions: 'Actions',
  noMatch: 'Nothing matches this search and these filters.',
  showAll: (many: string) => `Show all ${many}`,
} as const;
