/** Gives each item a unique key of its id and occurrence, because stored ids may repeat. */
export function keyed<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
): { key: string; item: Item }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const id = idOf(item);
    const occurrence = seen.get(id) ?? 0;
    seen.set(id, occurrence + 1);
    return { key: `${id}:${String(occurrence)}`, item };
  });
}

export interface Sorting<Column extends string = string> {
  readonly by: Column;
  readonly descending: boolean;
}

/** A sort key; an empty text and NaN count as missing. */
export type SortValue = string | number;

const isMissing = (value: SortValue) => value === '' || Number.isNaN(value);

let collator: Intl.Collator | undefined;

/** Locale-aware comparison: numbers by value, ignoring case and accents. */
export function compareTexts(a: string, b: string): number {
  collator ??= new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return collator.compare(a, b);
}

function compare(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareTexts(String(a), String(b));
}

/** Stable sort; rows without a value come last in either direction. */
export function sortedBy<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  descending: boolean,
): readonly Row[] {
  const direction = descending ? -1 : 1;
  const valued = rows.map((row) => {
    const value = valueOf(row);
    return { row, value, missing: isMissing(value) };
  });
  valued.sort((a, b) => {
    if (a.missing || b.missing) return Number(a.missing) - Number(b.missing);
    return direction * compare(a.value, b.value);
  });
  return valued.map(({ row }) => row);
}
