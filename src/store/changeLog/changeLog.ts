import * as v from 'valibot';
import { applicationType } from '@/domain/application';
import { type Change, FIELD, type SharedKey } from '@/engines/officeSync/change';
import {
  isSupported,
  mergeDuplicates,
  merge,
  mergeInSteps,
  nameOf,
  batchesOf,
  type RecordState,
} from '@/engines/officeSync/merge';
import { type Fields, withStates } from '@/engines/officeSync/sharedFields';
import { decisionSchema, takenOverSchema } from '@/engines/handover/history';
import { runStepsInSlices, runSteps } from '@/lib/async/runSteps';
import { isRecord } from '@/lib/isRecord';
import { sameJson } from '@/lib/sameJson';
import { SaveError } from '../errors';
import { commit, reconcileKeys } from '../journal/commit';
import { ANSWER_TIMEOUT_MS, checkedMeta, withDatabase } from '../journal/database';
import {
  type ChangeRow,
  changesOf,
  db,
  type DecisionRow,
  type AdminFlagRow,
  type OfficeState,
  type TakenOverRow,
} from '../journal/db';
import { inBatches, cachedState } from '../journal/journal';
import { fragment, type Fragment, type StoredItem } from '../journal/text';
import type { ContentKey } from '@/domain/registry';
import { CONTENT_KEYS, isCollectionKey } from '../keys';
import { announce, announceLocally } from '../local/changeEvents';
import {
  writeOverflow,
  listLength,
  mayNeedRebalance,
  newestThatFit,
  lowerLimit,
  type Overflow,
  readOverflow,
  storedLength,
} from '../overflow';
import {
  metadataEdit,
  type RecordMetadata,
  toChanges,
  noteUnsettled,
  rowsOf,
} from './recordChanges';

/** This counter's state in its office; undefined if it never joined one. @throws SaveError */
export function officeState(): Promise<OfficeState | undefined> {
  return withDatabase(
    async () => (await db.meta.get('database'))?.office,
    () => undefined,
  );
}

/** Rows per read; more would block the page. */
const READ_AT_ONCE = 1000;

/**
 * Known changes, own and received, after a sequence number, in order of arrival; `last` is the
 * number for the next call. @throws SaveError
 */
export function changesAfter(
  after: number,
): Promise<{ readonly rows: readonly ChangeRow[]; readonly last: number }> {
  return withDatabase(
    async () => {
      const rows: ChangeRow[] = [];
      for (let last = after; ; last = rows.at(-1)?.seq ?? last) {
        const some = await db.changes.where('seq').above(last).limit(READ_AT_ONCE).sortBy('seq');
        if (some.length === 0) return { rows, last };
        rows.push(...some);
      }
    },
    () => ({ rows: [], last: after }),
  );
}

/** The content keys to announce for a shared key; records outside localStorage map to their readers' keys. */
function announcedKeys(key: SharedKey): readonly ContentKey[] {
  // A decision may arrive before the name of its counter.
  if (key === 'counters') return ['settings', applicationType.key];
  return [key === 'documents' ? applicationType.key : key];
}

/** Current fields of the records of a key outside localStorage. @throws SaveError */
export function sharedRecords(key: 'counters' | 'documents'): Promise<ReadonlyMap<string, Fields>> {
  return withDatabase(
    async () => {
      const states = [...merge(await changesOf(key)).values()].filter(({ isThere }) => isThere);
      return new Map(states.map((state) => [state.record, currentFields(state)]));
    },
    () => new Map<string, Fields>(),
  );
}

/** The current fields of a record. */
export const currentFields = ({ fields }: RecordState): Fields =>
  Object.fromEntries([...fields].map(([name, [head]]) => [name, head?.value]));

/** The name in a counter's fields; empty if it has none. */
export const counterNameIn = ({ name }: Fields) => (typeof name === 'string' ? name : '');

/** The names of counters, by id; empty if one has none. @throws SaveError */
export async function counterNames(): Promise<ReadonlyMap<string, string>> {
  const records = await sharedRecords('counters');
  return new Map([...records].map(([counter, fields]) => [counter, counterNameIn(fields)]));
}

/** Whether only metadata of a record is known, and no stored field. */
const isEmpty = ({ fields }: RecordState) =>
  [...fields.keys()].every((name) => name.startsWith('#'));

/** A record, stored or not, with the merged state of its changes. */
function mergedRecord(
  key: ContentKey,
  from: StoredItem | Fragment | undefined,
  states: ReadonlyMap<string, RecordState>,
): StoredItem | Fragment | undefined {
  const isUnknown = [...states.values()].every((state) => isEmpty(state) || !state.isThere);
  if (from === undefined && isUnknown) return undefined;
  try {
    const stored: unknown = from && JSON.parse(from.text);
    const record = isRecord(stored) ? stored : undefined;
    const next = withStates(key, record, states);
    if (next === undefined) return undefined;
    return next === record ? from : { ...from, ...fragment(next) };
  } catch (error) {
    // One record must not keep all others from being merged: it stays as it is here.
    console.warn('A record cannot be merged with the changes of other counters:', error);
    return from;
  }
}

/** Records that were merged already, by id; of singletons by an empty name. */
type MergeCache = Map<
  string,
  {
    readonly from: StoredItem | Fragment | undefined;
    readonly to: StoredItem | Fragment | undefined;
  }
>;

/** Input of merging a key. */
interface KeyMerge {
  readonly states: ReadonlyMap<string, RecordState>;
  readonly made: MergeCache;
  /** Only for the list of applications. */
  readonly outside: Overflow | undefined;
}

/** A key's records with their changes merged. Results are reused for unchanged items. */
function* mergedRecords(
  key: ContentKey,
  items: readonly StoredItem[],
  { states, made, outside }: KeyMerge,
): Generator<undefined, readonly (StoredItem | Fragment)[]> {
  const groups = new Map(
    isCollectionKey(key)
      ? [...states].map(([record, state]) => [record, new Map([[record, state]])] as const)
      : [['', states]],
  );
  const list: (StoredItem | Fragment)[] = [];
  const waiting = new Map(outside?.rows);
  const add = (name: string, from: StoredItem | Fragment | undefined) => {
    waiting.delete(name);
    const group = groups.get(name);
    groups.delete(name);
    const known = made.get(name);
    let to = from;
    if (known && known.from === from) ({ to } = known);
    else if (group) to = mergedRecord(key, from, group);
    if (group) made.set(name, { from, to });
    if (to) list.push(to);
  };
  for (const item of items) {
    add(isCollectionKey(key) ? (item.id ?? '') : '', item);
    yield;
  }
  for (const name of new Set([...waiting.keys(), ...groups.keys()])) {
    add(name, outside?.rows.get(name));
    yield;
  }
  const kept = outside ? yield* newestThatFit(list, outside) : list;
  const isSame = kept.length === items.length && kept.every((each, at) => each === items[at]);
  return isSame ? items : kept;
}

/** Received metadata, which is stored in the database only. */
interface ReceivedMetadata {
  readonly takenOver: readonly TakenOverRow[];
  readonly decisions: readonly DecisionRow[];
  readonly read: readonly AdminFlagRow[];
}

function* metadataIn(changes: readonly Change[]): Generator<undefined, ReceivedMetadata> {
  const takenOver = new Map<string, TakenOverRow>();
  const decisions = new Map<string, DecisionRow>();
  const read: AdminFlagRow[] = [];
  for (const change of changes) {
    yield;
    if (!isSupported(change)) continue;
    const { record, fields } = change;
    const way = v.safeParse(takenOverSchema, fields[FIELD.takenOver]?.value);
    if (way.success && !takenOver.has(record))
      takenOver.set(record, { ...way.output, applicationId: record });
    const decision = v.safeParse(decisionSchema, fields[FIELD.decision]?.value);
    if (decision.success) {
      const row = { ...decision.output, applicationId: record };
      const name = `${record} ${row.decided}`;
      if (isFirst(row, decisions.get(name))) decisions.set(name, row);
    }
    if (fields[FIELD.read]?.value === true) read.push({ kind: 'readMessage', id: record });
  }
  return { takenOver: [...takenOver.values()], decisions: [...decisions.values()], read };
}

/** Makes all counters choose the same one of several slips of one second. */
const isFirst = (row: DecisionRow, same: DecisionRow | undefined) =>
  same === undefined || row.digits < same.digits;

/** In a transaction. */
async function storeMetadata({ takenOver, decisions, read }: ReceivedMetadata): Promise<void> {
  await inBatches(takenOver, async (some) => {
    const known = await db.takenOver.bulkGet(some.map(({ applicationId }) => applicationId));
    await db.takenOver.bulkPut(some.filter((_, at) => known[at] === undefined));
  });
  await inBatches(decisions, async (some) => {
    const names = some.map((row): [string, number] => [row.applicationId, row.decided]);
    const known = await db.decisions.bulkGet(names);
    await db.decisions.bulkPut(some.filter((row, at) => isFirst(row, known[at])));
  });
  await inBatches(read, (some) => db.marks.bulkPut([...some]));
}

/** The result of a merge, prepared before the commit that stores it. */
interface Merge {
  /** Sequence number of the newest known row. */
  readonly lastSeq: number;
  readonly arriving: readonly Change[];
  readonly states: ReadonlyMap<string, RecordState>;
  readonly isOwn?: boolean;
  /** Whether all records were compared. */
  readonly isCompared?: boolean;
}

/** The rows of changes that are known already, by `nameOf` and id; the changes of a portion, in its order. */
async function knownOf(changes: readonly Change[]) {
  const known = new Map<string, ChangeRow>();
  for (let at = 0; at < changes.length; at += READ_AT_ONCE) {
    const some = changes.slice(at, at + READ_AT_ONCE);
    const [first, last] = [some[0], some.at(-1)];
    // Where the table has few rows from the first to the last, those are read sooner than each by name.
    const between = db.changes
      .where('[key+record+id]')
      .between([first?.key, first?.record, ''], [last?.key, last?.record, '~']);
    const rows =
      (await between.count()) <= some.length
        ? await between.toArray()
        : await db.changes.bulkGet(some.map(({ key, record, id }) => [key, record, id]));
    for (const row of rows) if (row) known.set(`${nameOf(row)} ${row.id}`, row);
  }
  return known;
}

/** Received changes that are not known yet. */
function* unknownChanges(
  changes: readonly Change[],
  known: ReadonlyMap<string, ChangeRow>,
): Generator<undefined, readonly Change[]> {
  const fresh = new Map<string, Change>();
  for (const change of changes) {
    const name = `${nameOf(change)} ${change.id}`;
    const row = known.get(name);
    const before = fresh.get(name) ?? row;
    const next = before ? mergeDuplicates(before, change) : change;
    const isSame = before && sameJson([before.clock, before.fields], [next.clock, next.fields]);
    if (isSame !== true || (row?.waits === 1 && isSupported(next))) fresh.set(name, next);
    yield;
  }
  return [...fresh.values()];
}

/** Changes per commit; larger commits would make a save wait too long. */
const MAX_CHANGES_PER_COMMIT = 5000;

/** The content keys of some records. */
function contentKeysOf(records: Iterable<Pick<Change, 'key'>>): readonly ContentKey[] {
  const keys = new Set(Array.from(records, ({ key }) => key));
  return CONTENT_KEYS.filter((key) => keys.has(key));
}

const fromDatabase = <Result>(read: () => Promise<Result>) =>
  withDatabase(read, () => {
    throw new SaveError('blocked');
  });

/** Merges received changes with the stored state; undefined if none is new. @throws SaveError */
async function mergeReceived(
  changes: readonly Change[],
  { isCompared = false } = {},
): Promise<Merge | undefined> {
  const { lastSeq = 0 } = (await officeState()) ?? {};
  const known = await fromDatabase(() => knownOf(changes));
  const arriving = await runStepsInSlices(unknownChanges(changes, known));
  if (arriving.length === 0 && !isCompared) return undefined;
  // Foreign writes to localStorage must become changes first.
  await reconcileKeys(isCompared ? CONTENT_KEYS : contentKeysOf(arriving));
  const rows = await fromDatabase(() => (isCompared ? db.changes.toArray() : rowsOf(arriving)));
  const states = await runStepsInSlices(mergeInSteps([...rows, ...arriving]));
  return { lastSeq, arriving, states, isCompared };
}

/**
 * Stores changes of other counters and merges them with the stored state. Idempotent. `waiting`
 * counts all that only a newer version understands.
 * @throws SaveError; some of them may be stored then
 */
export async function receiveChanges(
  received: readonly Change[],
): Promise<{ readonly taken: number; readonly waiting: number }> {
  const state = await officeState();
  let taken = 0;
  if (state?.isInStep === true) {
    // A newer version may understand waiting changes.
    const waiting = await withDatabase(
      () => db.changes.where('waits').equals(1).toArray(),
      () => [],
    );
    if (state.mustCompare === true)
      await commitUntilCurrent(() => mergeReceived([], { isCompared: true }));
    for (const portion of batchesOf(
      [...received, ...waiting.filter(isSupported)],
      MAX_CHANGES_PER_COMMIT,
    ))
      taken += await commitUntilCurrent(() => mergeReceived(portion));
  }
  const waiting = await withDatabase(
    () => db.changes.where('waits').equals(1).count(),
    () => 0,
  );
  return { taken, waiting };
}

/**
 * Stores the result of a merge; repeats the merge if something else was stored meanwhile.
 * Resolves to the number of changes. @throws SaveError
 */
async function commitUntilCurrent(makeMerge: () => Promise<Merge | undefined>): Promise<number> {
  for (;;) {
    const made = await makeMerge();
    if (made === undefined) return 0;
    if (await commitMerge(made)) return made.arriving.length;
  }
}

/** Moves old applications out of a list that is too long, and back when they fit. @throws SaveError */
export async function rebalanceList(): Promise<void> {
  const makeMerge = async (): Promise<Merge> => {
    const { lastSeq = 0 } = (await officeState()) ?? {};
    return { lastSeq, arriving: [], states: new Map() };
  };
  if (await fromDatabase(mayNeedRebalance)) await commitUntilCurrent(makeMerge);
}

/** Time to write a row on a slow device. */
const SLOWEST_ROW_MS = 5;

/** Resolves to false, without storing anything, if the merge must be repeated. @throws SaveError */
async function commitMerge(made: Merge): Promise<boolean> {
  const { arriving, isOwn = false, isCompared = false } = made;
  const all = [...made.states.values()];
  // When storage is nearly full, old applications move out to make space.
  const isTight = await fromDatabase(mayNeedRebalance);
  const keys = contentKeysOf(isTight ? [...all, { key: applicationType.key }] : all);
  let planned = storedLength(CONTENT_KEYS.filter((key) => !keys.includes(key)));
  let outside: Overflow | undefined;
  const changes: {
    key: ContentKey;
    inSteps: (items: readonly StoredItem[]) => ReturnType<typeof mergedRecords>;
  }[] = [];
  // Long work is done before the transaction, which blocks other writers.
  for (const key of keys.toSorted(
    (a, b) => Number(a === applicationType.key) - Number(b === applicationType.key),
  )) {
    const own = all.filter((state) => state.key === key);
    if (key === applicationType.key) outside = await fromDatabase(() => readOverflow(own, planned));
    const states = new Map(own.map((state) => [state.record, state]));
    const merging = { states, made: new Map(), outside };
    const inSteps = (items: readonly StoredItem[]) => mergedRecords(key, items, merging);
    planned += listLength(await runStepsInSlices(inSteps(cachedState(key)?.items ?? [])));
    changes.push({ key, inSteps });
  }
  const metadata = await runStepsInSlices(metadataIn(arriving));
  let isStill = false;
  const committed = commit({
    changes: changes.map(({ key, inSteps }) => ({
      key,
      change: (items) => (isStill ? runSteps(inSteps(items)) : items),
    })),
    origin: 'remote',
    timeoutMs: ANSWER_TIMEOUT_MS + arriving.length * SLOWEST_ROW_MS,
    before: async () => {
      isStill = (await checkedMeta()).office?.lastSeq === made.lastSeq;
    },
    rows: async () => {
      const meta = await checkedMeta();
      // A counter that has left can still resolve listed conflicts; the others receive it after it rejoins.
      if (meta.office === undefined || !(isOwn || meta.office.isInStep))
        throw new SaveError('conflict');
      if (!isStill) return;
      const { lastSeq, clock, mustCompare, ...office } = meta.office;
      await inBatches(arriving, (some, at) => {
        const rows = some.map((change, place): ChangeRow => {
          const { id, clock: madeAt, key, record, fields } = change;
          const seq = lastSeq + at + place + 1;
          const row = { id, clock: madeAt, key, record, fields, seq, isOwn };
          return isSupported(change) ? row : { ...row, waits: 1 };
        });
        return db.changes.bulkPut(rows);
      });
      await storeMetadata(metadata);
      await noteUnsettled(all);
      if (outside) await writeOverflow(outside);
      const seen = arriving.reduce((most, change) => Math.max(most, change.clock), clock);
      const next = { ...office, clock: seen, lastSeq: lastSeq + arriving.length };
      const isDue = mustCompare === true && !isCompared;
      await db.meta.put({ ...meta, office: isDue ? { ...next, mustCompare } : next });
    },
  });
  try {
    await committed;
  } catch (error) {
    if (error instanceof SaveError && error.reason === 'full' && lowerLimit(planned)) return false;
    throw error;
  }
  if (isStill)
    for (const told of new Set(arriving.flatMap(({ key }) => announcedKeys(key))))
      (isOwn ? announce : announceLocally)(told);
  return isStill;
}

/**
 * Stores and shares metadata that no other commit contains: a document's file, a read message, a
 * resolved conflict. @throws SaveError
 */
export async function commitMetadata(metadata: readonly RecordMetadata[]): Promise<void> {
  const makeMerge = async (): Promise<Merge> => {
    await reconcileKeys(contentKeysOf(metadata));
    const office = await officeState();
    if (office === undefined) throw new SaveError('conflict');
    const rows = await fromDatabase(() => rowsOf(metadata));
    const arriving = toChanges(metadata.map(metadataEdit), office, merge(rows), Date.now());
    const states = merge([...rows, ...arriving]);
    return { lastSeq: office.lastSeq, arriving, states, isOwn: true };
  };
  await commitUntilCurrent(makeMerge);
}
