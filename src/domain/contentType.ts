import * as v from 'valibot';
import { isRecord } from '@/lib/json';

/*
 * Parsers for stored fields. Only the id is required; a field of the wrong type reads as its
 * default, so that it does not hide the record, and a number reads as text. Objects are loose:
 * unknown fields survive a save.
 */
const toText = (value: unknown): string =>
  typeof value === 'string' || Number.isFinite(value) ? String(value) : '';

const toOrder = (value: unknown): number => {
  const order = Math.trunc(Number(toText(value)));
  return Number.isSafeInteger(order) ? order : 0;
};

/** A field parsed by `read`, or `missing` if it is absent. */
export const fieldOf = <Value>(read: (value: unknown) => Value, missing: Value) =>
  v.optional(v.pipe(v.unknown(), v.transform(read)), missing);

// Not `fieldOf`: most fields are texts, and this halves the time to parse thousands of records.
const text = v.fallback(v.string(), (found) => toText(found?.value));

export const field = {
  identity: v.pipe(v.unknown(), v.transform(toText), v.nonEmpty()),
  text,
  /** `true` or absent means published; anything else is a draft. */
  published: fieldOf((value) => value === true, true),
  order: fieldOf(toOrder, 0),
  /** Skips items that are not texts, so that a bad one does not empty the list. */
  textList: fieldOf<string[]>(
    (value) =>
      Array.isArray(value)
        ? value.filter((each) => toText(each) !== '' || each === '').map(toText)
        : [],
    [],
  ),
} as const;

/**
 * The schema of a stored record. It rejects an object whose fields are all unknown to the type:
 * another program on the same origin wrote it.
 */
export function recordSchema<const Fields extends v.ObjectEntries>(fields: Fields) {
  const names = Object.keys(fields).filter((name) => name !== 'id');
  const isOwn = (value: unknown) =>
    isRecord(value) &&
    (names.some((name) => Object.hasOwn(value, name)) ||
      Object.keys(value).every((name) => name === 'id'));
  return v.pipe(v.custom<Record<string, unknown>>(isOwn), v.looseObject(fields));
}

export interface Identified {
  id: string;
}

export type SingletonKey = 'settings' | 'menus';

/** A kind of entry kept as an array under one storage key (SPEC section 3). */
export interface CollectionType<Entry extends Identified, Key extends string = string> {
  readonly kind: 'collection';
  readonly key: Key;
  /** Parses one stored record; unknown fields are kept. */
  readonly schema: v.GenericSchema<unknown, Entry>;
}

/** An entry of any type, for generic code. */
export interface EntryRecord extends Identified {
  readonly [field: string]: unknown;
}

/** One object kept under one storage key (SPEC section 3). */
export interface SingletonType<Value> {
  readonly kind: 'singleton';
  readonly key: SingletonKey;
  readonly schema: v.GenericSchema<unknown, Value>;
  /** The value if nothing is stored. */
  readonly initial: Value;
}

/** The id of an entry that does not exist yet; never of a stored one. */
export const NEW_ENTRY = 'new';

/**
 * Makes ids distinct: the first of equal ids stays, the others get a suffix. Returns the same list
 * if they differ already.
 */
export function distinctIds(ids: readonly string[]): readonly string[] {
  const taken = new Set(ids);
  if (taken.size === ids.length && !taken.has(NEW_ENTRY)) return ids;
  const counts = new Map([[NEW_ENTRY, 1]]);
  return ids.map((id) => {
    let count = counts.get(id) ?? 0;
    let own = id;
    do {
      count += 1;
      if (count > 1) own = `${id}~${String(count)}`;
    } while (count > 1 && taken.has(own));
    counts.set(id, count);
    taken.add(own);
    return own;
  });
}

/** Entries with distinct ids; the same array if they differ already. */
export function withDistinctIds<Entry extends Identified>(
  entries: readonly Entry[],
): readonly Entry[] {
  const stored = entries.map(({ id }) => id);
  const ids = distinctIds(stored);
  if (ids === stored) return entries;
  return entries.map((entry, place) => ({ ...entry, id: ids[place] ?? entry.id }));
}
