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
