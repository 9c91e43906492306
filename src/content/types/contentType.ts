import type * as v from 'valibot';

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

/** An entry of whichever type: what is generic reads its fields by name. */
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
