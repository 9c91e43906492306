import { sameJson } from '../../lib/sameJson';
import { distinctIds } from '../../domain/identity';

export interface Stored {
  readonly id: string | undefined;
  /** Its JSON. */
  readonly text: string;
}

export interface IncomingRecord {
  readonly id: string | undefined;
  /** As it would be stored. */
  readonly record: unknown;
  /** As it was read; a stored record equal to it stays unchanged. */
  readonly raw: unknown;
}

/** An incoming record and the stored record with the same id, if any. */
export interface Pair<S extends Stored> {
  readonly incoming: IncomingRecord;
  readonly stored: S | undefined;
  readonly isSame: boolean;
}

export interface Pairing<S extends Stored> {
  readonly pairs: readonly Pair<S>[];
  readonly stored: readonly S[];
  /** Whether all that is stored stays as it is, in every mode. */
  readonly keepsStored: boolean;
}

const namesOf = (list: readonly { id: string | undefined }[]) =>
  distinctIds(list.map(({ id }) => id ?? ''));

function isSame({ text }: Stored, { record, raw }: IncomingRecord): boolean {
  if (JSON.stringify(raw) === text) return true;
  const value: unknown = JSON.parse(text);
  return sameJson(value, raw) || sameJson(value, record);
}

/** Pairs incoming and stored records by their ids, made distinct. */
export function pair<S extends Stored>(
  stored: readonly S[],
  incoming: readonly IncomingRecord[],
  keepsStored = false,
): Pairing<S> {
  const names = namesOf(stored);
  const byName = new Map(stored.map((each, place) => [names[place], each]));
  const arrivingNames = namesOf(incoming);
  const pairs = incoming.map((item, place): Pair<S> => {
    const found = byName.get(arrivingNames[place]);
    const stays = found !== undefined && (keepsStored || isSame(found, item));
    return { incoming: item, stored: found, isSame: stays };
  });
  return { pairs, stored, keepsStored };
}

/** A pairing without the stored records that would stay: unpaired ones except those of `replaceable`. */
export function withoutUnaffected<S extends Stored>(
  { pairs, stored, keepsStored }: Pairing<S>,
  replaceable: ReadonlySet<string>,
): Pairing<S> {
  const continued = new Set(pairs.map((each) => each.stored));
  return {
    pairs,
    keepsStored,
    stored: stored.filter((each) => continued.has(each) || replaceable.has(each.text)),
  };
}

export interface DifferenceCounts {
  readonly incoming: number;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  /** Number of stored records that are not incoming, unless they stay in every mode. */
  readonly onlyStored: number;
}

export function countDifferences({
  pairs,
  stored,
  keepsStored,
}: Pairing<Stored>): DifferenceCounts {
  const added = pairs.filter((each) => each.stored === undefined).length;
  const same = pairs.filter((each) => each.isSame).length;
  const changed = pairs.length - added - same;
  return {
    incoming: pairs.length,
    added,
    changed,
    same,
    onlyStored: keepsStored ? 0 : stored.length - changed - same,
  };
}

/** A record that differs; `name` distinguishes it from the others. */
export interface RecordDifference {
  readonly name: string;
  readonly change: 'added' | 'changed' | 'onlyStored';
  readonly record: unknown;
}

/** The records that differ: the incoming ones first, then those that are only stored. */
export function recordDifferences({
  pairs,
  stored,
  keepsStored,
}: Pairing<Stored>): RecordDifference[] {
  const arrivingNames = namesOf(pairs.map(({ incoming }) => incoming));
  const storedNames = namesOf(stored);
  const continued = new Set(pairs.map((each) => each.stored));
  const incoming = pairs.flatMap((each, place): RecordDifference[] => {
    if (each.isSame) return [];
    const change = each.stored === undefined ? 'added' : 'changed';
    return [{ name: arrivingNames[place] ?? '', change, record: each.incoming.record }];
  });
  const onlyStored = stored.flatMap((each, place): RecordDifference[] => {
    if (keepsStored || continued.has(each)) return [];
    const record: unknown = JSON.parse(each.text);
    return [{ name: storedNames[place] ?? '', change: 'onlyStored', record }];
  });
  return [...incoming, ...onlyStored];
}

/** Applies only the named differences to the stored records. An added record follows its incoming predecessor. */
export function applySelected(
  { pairs, stored }: Pairing<Stored>,
  names: ReadonlySet<string>,
): IncomingRecord[] {
  const arrivingNames = namesOf(pairs.map(({ incoming }) => incoming));
  const storedNames = namesOf(stored);
  const byStored = new Map(pairs.map((each) => [each.stored, each.incoming]));
  const after = stored.flatMap((each, place) => {
    const name = storedNames[place] ?? '';
    const value: unknown = JSON.parse(each.text);
    const item = names.has(name) ? byStored.get(each) : { id: each.id, record: value, raw: value };
    return item ? [{ name, item }] : [];
  });
  let previous: string | undefined;
  for (const [place, { incoming: item, stored: present }] of pairs.entries()) {
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
 * `add`: adds missing records. `merge`: adds or replaces records, others stay. `replace`: only the
 * incoming records remain, in their order.
 */
export type RestoreMode = 'add' | 'merge' | 'replace';

/** A record in the outcome: stored, incoming, or stored and replaced. */
export interface OutcomeRecord<S extends Stored> {
  readonly stored: S | undefined;
  /** Undefined if the stored record stays unchanged. */
  readonly replacement: { readonly record: unknown } | undefined;
}

function toOutcome<S extends Stored>({
  incoming,
  stored,
  isSame: stays,
}: Pair<S>): OutcomeRecord<S> {
  return { stored, replacement: stays ? undefined : { record: incoming.record } };
}

/** The records of a type after a restore, in order. */
export function outcome<S extends Stored>(
  { pairs, stored, keepsStored }: Pairing<S>,
  mode: RestoreMode,
): OutcomeRecord<S>[] {
  if (mode === 'replace' && !keepsStored) return pairs.map(toOutcome);
  const byStored = new Map(pairs.map((each) => [each.stored, each]));
  const here = stored.map((each) => {
    const found = byStored.get(each);
    return found && mode === 'merge' ? toOutcome(found) : { stored: each, replacement: undefined };
  });
  return [...here, ...pairs.filter((each) => each.stored === undefined).map(toOutcome)];
}
