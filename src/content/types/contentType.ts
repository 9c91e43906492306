import type * as v from 'valibot';

export interface Identified {
  id: string;
}

export type CollectionKey =
  'pages' | 'blogs' | 'sections' | 'visaCards' | 'visaApplications' | 'contactMessages';
export type SingletonKey = 'settings' | 'menus';

/** A kind of entry kept as an array under one storage key (SPEC section 3). */
export interface CollectionType<Entry extends Identified> {
  readonly kind: 'collection';
  readonly key: CollectionKey;
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
