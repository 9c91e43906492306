import type { EntryRecord } from '@/domain/contentType';
import type { Searchable, AnySearchDefinition, SearchDefinition } from '@/domain/registry';
import type { Column, ContentTypeConfig } from './contentTypeConfig';
import { fieldText } from './entryForm';
import { type Sorting, sortedBy } from '@/lib/sorting';
import { strings } from './strings';
import { contentTypeConfigs } from './contentTypeConfigs';
import { applicationSearch } from '@/features/applications/model/applicationList';
import type { ContactMessage } from '@/domain/entries';
import { COMMA, LANGUAGE } from '@/lib/language';
import { arabicOf, inArabic } from '@/domain/translations';

const messageSearch: SearchDefinition<ContactMessage> = {
  key: 'contactMessages',
  searchable: ({ subject, name, message, email, phone }) => ({
    title: [subject, name].filter(Boolean).join(COMMA),
    texts: [message, email, phone],
  }),
};

/** Searches an entry in both languages; the texts of this build's language come first. */
const inBothLanguages = (definition: AnySearchDefinition): AnySearchDefinition => ({
  ...definition,
  searchable: (entry) => {
    const own = definition.searchable(entry);
    if (Object.keys(arabicOf(entry)).length === 0) return own;
    const arabic = definition.searchable(inArabic(entry));
    const [shown, other] = LANGUAGE === 'ar' ? [arabic, own] : [own, arabic];
    return { ...shown, texts: [...shown.texts, other.title, ...other.texts] };
  },
});

/** The search definitions; types without one are not searched. */
const searchDefinitions: readonly AnySearchDefinition[] = [
  ...contentTypeConfigs.flatMap(({ search }) => (search ? [inBothLanguages(search)] : [])),
  applicationSearch,
  messageSearch,
];

export function searchDefinitionOf(key: string): AnySearchDefinition | undefined {
  return searchDefinitions.find((each) => each.key === key);
}

export type StatusFilter = 'all' | 'published' | 'draft';

const isPublished = (entry: EntryRecord) => entry['published'] === true;

/** The label of an entry's badge (SPEC section 4). */
export function publicationStatus(entry: EntryRecord): string {
  return isPublished(entry) ? strings.fields.published : strings.draft;
}

/** The text of a cell for display, search and sorting. */
export function cellText(column: Column, entry: EntryRecord): string {
  if (column.show === 'status') return publicationStatus(entry);
  const text = fieldText(entry, column.field);
  return column.show === 'slug' && text !== '' ? `/${text}` : text;
}

const NOTHING: Searchable = { title: '', texts: [] };

/** The searchable texts of an entry in its list: those of the site search, and its cells. */
export function entryText({ type, columns }: ContentTypeConfig, entry: EntryRecord): Searchable {
  const cells = columns.map((column) => cellText(column, entry));
  const { title, texts } = searchDefinitionOf(type.key)?.searchable(entry) ?? NOTHING;
  return { title, texts, otherWords: cells.join('\n') };
}

export function hasStatus(entry: EntryRecord, status: StatusFilter): boolean {
  return status === 'all' || isPublished(entry) === (status === 'published');
}

/** The entries in the list's initial order. */
function inInitialOrder(
  { listed }: ContentTypeConfig,
  entries: readonly EntryRecord[],
): readonly EntryRecord[] {
  if (listed === 'inOrder') return sortedBy(entries, orderOf, false);
  if (listed === 'stored') return entries;
  return sortedBy(entries, (entry) => Date.parse(fieldText(entry, 'date')), true);
}

/** The entries sorted by a column; the sort is stable. */
export function sortEntries(
  config: ContentTypeConfig,
  entries: readonly EntryRecord[],
  sorting: Sorting | undefined,
): readonly EntryRecord[] {
  const start = inInitialOrder(config, entries);
  const column = config.columns.find(({ field }) => field === sorting?.by);
  if (sorting === undefined || column === undefined) return start;
  const valueOf = (entry: EntryRecord) =>
    column.show === 'order' ? orderOf(entry) : cellText(column, entry);
  return sortedBy(start, valueOf, sorting.descending);
}

function orderOf(entry: EntryRecord): number {
  return Number(entry['order'] ?? 0);
}

/**
 * The entries whose order changes when one moves up (-1) or down (1). Of duplicate numbers, the
 * later ones are increased.
 */
export function moveEntry(
  entries: readonly EntryRecord[],
  id: string,
  step: -1 | 1,
): readonly EntryRecord[] {
  const before = entries.toSorted((a, b) => orderOf(a) - orderOf(b));
  const from = before.findIndex((entry) => entry.id === id);
  const [moved, other] = [before[from], before[from + step]];
  if (moved === undefined || other === undefined) return [];
  const after = before.with(from, other).with(from + step, moved);
  let last = Number.NEGATIVE_INFINITY;
  const numbers = before.map((entry) => {
    last = Math.max(orderOf(entry), last + 1);
    return last;
  });
  return after.flatMap((entry, place) => {
    const order = numbers[place] ?? 0;
    return orderOf(entry) === order ? [] : [{ ...entry, order }];
  });
}
