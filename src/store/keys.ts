import { contentTypes, type CollectionKey, type ContentKey } from '@/domain/registry';
import type { SingletonKey } from '@/domain/contentType';
import { SEEDED_FLAG } from '@/config';
import { menusType } from '@/domain/menus';
import { settingsType } from '@/domain/settings';
import * as v from 'valibot';
import { hashText } from '@/lib/crypto/bytes';
import { isRecord } from '@/lib/json';
import { wellFormed } from '@/lib/text/typed';

const COLLECTION_KEYS: readonly CollectionKey[] = contentTypes.map(({ key }) => key);
const SINGLETON_KEYS = ['settings', 'menus'] as const satisfies readonly SingletonKey[];
/** The keys with content, which the journal covers. */
export const CONTENT_KEYS = [...COLLECTION_KEYS, ...SINGLETON_KEYS] as const;
/** Never in the journal, never restored. */
export const SESSION_KEYS = ['adminAuthenticated', 'loginTime', 'adminUser'] as const;

/** The keys of localStorage (SPEC section 3). */
export const STORAGE_KEYS = [...CONTENT_KEYS, ...SESSION_KEYS, SEEDED_FLAG] as const;

export type StorageKey = (typeof STORAGE_KEYS)[number];

export function isStorageKey(key: string): key is StorageKey {
  return STORAGE_KEYS.some((known) => known === key);
}

export function isCollectionKey(key: ContentKey): key is CollectionKey {
  return COLLECTION_KEYS.some((known) => known === key);
}

const singletons = { settings: settingsType, menus: menusType };

/** Parses a key's text into records (one for a singleton); `undefined` if it is unreadable. */
export function parseRecords(key: ContentKey, text: string): readonly unknown[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isCollectionKey(key))
    return v.safeParse(singletons[key].schema, value).success ? [value] : undefined;
  return Array.isArray(value) ? value : undefined;
}

/** One stored record as JSON; `id` is `undefined` if it has none. */
export interface Fragment {
  readonly text: string;
  readonly hash: string;
  readonly id: string | undefined;
}

/** A fragment with its place: `slot` identifies its journal row, `pos` gives the order. */
export interface StoredItem extends Fragment {
  readonly slot: number;
  readonly pos: number;
}

/**
 * Maps the records of a key to those after the commit. Untouched items are returned as they are.
 * Must be synchronous and repeatable; the commit rethrows its errors.
 */
export type Rewrite = (items: readonly StoredItem[]) => readonly (StoredItem | Fragment)[];

/** The hash of an absent key. */
export const ABSENT = 'absent';

/** The id of a stored record, a number as text; `undefined` if it has none. */
export function recordId(record: unknown): string | undefined {
  const id = isRecord(record) ? record['id'] : undefined;
  if (Number.isFinite(id)) return String(id);
  return typeof id === 'string' && id !== '' ? id : undefined;
}

const fragmentOf = (value: unknown, text: string): Fragment => ({
  text,
  hash: hashText(text),
  id: recordId(value),
});

/**
 * Serialises a record; lone surrogates are replaced, because other counters would read them
 * differently.
 */
export function fragment(value: unknown): Fragment {
  const text = JSON.stringify(value) ?? 'null';
  // `JSON.stringify` escapes only lone surrogates like this.
  if (!text.includes(String.raw`\ud`)) return fragmentOf(value, text);
  const whole = JSON.stringify(value, (_name, each: unknown) =>
    typeof each === 'string' ? wellFormed(each) : each,
  );
  return fragmentOf(JSON.parse(whole), whole);
}

/** Parses a key's text; `undefined` if it is unreadable, or nested too deeply to be serialised. */
export function parseFragments(key: ContentKey, text: string): Fragment[] | undefined {
  const records = parseRecords(key, text);
  try {
    return records?.map((record) => fragmentOf(record, JSON.stringify(record) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Joins the records' texts to the text of a key, without serialising them again. */
export function joinText(key: ContentKey, fragments: readonly Fragment[]): string {
  const texts = fragments.map((each) => each.text);
  return isCollectionKey(key) ? `[${texts.join(',')}]` : (texts[0] ?? '{}');
}

/** How many fragments at the start and at the end of two lists are the same objects. */
export function commonEnds(
  before: readonly Fragment[],
  after: readonly Fragment[],
): { readonly head: number; readonly tail: number } {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { head, tail };
}

/** Total length of the texts, each with a comma or bracket. */
function lengthOf(fragments: readonly Fragment[]): number {
  return fragments.reduce((length, { text }) => length + text.length, fragments.length);
}

/** Like `joinText`, but copies the unchanged start and end from the text before the change. */
export function joinChanged(
  key: ContentKey,
  before: { readonly items: readonly Fragment[]; readonly text: string | null },
  after: readonly Fragment[],
): string {
  const { head, tail } = commonEnds(before.items, after);
  if (before.text === null || !isCollectionKey(key) || head + tail === 0)
    return joinText(key, after);
  const middle = after.slice(head, after.length - tail).map(({ text }) => text);
  const start = before.text.slice(1, lengthOf(after.slice(0, head)));
  const end = before.text.slice(-lengthOf(after.slice(after.length - tail)), -1);
  // Concatenated, not joined: engines copy long parts only once, when the text is stored.
  let text = head > 0 ? `[${start}` : '[';
  for (const each of middle) text += text.length > 1 ? `,${each}` : each;
  if (tail > 0) text += text.length > 1 ? `,${end}` : end;
  return `${text}]`;
}

/** Combines the records' hashes; white space between records does not count. */
export function composeHash(fragments: readonly Fragment[]): string {
  return hashText(fragments.map((each) => each.hash).join(' '));
}

function isPlaced(each: Fragment | StoredItem): each is StoredItem {
  return 'slot' in each;
}

/**
 * Assigns slots from `freeSlot` to new records, and ascending positions that change as little as
 * possible.
 */
export function placeItems(
  list: readonly (Fragment | StoredItem)[],
  freeSlot: number,
): StoredItem[] {
  let slot = freeSlot;
  let last = 0;
  return list.map((each) => {
    const placed = isPlaced(each) ? each : { ...each, slot: slot++, pos: last + 1 };
    const pos = Math.max(placed.pos, last + 1);
    last = pos;
    return pos === placed.pos ? placed : { ...placed, pos };
  });
}

/** Matches records read from outside to known items: by equal text first, then by id. */
export function matchItems(
  known: readonly StoredItem[],
  found: readonly Fragment[],
): readonly (Fragment | StoredItem)[] {
  const byText = groupBy(known, (item) => item.text);
  const sameText = found.map((each) => byText.get(each.text)?.shift());
  const used = new Set(sameText);
  const unused = known.filter((item) => item.id !== undefined && !used.has(item));
  const byId = groupBy(unused, (item) => item.id);
  return found.map((each, index) => {
    const same = sameText[index];
    if (same) return same;
    const older = each.id === undefined ? undefined : byId.get(each.id)?.shift();
    return older ? { ...each, slot: older.slot, pos: older.pos } : each;
  });
}

function groupBy<Value, Name>(values: readonly Value[], nameOf: (value: Value) => Name) {
  const groups = new Map<Name, Value[]>();
  for (const value of values) {
    const group = groups.get(nameOf(value));
    if (group) group.push(value);
    else groups.set(nameOf(value), [value]);
  }
  return groups;
}

/** Whether `after` lacks or changes a record of `before`. */
export function losesRecords(before: readonly StoredItem[], after: readonly StoredItem[]): boolean {
  const texts = new Map(after.map((item) => [item.slot, item.text]));
  return before.some((item) => texts.get(item.slot) !== item.text);
}
