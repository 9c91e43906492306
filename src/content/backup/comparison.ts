import { sameJson } from '../../lib/sameJson';
import { distinctIds } from '../identity';

export interface Stored {
  readonly id: string | undefined;
  /** Its JSON. */
  readonly text: string;
}

export interface IncomingRecord {
  readonly id: string | undefined;
  /** As it would be stored. */
  readonly record: unknown;
  /** As it came: where that is stored already, it stays as it is. */
  readonly raw: unknown;
}

/** An arriving record and the stored one that it continues, if any. */
export interface Pair<S extends Stored> {
  readonly arriving: IncomingRecord;
  readonly stored: S | undefined;
  readonly isSame: boolean;
}

export interface Pairing<S extends Stored> {
  readonly pairs: readonly Pair<S>[];
  readonly stored: readonly S[];
}

const namesOf = (list: readonly { id: string | undefined }[]) =>
  distinctIds(list.map(({ id }) => id ?? ''));

function isSame({ text }: Stored, { record, raw }: IncomingRecord): boolean {
  if (JSON.stringify(raw) === text) return true;
  const value: unknown = JSON.parse(text);
  return sameJson(value, raw) || sameJson(value, record);
}

/** Which arriving record is which stored one: by the ids that distinguish equal ones. */
export function pair<S extends Stored>(
  stored: readonly S[],
  arriving: readonly IncomingRecord[],
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

/** A pairing without the stored records that stay beside what arrives: all but those of `givingWay`. */
export function withoutKept<S extends Stored>(
  { pairs, stored }: Pairing<S>,
  givingWay: ReadonlySet<string>,
): Pairing<S> {
  const continued = new Set(pairs.map((each) => each.stored));
  return {
    pairs,
    stored: stored.filter((each) => continued.has(each) || givingWay.has(each.text)),
  };
}

export interface Difference {
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

/** A record in which a type differs; `name` distinguishes it from the others. */
export interface Differing {
  readonly name: string;
  readonly change: 'added' | 'changed' | 'onlyHere';
  readonly record: unknown;
}

/** The records in which a type differs: those that arrive, then those that do not. */
export function differing({ pairs, stored }: Pairing<Stored>): Differing[] {
  const arrivingNames = namesOf(pairs.map(({ arriving }) => arriving));
  const storedNames = namesOf(stored);
  const continued = new Set(pairs.map((each) => each.stored));
  const arriving = pairs.flatMap((each, place): Differing[] => {
    if (each.isSame) return [];
    const change = each.stored === undefined ? 'added' : 'changed';
    return [{ name: arrivingNames[place] ?? '', change, record: each.arriving.record }];
  });
  const onlyHere = stored.flatMap((each, place): Differing[] => {
    if (continued.has(each)) return [];
    const record: unknown = JSON.parse(each.text);
    return [{ name: storedNames[place] ?? '', change: 'onlyHere', record }];
  });
  return [...arriving, ...onlyHere];
}

/**
 * What a type becomes when only the named differences are taken over; everything else is as it is
 * stored. An added record follows the one that it follows in what arrives.
 */
export function withOnly(
  { pairs, stored }: Pairing<Stored>,
  names: ReadonlySet<string>,
): IncomingRecord[] {
  const arrivingNames = namesOf(pairs.map(({ arriving }) => arriving));
  const storedNames = namesOf(stored);
  const byStored = new Map(pairs.map((each) => [each.stored, each.arriving]));
  const after = stored.flatMap((each, place) => {
    const name = storedNames[place] ?? '';
    const value: unknown = JSON.parse(each.text);
    const item = names.has(name) ? byStored.get(each) : { id: each.id, record: value, raw: value };
    return item ? [{ name, item }] : [];
  });
  let previous: string | undefined;
  for (const [place, { arriving: item, stored: present }] of pairs.entries()) {
    const name = arrivingNames[place] ?? '';
    const isAdded = present === undefined;
    if (isAdded && names.has(name)) {
      const follows = after.findIndex((each) => each.name === previous);
      after.splice(follows + 1, 0, { name, item });
    }
    if (!isAdded || names.has(name)) previous = name;
  }
  return after.map(({ item }) => item);
}

/**
 * `add`: what is not here is added. `merge`: what arrives is added or takes the place of its other
 * version, and what is only here stays. `replace`: what arrives, in its order, and nothing else.
 */
export type RestoreMode = 'add' | 'merge' | 'replace';

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
    return found && mode === 'merge' ? placeOf(found) : { stored: each, becomes: undefined };
  });
  return [...here, ...pairs.filter((each) => each.stored === undefined).map(placeOf)];
}
