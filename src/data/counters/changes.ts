import * as v from 'valibot';
import { type Change, FIELD, type SharedKey } from '@/content/counters/change';
import { changesBetween, type Edited } from '@/content/counters/changesBetween';
import { fits, joinSame, merge, nameOf, type RecordState } from '@/content/counters/merge';
import { type Fields, SETTINGS, sharedFields, withStates } from '@/content/counters/sharedFields';
import { PUBLISHED_KEYS } from '@/content/publication/publication';
import { STATUSES } from '@/content/applications/status';
import { idle } from '@/lib/async/sliced';
import { toHex } from '@/lib/crypto/hex';
import { isRecord } from '@/lib/isRecord';
import { sameJson } from '@/lib/sameJson';
import { SaveError } from '../errors';
import { commitMany, reconcileKeys } from '../journal/commit';
import { checkedMeta, withDatabase } from '../journal/database';
import {
  type ChangeRow,
  changesOf,
  db,
  type DecisionRow,
  type MetaRow,
  type OfficeState,
} from '../journal/db';
import { holdLast, type KeyState } from '../journal/journal';
import { takeSnapshot } from '../journal/snapshots';
import { composeHash, fragment, type Fragment, type Item } from '../journal/text';
import { CONTENT_KEYS, type ContentKey, isCollectionKey } from '../keys';
import { announce, announceHere } from '../local/changes';
import { publicationState } from '../publication';
import {
  type Fact,
  initialSettings,
  madeHere,
  noteUnsettled,
  rowsOf,
  sharedIn,
  tell,
} from './tellOffice';

export type { Fact, OfficeState };

/** What this counter is to its office; undefined where it never joined one. @throws SaveError */
export function officeState(): Promise<OfficeState | undefined> {
  return withDatabase(
    async () => (await db.meta.get('database'))?.office,
    () => undefined,
  );
}

/** More rows at once would keep the page from answering. */
const READ_AT_ONCE = 1000;

/**
 * The changes known here, own and received, in the order in which they came, after a place;
 * `last` is what to ask with next. @throws SaveError
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

/** Whom `announce` tells of records: of those that localStorage does not have, who shows them. */
function toldAs(key: SharedKey): ContentKey {
  if (key === 'counters') return 'settings';
  return key === 'documents' ? 'visaApplications' : key;
}

const factOnly = ({ key, record, fields }: Fact): Edited => ({
  key,
  record,
  before: undefined,
  after: undefined,
  facts: fields,
});

/** What stands of the records of a key that localStorage does not have. @throws SaveError */
export function sharedRecords(key: 'counters' | 'documents'): Promise<ReadonlyMap<string, Fields>> {
  return withDatabase(
    async () => {
      const states = [...merge(await changesOf(key)).values()].filter(({ isThere }) => isThere);
      return new Map(states.map((state) => [state.record, standing(state)]));
    },
    () => new Map<string, Fields>(),
  );
}

const standing = ({ fields }: RecordState): Fields =>
  Object.fromEntries([...fields].map(([name, [head]]) => [name, head?.value]));

const nameIn = ({ name }: Fields) => (typeof name === 'string' ? name : '');

/** What counters are called, by counter; empty of one that nobody has named. @throws SaveError */
export async function counterNames(): Promise<ReadonlyMap<string, string>> {
  const records = await sharedRecords('counters');
  return new Map([...records].map(([counter, fields]) => [counter, nameIn(fields)]));
}

/** Whether no field of a stored record is known: only what came with it. */
const isEmpty = ({ fields }: RecordState) =>
  [...fields.keys()].every((name) => name.startsWith('#'));

/** A key's records as the office has them. */
function asInOffice(
  key: ContentKey,
  items: readonly Item[],
  states: ReadonlyMap<string, RecordState> | undefined,
): readonly (Item | Fragment)[] {
  if (states === undefined) return items;
  const left = new Map(states);
  let isChanged = false;
  const stored = items.flatMap((item): (Item | Fragment)[] => {
    const state = isCollectionKey(key) ? left.get(item.id ?? '') : undefined;
    if (isCollectionKey(key) && state === undefined) return [item];
    const record: unknown = JSON.parse(item.text);
    if (!isRecord(record)) return [item];
    const own = state ? new Map([[state.record, state]]) : states;
    if (state) left.delete(state.record);
    else left.clear();
    const next = withStates(key, record, own);
    if (next === record) return [item];
    isChanged = true;
    return next === undefined ? [] : [{ ...item, ...fragment(next) }];
  });
  const groups = isCollectionKey(key)
    ? [...left].map(([record, state]) => new Map([[record, state]]))
    : [left];
  const added = groups.flatMap((group) => {
    if ([...group.values()].every((state) => isEmpty(state) || !state.isThere)) return [];
    return [fragment(withStates(key, undefined, group))];
  });
  return isChanged || added.length > 0 ? [...stored, ...added] : items;
}

const decisionRow = v.object({
  status: v.picklist(STATUSES),
  decided: v.number(),
  note: v.string(),
  mark: v.string(),
  number: v.nullable(v.number()),
  digits: v.string(),
});
const takenOverRow = v.object({
  list: v.string(),
  packed: v.string(),
  keyId: v.string(),
  how: v.picklist(['camera', 'scanner', 'paste', 'file']),
  at: v.number(),
});

/** What came with changes and is kept beside localStorage. In a transaction. */
async function keepFacts(changes: readonly Change[]): Promise<void> {
  for (const { record, fields } of changes) {
    const takenOver = v.safeParse(takenOverRow, fields[FIELD.takenOver]?.value);
    if (takenOver.success && !(await db.takenOver.get(record)))
      await db.takenOver.put({ ...takenOver.output, applicationId: record });
    const decision = v.safeParse(decisionRow, fields[FIELD.decision]?.value);
    if (decision.success) {
      const row: DecisionRow = { ...decision.output, applicationId: record };
      const same = await db.decisions.get([record, row.decided]);
      if (same === undefined || row.digits < same.digits) await db.decisions.put(row);
    }
    if (fields[FIELD.read]?.value === true) await db.marks.put({ kind: 'readMessage', id: record });
  }
}

/** What arrives and is not known yet, and what its records are with it. In a transaction. */
async function arrived(
  changes: readonly Change[],
  all: readonly ContentKey[] = [],
): Promise<Arrival> {
  const known = await db.changes.bulkGet(changes.map(({ key, record, id }) => [key, record, id]));
  const fresh = new Map<string, Change>();
  for (const [place, change] of changes.entries()) {
    const name = `${nameOf(change)} ${change.id}`;
    const before = fresh.get(name) ?? known[place];
    const next = before ? joinSame(before, change) : change;
    const isSame = before && sameJson([before.clock, before.fields], [next.clock, next.fields]);
    if (isSame !== true || (known[place]?.waits === 1 && fits(next))) fresh.set(name, next);
  }
  const arriving = [...fresh.values()];
  const rows = await rowsOf(arriving);
  for (const key of all) rows.push(...(await changesOf(key)));
  return { arriving, states: merge([...rows, ...arriving]) };
}

/** So many changes are merged and stored before the page does what it has to. */
const PORTION = 500;

/** Changes in portions of some hundred, those of a record together, each when the page is idle. */
async function* portionsOf(changes: readonly Change[]): AsyncGenerator<Change[]> {
  const named = changes.map((change) => ({ change, name: nameOf(change) }));
  named.sort((a, b) => Number(a.name > b.name) - Number(a.name < b.name));
  for (let from = 0, to = 0; from < named.length; from = to) {
    to = Math.min(from + PORTION, named.length);
    while (to < named.length && named[to]?.name === named[to - 1]?.name) to += 1;
    await idle();
    yield named.slice(from, to).map(({ change }) => change);
  }
}

/**
 * Stores changes of other counters and merges them with what is here, some hundred in a commit. To
 * receive some again does no harm. `waiting` counts all that only a newer version understands.
 * @throws SaveError, and then not all of them were taken
 */
export async function receiveChanges(
  received: readonly Change[],
): Promise<{ readonly taken: number; readonly waiting: number }> {
  const state = await officeState();
  let taken = 0;
  if (state?.isInStep === true) {
    // A newer version may understand what waited.
    const waiting = await withDatabase(
      () => db.changes.where('waits').equals(1).toArray(),
      () => [],
    );
    const changes = [...received, ...waiting.filter(fits)];
    if (state.mustCompare === true)
      taken += await take(CONTENT_KEYS, () => arrived([], CONTENT_KEYS), false);
    for await (const portion of portionsOf(changes)) {
      const look = await withDatabase(
        () => db.transaction('r', db.changes, () => arrived(portion)),
        () => undefined,
      );
      const keys = new Set(look?.arriving.map(({ key }) => key));
      const touched = CONTENT_KEYS.filter((key) => keys.has(key));
      if (keys.size > 0) taken += await take(touched, () => arrived(portion), false);
    }
  }
  const waiting = await withDatabase(
    () => db.changes.where('waits').equals(1).count(),
    () => 0,
  );
  return { taken, waiting };
}

/** What arrives, and what its records are with it. */
interface Arrival {
  readonly arriving: readonly Change[];
  readonly states: ReadonlyMap<string, RecordState>;
}

/** Merges changes into what is stored, in one commit. Resolves to how many they were. @throws SaveError */
async function take(
  keys: readonly ContentKey[],
  arrive: (meta: MetaRow) => Promise<Arrival>,
  isOwn: boolean,
): Promise<number> {
  // What was put into localStorage from outside becomes changes before it meets these.
  await reconcileKeys(keys);
  let arriving: readonly Change[] = [];
  let states: ReadonlyMap<string, RecordState> = new Map();
  const statesOf = (key: ContentKey) => {
    const own = [...states.values()].filter((each) => each.key === key);
    return own.length === 0 ? undefined : new Map(own.map((each) => [each.record, each]));
  };
  await commitMany(
    keys.map((key) => ({ key, change: (items) => asInOffice(key, items, statesOf(key)) })),
    {
      isUntold: true,
      recordsIntents: true,
      first: async () => {
        ({ arriving, states } = await arrive(await checkedMeta()));
      },
      within: async () => {
        const meta = await checkedMeta();
        // Who has left settles what is listed still; the others hear of it after joining again.
        if (meta.office === undefined || !(isOwn || meta.office.isInStep))
          throw new SaveError('conflict');
        const { lastSeq, clock, mustCompare, ...office } = meta.office;
        const rows = arriving.map((change, at): ChangeRow => {
          const { id, clock: made, key, record, fields } = change;
          const row = { id, clock: made, key, record, fields, seq: lastSeq + at + 1, isOwn };
          return fits(change) ? row : { ...row, waits: 1 };
        });
        await db.changes.bulkPut(rows);
        await keepFacts(arriving.filter(fits));
        await noteUnsettled(states.values());
        const seen = arriving.reduce((most, change) => Math.max(most, change.clock), clock);
        const next = { ...office, clock: seen, lastSeq: lastSeq + arriving.length };
        const isCompared = !isOwn || mustCompare !== true;
        await db.meta.put({ ...meta, office: isCompared ? next : { ...next, mustCompare } });
      },
    },
  );
  for (const told of new Set(arriving.map(({ key }) => toldAs(key))))
    (isOwn ? announce : announceHere)(told);
  return arriving.length;
}

/**
 * Tells the other counters what no other commit says, and stores it here: a document's file, that
 * a message was read, which value somebody wants. @throws SaveError
 */
export async function tellFacts(facts: readonly Fact[]): Promise<void> {
  const keys = CONTENT_KEYS.filter((key) => facts.some((fact) => fact.key === key));
  const arrive = async ({ office }: MetaRow): Promise<Arrival> => {
    const rows = await rowsOf(facts);
    const arriving = office ? madeHere(facts.map(factOnly), office, merge(rows), Date.now()) : [];
    return { arriving, states: merge([...rows, ...arriving]) };
  };
  await take(keys, arrive, true);
}

/** What stood here before anybody edited anything. */
interface Origin {
  /** Records as the demo has them, by `nameOf`. */
  readonly demo: ReadonlyMap<string, Fields>;
  /** Whether a record is as the demo, or the publication, has it. */
  readonly isUntouched: (key: ContentKey, items: readonly Item[]) => (item: Item) => boolean;
}

/** @throws SaveError */
async function originOfContent(): Promise<Origin> {
  const [{ seed }, published] = await Promise.all([
    import('@/content/seed/seed'),
    publicationState(),
  ]);
  const { menus, settings, publication: _publication, ...lists } = seed;
  const texts = new Set<string>();
  const demo = new Map([[nameOf({ key: 'settings', record: SETTINGS }), initialSettings()]]);
  const all = { ...lists, menus: [menus], settings: settings ? [settings] : [] };
  for (const key of PUBLISHED_KEYS)
    for (const stored of all[key]) {
      texts.add(JSON.stringify(stored));
      for (const [record, fields] of sharedFields(key, stored))
        demo.set(nameOf({ key, record }), fields);
    }
  const isUntouched: Origin['isUntouched'] = (key, items) => {
    const isPublished = published?.hashes[key] === composeHash(items);
    return ({ text }) => isPublished || texts.has(text);
  };
  return { demo, isUntouched };
}

/** Everything here that an office would hear of at joining. In a transaction. */
async function ownRecords(
  epoch: string,
  known: ReadonlyMap<string, RecordState>,
  { demo, isUntouched: untouched }: Origin,
): Promise<Edited[]> {
  const read = new Set((await db.marks.toArray()).map(({ kind, id }) => `${kind} ${id}`));
  const takenOver = new Map((await db.takenOver.toArray()).map((row) => [row.applicationId, row]));
  // The newest of each application comes last.
  const decided = await db.decisions.orderBy('decided').toArray();
  const decisions = new Map(decided.map((row) => [row.applicationId, row]));
  const own: Edited[] = [];
  for (const key of CONTENT_KEYS) {
    const { items } = await holdLast(key, epoch);
    const isUntouched = untouched(key, items);
    const unknown = (item: Item) => !known.has(nameOf({ key, record: item.id ?? '' }));
    const kept = items.filter((item) => !(isUntouched(item) && unknown(item)));
    for (const [record, after] of sharedIn(key, kept)) {
      const facts: Record<string, unknown> = {};
      const decision = decisions.get(record);
      const way = takenOver.get(record);
      if (
        key === 'visaApplications' &&
        way &&
        !known.get(nameOf({ key, record }))?.fields.has(FIELD.takenOver)
      ) {
        const { applicationId: _id, ...row } = way;
        facts[FIELD.takenOver] = row;
      }
      if (
        key === 'visaApplications' &&
        decision &&
        sameJson(after[FIELD.decision], { status: decision.status })
      ) {
        const { applicationId: _id, ...row } = decision;
        facts[FIELD.decision] = row;
      }
      if (key === 'contactMessages' && read.has(`readMessage ${record}`)) facts[FIELD.read] = true;
      const name = nameOf({ key, record });
      const before = known.has(name) ? undefined : demo.get(name);
      own.push({ key, record, before, after, facts, isJoining: true });
    }
  }
  return own;
}

const count = (records: readonly Pick<Change, 'key'>[]): Partial<Record<SharedKey, number>> => {
  const counts: Partial<Record<SharedKey, number>> = {};
  for (const { key } of records) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

/** What joining would do; numbers of records by key. */
export interface JoinPreview {
  /** The names of the counters that are there, by counter. */
  readonly counters: ReadonlyMap<string, string>;
  readonly there: Partial<Record<SharedKey, number>>;
  readonly added: Partial<Record<SharedKey, number>>;
  readonly changed: Partial<Record<SharedKey, number>>;
}

/** Compares what is here with the changes of an office, and changes nothing. @throws SaveError */
export async function previewJoin(changes: readonly Change[]): Promise<JoinPreview> {
  await reconcileKeys(CONTENT_KEYS);
  const origin = await originOfContent();
  const known = new Map<string, RecordState>();
  for await (const portion of portionsOf(changes))
    for (const [name, state] of merge(portion)) known.set(name, state);
  const own = await withDatabase(
    () =>
      db.transaction('rw', db.tables, async () =>
        ownRecords((await checkedMeta()).epoch, known, origin),
      ),
    () => [],
  );
  const maker = { by: { counter: '', at: 0 }, clock: 0, newId: () => '' };
  const isNews = (each: Edited) =>
    changesBetween([{ ...each, facts: {} }], known, maker).length > 0;
  const isKnown = (each: Edited) => known.has(nameOf(each));
  const states = [...known.values()].filter(({ isThere }) => isThere);
  const names = states.filter(({ key }) => key === 'counters');
  return {
    counters: new Map(names.map((each) => [each.record, nameIn(standing(each))])),
    there: count(states),
    added: count(own.filter((each) => !isKnown(each))),
    changed: count(own.filter((each) => isKnown(each) && isNews(each))),
  };
}

const COUNTER_BYTES = 8;

/**
 * From now on this counter's commits are told to its office: first what is here, after a restore
 * point. What another counter has since edited stands. @throws SaveError, and then it has not joined
 */
export async function joinOffice(name: string): Promise<void> {
  await reconcileKeys(CONTENT_KEYS);
  const origin = await originOfContent();
  await withDatabase(
    () =>
      db.transaction('rw', db.tables, async () => {
        const now = Date.now();
        const meta = await checkedMeta();
        const rows = await db.changes.toArray();
        const known = merge(rows);
        const counter =
          meta.office?.counter ?? toHex(crypto.getRandomValues(new Uint8Array(COUNTER_BYTES)));
        const before = meta.office ?? { clock: 0, lastSeq: 0 };
        const office = { ...before, counter, isInStep: true, mustCompare: rows.length > 0 };
        const joined = { ...meta, office };
        await db.meta.put(joined);
        const all: KeyState[] = [];
        for (const key of CONTENT_KEYS) all.push(await holdLast(key, meta.epoch));
        await takeSnapshot('restoring', all, now);
        const own = await ownRecords(meta.epoch, known, origin);
        own.push(factOnly({ key: 'counters', record: counter, fields: { name } }));
        await tell(own, joined, rows, now);
      }),
    () => {
      throw new SaveError('blocked');
    },
    'write',
  );
  announce('settings');
}

/** From now on nobody is told; what is here stays, and what is known of the office. @throws SaveError */
export async function leaveOffice(): Promise<void> {
  await withDatabase(
    () =>
      db.transaction('rw', db.meta, async () => {
        const meta = await checkedMeta();
        if (meta.office)
          await db.meta.put({ ...meta, office: { ...meta.office, isInStep: false } });
      }),
    () => undefined,
    'write',
  );
  announce('settings');
}
