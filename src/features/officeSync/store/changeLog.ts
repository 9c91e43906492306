import * as v from 'valibot';
import { applicationType, type DocumentKind } from '@/domain/application';
import { messageType } from '@/domain/contactMessage';
import { type Change, FIELD, type SharedKey } from '@/engines/officeSync/change';
import { documentOf } from '@/engines/officeSync/documentRecord';
import {
  isSupported,
  mergeDuplicates,
  merge,
  mergeInSteps,
  nameOf,
  portionsOf,
  type RecordState,
} from '@/engines/officeSync/merge';
import { type Fields, withStates } from '@/engines/officeSync/sharedFields';
import { decisionSchema, stepSchema, takenOverSchema } from '@/engines/handover/history';
import { runStepsInSlices, runSteps } from '@/lib/async/slices';
import { isRecord } from '@/lib/isRecord';
import { sameJson } from '@/lib/sameJson';
import { SaveError } from '@/store/errors';
import {
  type DecisionRow,
  decisionsTable,
  type StepRow,
  stepsTable,
  type TakenOverRow,
  takenOverTable,
} from '@/store/applicationHistories';
import { forgetErased, noteErased } from '@/store/addedOnly';
import { commit, reconcileKeys } from '@/store/journal/commit';
import { ANSWER_TIMEOUT_MS, checkedMeta, withDatabase } from '@/store/journal/database';
import { type AdminFlagRow, db, type OfficeState } from '@/store/journal/db';
import { inBatches, cachedState } from '@/store/journal/journal';
import { fragment, type Fragment, type StoredItem } from '@/store/journal/text';
import type { ContentKey } from '@/domain/registry';
import { CONTENT_KEYS, isCollectionKey } from '@/store/keys';
import { announce, announceLocally } from '@/store/local/changeEvents';
import { officeState } from '@/store/office/officeState';
import {
  writeOverflow,
  listLength,
  mayNeedRebalance,
  newestThatFit,
  lowerLimit,
  type Overflow,
  readOverflow,
  storedLength,
} from '@/store/overflow';
import { metadataEdit, type SharedMetadata, toChanges, noteUnsettled } from './recordChanges';
import {
  allChangesets,
  type Changeset,
  type ChangesetRow,
  changesetRows,
  changesetsAfter,
  changesetsOf,
  changesetsTable,
  changesIn,
  changesOf,
  changesOfKey,
  countWaiting,
  putChangesets,
  waitingChanges,
} from './changesets';

/** Sets per read; more would block the page. */
const READ_AT_ONCE = 50;

/**
 * Known changes, own and received, after a sequence number, in order of arrival, and some that
 * arrived with them; `last` is the number for the next call. @throws SaveError
 */
export function changesAfter(
  after: number,
): Promise<{ readonly changes: readonly Change[]; readonly last: number }> {
  return withDatabase(
    async () => {
      const changes: Change[] = [];
      for (let last = after; ;) {
        const sets = await changesetsAfter(last, READ_AT_ONCE);
        if (sets.length === 0) return { changes, last };
        last = sets.at(-1)?.seq ?? last;
        for (const set of sets) changes.push(...set.changes);
      }
    },
    () => ({ changes: [], last: after }),
  );
}

/** The content keys to announce for a shared key; records outside localStorage map to their readers' keys. */
function announcedKeys(key: SharedKey): readonly ContentKey[] {
  // A decision may arrive before the name of its counter.
  if (key === 'counters') return ['settings', applicationType.key];
  return [key === 'documents' || key === 'steps' ? applicationType.key : key];
}

/** Current fields of the records of a key outside localStorage. @throws SaveError */
export function sharedRecords(key: 'counters' | 'documents'): Promise<ReadonlyMap<string, Fields>> {
  return withDatabase(
    async () => {
      const states = [...merge(await changesOfKey(key)).values()].filter(({ isThere }) => isThere);
      return new Map(states.map((state) => [state.record, currentFields(state)]));
    },
    () => new Map<string, Fields>(),
  );
}

/** Whether the changes have an application, which nobody has removed. In or out of a transaction. */
export const isSharedApplication = async (id: string): Promise<boolean> =>
  [...merge(await changesOf([{ key: applicationType.key, record: id }])).values()].some(
    ({ isThere }) => isThere,
  );

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

/** A record of localStorage, or one that is new there. */
type ListItem = StoredItem | Fragment;

/** A record, stored or not, with the merged state of its changes. */
function mergedRecord(
  key: ContentKey,
  from: ListItem | undefined,
  states: ReadonlyMap<string, RecordState>,
): ListItem | undefined {
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
  { readonly from: ListItem | undefined; readonly to: ListItem | undefined }
>;

/** Input of merging a key. */
interface KeyMerge {
  readonly states: ReadonlyMap<string, RecordState>;
  readonly cache: MergeCache;
  /** Only for the list of applications. */
  readonly overflow: Overflow | undefined;
}

/**
 * A key's records with their changes merged: those of the list in its order, then those outside it,
 * then new ones. An item that was merged already is taken from the cache.
 */
function* mergedRecords(
  key: ContentKey,
  items: readonly StoredItem[],
  { states, cache, overflow }: KeyMerge,
): Generator<undefined, readonly ListItem[]> {
  const isList = isCollectionKey(key);
  const changed = new Set(isList ? states.keys() : ['']);
  const others = new Map(overflow?.rows);
  const list: ListItem[] = [];
  const add = (name: string, from: ListItem | undefined) => {
    const isChanged = changed.delete(name);
    others.delete(name);
    const known = cache.get(name);
    let to = from;
    if (known && known.from === from) ({ to } = known);
    else if (isChanged) {
      const state = states.get(name);
      to = mergedRecord(key, from, isList ? new Map(state && [[name, state]]) : states);
      cache.set(name, { from, to });
    }
    if (to) list.push(to);
  };
  for (const item of items) {
    add(isList ? (item.id ?? '') : '', item);
    yield;
  }
  for (const name of new Set([...others.keys(), ...changed])) {
    add(name, others.get(name));
    yield;
  }
  const kept = overflow ? yield* newestThatFit(list, overflow) : list;
  const isSame = kept.length === items.length && kept.every((each, at) => each === items[at]);
  return isSame ? items : kept;
}

/** Received metadata, which is stored in the database only. */
interface ReceivedMetadata {
  readonly takenOver: readonly TakenOverRow[];
  readonly decisions: readonly DecisionRow[];
  readonly steps: readonly StepRow[];
  readonly read: readonly AdminFlagRow[];
  /** Documents that another counter has replaced. */
  readonly replaced: readonly [string, DocumentKind][];
}

function* metadataIn({
  arriving,
  states,
}: Pick<Merge, 'arriving' | 'states'>): Generator<undefined, ReceivedMetadata> {
  const takenOver = new Map<string, TakenOverRow>();
  const decisions = new Map<string, DecisionRow>();
  const steps = new Map<string, StepRow>();
  const read: AdminFlagRow[] = [];
  const replaced: [string, DocumentKind][] = [];
  for (const change of arriving) {
    yield;
    if (!isSupported(change)) continue;
    const { key, record, fields } = change;
    if (key === 'steps') {
      const values = Object.entries(fields).map(([name, { value }]) => [name, value] as const);
      const step = v.safeParse(stepSchema, Object.fromEntries(values));
      if (step.success) steps.set(record, { ...step.output, id: record });
      continue;
    }
    if (key === 'documents') {
      // The counter that received other answers has another document, or none.
      const document = fields['file']?.value ? undefined : documentOf(record);
      if (document && 'file' in fields) replaced.push(document);
      continue;
    }
    // The same one everywhere, of an application that was received several times.
    const [received] = states.get(nameOf(change))?.fields.get(FIELD.takenOver) ?? [];
    const way = v.safeParse(takenOverSchema, received?.value);
    if (way.success) takenOver.set(record, { ...way.output, applicationId: record });
    const decision = v.safeParse(decisionSchema, fields[FIELD.decision]?.value);
    if (decision.success) {
      const row = { ...decision.output, applicationId: record };
      const name = `${record} ${row.decided}`;
      if (isFirst(row, decisions.get(name))) decisions.set(name, row);
    }
    if (fields[FIELD.read]?.value === true) read.push({ kind: 'readMessage', id: record });
  }
  return {
    takenOver: [...takenOver.values()],
    decisions: [...decisions.values()],
    steps: [...steps.values()],
    read,
    replaced,
  };
}

/** Makes all counters choose the same one of several slips of one second. */
const isFirst = (row: DecisionRow, same: DecisionRow | undefined) =>
  same === undefined || row.digits < same.digits;

/** In a transaction. */
async function storeMetadata(received: ReceivedMetadata): Promise<void> {
  const { takenOver, decisions, steps, read, replaced } = received;
  await inBatches(takenOver, (some) => takenOverTable.bulkPut([...some]));
  await inBatches(decisions, async (some) => {
    const names = some.map((row): [string, number] => [row.applicationId, row.decided]);
    const known = await decisionsTable.bulkGet(names);
    await decisionsTable.bulkPut(some.filter((row, at) => isFirst(row, known[at])));
  });
  await inBatches(steps, async (some) => {
    const known = await stepsTable.bulkGet(some.map(({ id }) => id));
    await stepsTable.bulkPut(some.filter((_, at) => known[at] === undefined));
  });
  await inBatches(read, (some) => db.marks.bulkPut([...some]));
  // The new ones are fetched from the folder.
  await db.files.bulkDelete([...replaced]);
}

/** The result of a merge, prepared before the commit that stores it. */
interface Merge {
  /** Sequence number of the newest known change. */
  readonly lastSeq: number;
  readonly arriving: readonly Change[];
  /** The sets of changes that waited and are among those. */
  readonly waited?: readonly number[];
  readonly states: ReadonlyMap<string, RecordState>;
  readonly isOwn?: boolean;
  /** Whether all records were compared. */
  readonly isCompared?: boolean;
}

const changeName = (change: Change) => `${nameOf(change)} ${change.id}`;

/** Received changes that are not known yet, or that waited for this version. */
function* unknownChanges(
  received: readonly Change[],
  sets: readonly Changeset[],
): Generator<undefined, readonly Change[]> {
  const known = new Map<string, Change>();
  for (const { changes, waits } of sets)
    for (const change of changes) {
      const name = changeName(change);
      const same = known.get(name);
      if (waits !== 1 || !isSupported(change))
        known.set(name, same ? mergeDuplicates(same, change) : change);
      yield;
    }
  const fresh = new Map<string, Change>();
  for (const change of received) {
    const name = changeName(change);
    const before = fresh.get(name) ?? known.get(name);
    const next = before ? mergeDuplicates(before, change) : change;
    const isSame = before && sameJson([before.clock, before.fields], [next.clock, next.fields]);
    if (isSame !== true) fresh.set(name, next);
    yield;
  }
  return [...fresh.values()];
}

/** Changes per commit; larger commits would make a save wait too long. */
const MAX_CHANGES_PER_COMMIT = 10_000;

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
  const sets = await fromDatabase(() => (isCompared ? allChangesets() : changesetsOf(changes)));
  const arriving = await runStepsInSlices(unknownChanges(changes, sets));
  if (arriving.length === 0 && !isCompared) return undefined;
  // Foreign writes to localStorage become changes first; the merge is repeated if there are any.
  await reconcileKeys(isCompared ? CONTENT_KEYS : contentKeysOf(arriving));
  const stored = isCompared ? sets.flatMap((set) => set.changes) : changesIn(sets, arriving);
  const states = await runStepsInSlices(mergeInSteps([...stored, ...arriving]));
  const isArriving = (change: Change) =>
    arriving.some((each) => each.id === change.id && nameOf(each) === nameOf(change));
  const waited = sets.filter((set) => set.waits === 1 && set.changes.some(isArriving));
  return { lastSeq, arriving, waited: waited.map(({ seq }) => seq), states, isCompared };
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
    const waiting = await withDatabase(waitingChanges, () => []);
    if (state.mustCompare === true)
      await commitUntilCurrent(() => mergeReceived([], { isCompared: true }));
    for (const portion of portionsOf(
      [...received, ...waiting.filter(isSupported)],
      MAX_CHANGES_PER_COMMIT,
    ))
      taken += await commitUntilCurrent(() => mergeReceived(portion));
  }
  const waiting = await withDatabase(countWaiting, () => 0);
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

/** A key with the generator that merges its records: what was merged once is cached. */
interface PreparedKey {
  readonly key: ContentKey;
  readonly merged: (items: readonly StoredItem[]) => ReturnType<typeof mergedRecords>;
}

/** What a merge writes. */
interface PreparedMerge {
  readonly keys: readonly PreparedKey[];
  readonly overflow: Overflow | undefined;
  readonly metadata: ReceivedMetadata;
  readonly changesets: readonly ChangesetRow[];
  /** Length of localStorage afterwards. */
  readonly length: number;
}

/** Does the long work of a merge before its transaction, which blocks other writers. */
async function prepareMerge(made: Merge): Promise<PreparedMerge> {
  const all = [...made.states.values()];
  // When storage is nearly full, old applications move out to make space.
  const isTight = await fromDatabase(mayNeedRebalance);
  const keys = contentKeysOf(isTight ? [...all, { key: applicationType.key }] : all);
  let length = storedLength(CONTENT_KEYS.filter((key) => !keys.includes(key)));
  let overflow: Overflow | undefined;
  const prepared: PreparedKey[] = [];
  // Applications come last: they get the room that the other keys leave.
  const isLast = (key: ContentKey) => Number(key === applicationType.key);
  for (const key of keys.toSorted((a, b) => isLast(a) - isLast(b))) {
    const own = new Map(
      all.filter((state) => state.key === key).map((state) => [state.record, state]),
    );
    if (key === applicationType.key)
      overflow = await fromDatabase(() => readOverflow([...own.keys()], length));
    const keyMerge = { states: own, cache: new Map(), overflow };
    const merged = (items: readonly StoredItem[]) => mergedRecords(key, items, keyMerge);
    length += listLength(await runStepsInSlices(merged(cachedState(key)?.items ?? [])));
    prepared.push({ key, merged });
  }
  return {
    keys: prepared,
    overflow,
    metadata: await runStepsInSlices(metadataIn(made)),
    changesets: await runStepsInSlices(changesetRows(made.arriving, made.lastSeq)),
    length,
  };
}

/** The state of this counter after a merge; once all records were compared, none has to be. */
function officeAfter({ mustCompare, ...office }: OfficeState, made: Merge): OfficeState {
  const { arriving, isCompared = false } = made;
  const clock = arriving.reduce((most, change) => Math.max(most, change.clock), office.clock);
  const next = { ...office, clock, lastSeq: office.lastSeq + arriving.length };
  return mustCompare === true && !isCompared ? { ...next, mustCompare } : next;
}

/** Writes everything of a merge that is not in localStorage. In a transaction. */
async function storeMerge(
  made: Merge,
  { metadata, overflow, changesets }: PreparedMerge,
  office: OfficeState,
): Promise<void> {
  await changesetsTable.bulkDelete([...(made.waited ?? [])]);
  await putChangesets(changesets);
  await storeMetadata(metadata);
  // An application that comes back has its documents in the folder.
  const recordsOf = (wanted: SharedKey, there: boolean) =>
    [...made.states.values()].flatMap(({ key, record, isThere }) =>
      key === wanted && isThere === there ? [record] : [],
    );
  const removed = recordsOf(applicationType.key, false);
  await db.files.where('applicationId').anyOf(removed).delete();
  // An application leaves by a file of its own, which brings it back; a message is deleted.
  await noteErased(messageType.key, recordsOf(messageType.key, false));
  await forgetErased(messageType.key, recordsOf(messageType.key, true));
  await noteUnsettled(made.states.values());
  if (overflow) await writeOverflow(overflow);
  await db.meta.update('database', { office: officeAfter(office, made) });
}

/** Time to write a row on a slow device. */
const SLOWEST_ROW_MS = 5;

/**
 * Stores a merge in one commit, if no change was stored since it was made: otherwise it would undo
 * that change. Resolves to false, without storing anything, if it must be repeated. @throws SaveError
 */
async function commitMerge(made: Merge): Promise<boolean> {
  const { arriving, isOwn = false } = made;
  const prepared = await prepareMerge(made);
  let isCurrent = false;
  try {
    await commit({
      changes: prepared.keys.map(({ key, merged }) => ({
        key,
        change: (items) => (isCurrent ? runSteps(merged(items)) : items),
      })),
      origin: 'remote',
      timeoutMs: ANSWER_TIMEOUT_MS + arriving.length * SLOWEST_ROW_MS,
      before: async () => {
        isCurrent = (await checkedMeta()).office?.lastSeq === made.lastSeq;
      },
      rows: async () => {
        const { office } = await checkedMeta();
        // A counter that has left can still resolve listed conflicts; the others receive it after it rejoins.
        if (office === undefined || !(isOwn || office.isInStep)) throw new SaveError('conflict');
        if (isCurrent) await storeMerge(made, prepared, office);
      },
    });
  } catch (error) {
    const isFull = error instanceof SaveError && error.reason === 'full';
    if (isFull && lowerLimit(prepared.length)) return false;
    throw error;
  }
  if (isCurrent)
    for (const key of new Set(arriving.flatMap((change) => announcedKeys(change.key))))
      (isOwn ? announce : announceLocally)(key);
  return isCurrent;
}

/**
 * Stores and shares metadata that no other commit contains: a document's file, a read message, a
 * resolved conflict. @throws SaveError
 */
export async function commitMetadata(metadata: readonly SharedMetadata[]): Promise<void> {
  const makeMerge = async (): Promise<Merge> => {
    await reconcileKeys(contentKeysOf(metadata));
    const office = await officeState();
    if (office === undefined) throw new SaveError('conflict');
    const stored = await fromDatabase(() => changesOf(metadata));
    const arriving = toChanges(metadata.map(metadataEdit), office, merge(stored), Date.now());
    const states = merge([...stored, ...arriving]);
    return { lastSeq: office.lastSeq, arriving, states, isOwn: true };
  };
  await commitUntilCurrent(makeMerge);
}
