import { plural } from '@/lib/text/plural';

const number = new Intl.NumberFormat();

export const strings = {
  count: (count: number, { one, many }: { one: string; many: string }) =>
    `${number.format(count)} ${plural(count, { one, other: many })}`,
  found: (found: number, count: number) =>
    `${number.format(found)} of ${number.format(count)} found`,
  status: 'Status',
  all: 'All',
  sortBy: 'Sort by',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
  actions: 'Actions',
  noMatch: 'Nothing matches this search and these filters.',
  showAll: (many: string) => `Show all ${many}`,
} as const;
