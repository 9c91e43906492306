import { sameJson } from '../../lib/sameJson';
import { distinctIds } from '../identity';

/** A stored record. */
export interface Stored {
  readonly id: string | undefined;
  /** Its JSON. */
  readonly text: string;
}

/** A record on its way in. */
export interface Arriving {
  readonly id: string | undefined;
  /** As it would be stored. */
  readonly record: unknown;
  /** As it came: where that is stored already, it stays as it is. */
  readonly raw: unknown;
}

/** An arriving record and the stored one that it continues, if any. */
export interface Pair<S extends Stored> {
  readonly arriving: Arriving;
  readonly stored: S | undefined;
  readonly isSame: boolean;
}

export interface Pairing<S extends Stored> {
  readonly pairs: readonly Pair<S>[];
  readonly stored: readonly S[];
}

const namesOf = (list: readonly { id: string | undefined }[]) =>
  distinctIds(list.map(({ id }) => id ?? ''));

function isSame({ text }: Stored, { record, raw }: Arriving): boolean {
  if (JSON.stringify(raw) === text) return true;
  const value: unknown = JSON.parse(text);
  return sameJson(value, raw) || sameJson(value, record);
}

/** Which arriving record is which stored one: by the ids that tell equal ones apart. */
export function pair<S extends Stored>(
  stored: readonly S[],
  arriving: readonly Arriving[],
): Pairing<S> {
  const names = namesOf(stored);
  const byName = new Map(stored.map((each, place) => [names[place], each]));
  const arrivingNames = namesOf(arriving);
  const pairs = arriving.map((item, place): Pair<S> => {
    const found = byName.get(arrivingNames[place]);
    return { arriving: item, stored: found, isSame: found !== undefined && isSame(found, item) };
  });
  return { pairs, stored };
}

/** How a type would change. */
export interface Difference {
  /** How many records arrive. */
  readonly arriving: number;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  /** How many stored records do not arrive. */
  readonly onlyHere: number;
}

export function differenceOf({ pairs, stored }: Pairing<Stored>): Difference {
  const added = pairs.filter((each) => each.stored === undefined).length;
  const same = pairs.filter((each) => each.isSame).length;
  const changed = pairs.length - added - same;
  return { arriving: pairs.length, added, changed, same, onlyHere: stored.length - changed - same };
}

/**
 * `merge`: what arrives is added or takes the place of its other version, and what is only here
 * stays. `replace`: what arrives, in its order, and nothing else.
 */
export type RestoreMode = 'merge' | 'replace';

/** A place in the outcome: a stored record, the record that it shall become, or both. */
export interface Place<S extends Stored> {
  readonly stored: S | undefined;
  /** Absent where the stored one stays as it is. */
  readonly becomes: { readonly record: unknown } | undefined;
}

function placeOf<S extends Stored>({ arriving, stored, isSame: stays }: Pair<S>): Place<S> {
  return { stored, becomes: stays ? undefined : { record: arriving.record } };
}

/** The records of a type after a restore, in order. */
export function outcome<S extends Stored>(
  { pairs, stored }: Pairing<S>,
  mode: RestoreMode,
): Place<S>[] {
  if (mode === 'replace') return pairs.map(placeOf);
  const byStored = new Map(pairs.map((each) => [each.stored, each]));
  const here = stored.map((each) => {
    const found = byStored.get(each);
    return found ? placeOf(found) : { stored: each, becomes: undefined };
  });
  return [...here, ...pairs.filter((each) => each.stored === undefined).map(placeOf)];
}
