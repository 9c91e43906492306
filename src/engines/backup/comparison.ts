import { sameJson } from '@/lib/json';
import { distinctIds } from '@/domain/contentType';
import type { ContentKey } from '@/domain/registry';

export interface Stored {
  readonly id: string | undefined;
  /** The record as JSON. */
  readonly text: string;
}

export interface IncomingRecord {
  readonly id: string | undefined;
  /** The record as it would be stored. */
  readonly record: unknown;
  /** The record as it was read; a stored record equal to it stays unchanged. */
  readonly raw: unknown;
}

/** Incoming records by key; other keys stay unchanged. */
export type IncomingContent = ReadonlyMap<ContentKey, readonly IncomingRecord[]>;

/** An incoming record and the stored record with the same id, if any. */
export interface Pair<S extends Stored> {
  readonly incoming: IncomingRecord;
  readonly stored: S | undefined;
  readonly isSame: boolean;
}

export interface Pairing<S extends Stored> {
  readonly pairs: readonly Pair<S>[];
  readonly stored: readonly S[];
  /** Whether all stored records stay unchanged, in every mode. */
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

export interface DifferenceCounts {
  readonly incoming: number;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  /** Number of stored records without an incoming one; 0 if they stay in every mode. */
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

/** `add`: adds missing records. `replace`: only the incoming records remain, in their order. */
export type RestoreMode = 'add' | 'replace';

/** A record in the outcome: a stored one, an incoming one, or one in the place of the other. */
interface OutcomeRecord<S extends Stored> {
  readonly stored: S | undefined;
  /** Undefined if the stored record stays unchanged. */
  readonly incoming: IncomingRecord | undefined;
}

/** The records of a type after a restore, in order. */
export function outcome<S extends Stored>(
  { pairs, stored, keepsStored }: Pairing<S>,
  mode: RestoreMode,
): OutcomeRecord<S>[] {
  if (mode === 'replace' && !keepsStored)
    return pairs.map((each) => (each.isSame ? { ...each, incoming: undefined } : each));
  const here = stored.map((each) => ({ stored: each, incoming: undefined }));
  return [...here, ...pairs.filter((each) => each.stored === undefined)];
}
