import * as v from 'valibot';

/*
 * The atoms of every stored shape. Only what identifies a record is demanded; a field of the
 * wrong type reads as its default, so that one odd field does not hide a whole record. What can
 * mean only one thing is read as that: a number in a text's place as its digits.
 * Objects are loose: fields that this version does not know survive a save.
 */
const asText = (said: unknown): string =>
  typeof said === 'string' || Number.isFinite(said) ? String(said) : '';

const asOrder = (said: unknown): number => {
  const order = Math.trunc(Number(asText(said)));
  return Number.isSafeInteger(order) ? order : 0;
};

/** A field that is read as `read` says; where a record has none, as `missing`. */
export const fieldOf = <Value>(read: (said: unknown) => Value, missing: Value) =>
  v.optional(v.pipe(v.unknown(), v.transform(read)), missing);

export const field = {
  identity: v.pipe(v.unknown(), v.transform(asText), v.nonEmpty()),
  text: fieldOf(asText, ''),
  /** Published is `true`, or a record that says nothing; what says anything else is a draft. */
  published: fieldOf((said) => said === true, true),
  order: fieldOf(asOrder, 0),
  /** Members that are no texts are left out one by one: a single bad one must not empty a list. */
  textList: fieldOf<string[]>(
    (said) =>
      Array.isArray(said)
        ? said.filter((each) => asText(each) !== '' || each === '').map(asText)
        : [],
    [],
  ),
} as const;

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

/** An entry of any type: generic code reads its fields by name. */
export interface EntryRecord extends Identified {
  readonly [field: string]: unknown;
}

/** One object kept under one storage key (SPEC section 3). */
export interface SingletonType<Value> {
  readonly kind: 'singleton';
  readonly key: SingletonKey;
  readonly schema: v.GenericSchema<unknown, Value>;
  /** What is read when nothing is stored. */
  readonly initial: Value;
}
