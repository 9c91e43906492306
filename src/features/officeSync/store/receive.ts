import * as v from 'valibot';
import { applicationType, type DocumentKind } from '@/domain/application';
import { STATUSES } from '@/domain/status';
import { messageType } from '@/domain/contactMessage';
import type { ContentKey } from '@/domain/registry';
import {
  decidedStatus,
  firstOf,
  isThere,
  mergeChanges,
  mergeRecords,
  type NamedDecision,
  nameOf,
  withoutValues,
} from '@/engines/officeSync/cells';
import {
  type AddedChange,
  type Change,
  newestStamp,
  type RecordChange,
  type RecordKey,
  WAY,
  documentOf,
} from '@/engines/officeSync/change';
import { type Fields, sharedFields, withChanges } from '@/engines/officeSync/sharedFields';
import { takenOverSchema } from '@/engines/handover/history';
import { yieldToMain } from '@/lib/async/tasks';
import { isRecord, sameJson } from '@/lib/json';
import { SaveError } from '@/store/errors';
import { forgetErased, noteErased } from '@/store/addedOnly';
import {
  type DecisionRow,
  decisionsTable,
  stepsTable,
  type TakenOverRow,
  takenOverTable,
} from '@/shared/store/applicationHistories';
import { commit, type KeyChange } from '@/store/journal/commit';
import { ANSWER_TIMEOUT_MS, checkedMeta, withDatabase } from '@/store/journal/database';
import { type OfficeState, sharesChanges, type StampRow, stampsTable } from '@/shared/store/office';
import { db } from '@/store/journal/db';
import { inBatches } from '@/store/journal/journal';
import { eraseFromSnapshots } from '@/store/journal/snapshots';
import { fragment, type Fragment, type StoredItem } from '@/store/journal/text';
import { CONTENT_KEYS, isCollectionKey } from '@/store/keys';
import { announceLocally } from '@/store/local/changeEvents';
import {
  listLength,
  lowerLimit,
  mayNeedRebalance,
  newestThatFit,
  type Overflow,
  readOverflow,
  storedLength,
  writeOverflow,
} from '@/store/overflow';
import { hasOwnValues, unknownRecord, withValues } from './stamps';
import {
  type FolderFileRow,
  folderFilesTable,
  wasDeleted,
  lostTextsTable,
  type LostTextRow,
  rowsAt,
  tellStepsAgain,
  withDecisions,
} from './tables';

const APPLICATIONS = applicationType.key;
/** Records whose own texts are kept when another counter's text replaces them. */
const TEXTS: ReadonlySet<string> = new Set(['pages', 'blogs', 'sections', 'visaCards', 'settings']);
const KEPT_TEXTS = 200;
/** Time to write a row on a slow device. */
const SLOWEST_ROW_MS = 5;
/**
 * Changes stored in one commit: each writes the whole list again, and a save waits for it, some
 * seconds on a slow device.
 */
const CHANGES_A_COMMIT = 4000;

/** The changes of a file, and its row in the database. */
export interface Received {
  readonly changes: readonly Change[];
  readonly row?: FolderFileRow;
}

/** An item of a list in localStorage, or a new one. */
type ListItem = StoredItem | Fragment;

/** The content keys to announce for a shared key, or those whose readers show its records. */
function announcedKeys(key: Change['key']): readonly ContentKey[] {
  // A decision may arrive before the name of its counter.
  if (key === 'counters') return ['settings', APPLICATIONS];
  return CONTENT_KEYS.filter((each) => each === key).concat(
    ['documents', 'steps', 'decisions'].includes(key) ? [APPLICATIONS] : [],
  );
}

/** Stores the changes of some files: reads the stamps and writes in one transaction. */
class Receiving {
  readonly #records = new Map<string, RecordChange>();
  readonly #steps: (AddedChange & { key: 'steps' })[] = [];
  /** Decisions by application. */
  readonly #decisions = new Map<string, NamedDecision[]>();
  readonly #files: readonly Received[];
  /** Whether the list of applications is written. */
  readonly #hasList: boolean;
  #office: OfficeState | undefined;
  /** The rows of the records, with the decisions that arrive. */
  #rows = new Map<string, StampRow>();
  #ways = new Map<string, TakenOverRow>();
  #overflow: Overflow | undefined;
  /** The rows to store, by the name of their record. */
  #merged = new Map<string, StampRow>();
  #takenOver: TakenOverRow[] = [];
  #lost: LostTextRow[] = [];
  /** Number of changes that are new here. */
  taken = 0;
  length = 0;

  constructor(files: readonly Received[], isTight: boolean) {
    this.#files = files;
    for (const [name, change] of mergeChanges(files.flatMap(({ changes }) => changes)))
      if ('cells' in change) this.#records.set(name, change);
      else if (change.key === 'steps') this.#steps.push(change);
      else {
        const { record: id, value } = change;
        const same = this.#decisions.get(value.application);
        if (same) same.push({ id, value });
        else this.#decisions.set(value.application, [{ id, value }]);
      }
    this.#hasList = isTight || this.#applications.length > 0;
  }

  /** The keys to write. Applications come last, to fill the space that the others leave. */
  get contentKeys(): readonly ContentKey[] {
    const { keys } = this;
    const others = CONTENT_KEYS.filter((key) => keys.has(key) && key !== APPLICATIONS);
    return this.#hasList ? [...others, APPLICATIONS] : others;
  }

  get keys(): Set<Change['key']> {
    const all = [...this.#records.values(), ...this.#steps].map(({ key }) => key);
    return new Set(this.#decisions.size > 0 ? [...all, 'decisions'] : all);
  }

  /** Ids of the applications that change. */
  get #applications(): string[] {
    const ids = [...this.#records.values()].flatMap(({ key, record }) =>
      key === APPLICATIONS ? record : [],
    );
    return [...new Set([...ids, ...this.#decisions.keys()])];
  }

  readonly before = async (): Promise<void> => {
    this.#merged = new Map();
    this.#takenOver = [];
    this.#lost = [];
    this.taken = 0;
    this.#office = (await checkedMeta()).office;
    if (this.#office?.isInStep !== true) throw new SaveError('conflict');
    const ids = this.#applications;
    const decided = ids.map((record) => nameOf({ key: APPLICATIONS, record }));
    const rows = await rowsAt(stampsTable, [...new Set([...this.#records.keys(), ...decided])]);
    this.#rows = new Map(rows.map((row) => [row.name, row]));
    for (const [record, decisions] of this.#decisions) this.#addDecisions(record, decisions);
    const ways = await rowsAt(takenOverTable, ids);
    this.#ways = new Map(ways.map((row) => [row.applicationId, row]));
    for (const change of this.#records.values())
      if (!CONTENT_KEYS.some((key) => key === change.key)) this.#merge(change, undefined);
    // The growth of the other keys is not known yet; this is its upper bound.
    let others = storedLength(CONTENT_KEYS.filter((key) => key !== APPLICATIONS));
    for (const change of this.#records.values())
      if (change.key !== APPLICATIONS) others += JSON.stringify(change.cells).length;
    this.#overflow = this.#hasList ? await readOverflow(ids, others) : undefined;
    this.length = storedLength(CONTENT_KEYS.filter((key) => !this.contentKeys.includes(key)));
  };

  #addDecisions(record: string, arriving: readonly NamedDecision[]): void {
    const row =
      this.#rows.get(nameOf({ key: APPLICATIONS, record })) ?? unknownRecord(APPLICATIONS, record);
    const known = new Map(row.decisions?.map(({ id, value }) => [id, value]));
    let isNew = false;
    for (const { id, value } of arriving) {
      const same = known.get(id);
      if (!same) this.taken += 1;
      const next = same ? firstOf(same, value) : value;
      isNew ||= next !== same;
      known.set(id, next);
    }
    if (!isNew) return;
    const next = withDecisions(
      row,
      [...known].map(([id, value]) => ({ id, value })),
    );
    this.#rows.set(row.name, next);
    this.#merged.set(row.name, next);
  }

  /** Merges a received record with the stored one. */
  #merge(change: RecordChange, fields: Fields | undefined): RecordChange {
    const name = nameOf(change);
    const row = this.#rows.get(name) ?? unknownRecord(change.key, change.record);
    const mine = withValues(row, fields);
    const merged = mergeRecords(mine, change);
    if (merged === mine) return mine;
    const isKept = isThere(merged);
    this.taken += 1;
    // A record that survives a deletion, or returns after one, is shared in full, as others may lack
    // some of its values or decisions.
    const isOverruled =
      isKept &&
      (wasDeleted(mine) ||
        Object.entries(change.gone).some(([counter, stamp]) => stamp > (mine.gone[counter] ?? 0)));
    if (isThere(mine) && isKept) this.#noteLost(mine, merged);
    const file = isOverruled ? this.#office?.number : row.file;
    this.#merged.set(name, {
      ...row,
      cells: hasOwnValues(change.key) ? { ...merged.cells } : withoutValues(merged.cells),
      gone: merged.gone,
      ...(file !== undefined && { file }),
    });
    return merged;
  }

  #noteLost(mine: RecordChange, { cells }: RecordChange): void {
    const key = CONTENT_KEYS.find((each) => each === mine.key && TEXTS.has(each));
    if (key === undefined) return;
    for (const [field, [stamp, counter, value]] of Object.entries(mine.cells)) {
      const [, other = '', next] = cells[field] ?? [];
      const isText = typeof value === 'string' ? value !== '' : isRecord(value);
      if (stamp > 1 && counter === this.#office?.counter && isText && !sameJson(value, next))
        this.#lost.push({ key, record: mine.record, field, value, counter: other, at: Date.now() });
    }
  }

  /** Merges received changes into a stored record, or into the records of a singleton. */
  #mergedItem(
    key: ContentKey,
    from: ListItem | undefined,
    records: readonly string[],
  ): ListItem | undefined {
    const stored: unknown = from && JSON.parse(from.text);
    const shared = sharedFields(key, stored);
    const changes = new Map<string, RecordChange>();
    for (const record of records) {
      const arriving = this.#records.get(nameOf({ key, record }));
      const { fields } = shared.get(record) ?? {};
      const { applicationId: _id, ...way } = (key === APPLICATIONS && this.#ways.get(record)) || {};
      const isTaken = fields && Object.keys(way).length > 0;
      if (arriving)
        changes.set(record, this.#merge(arriving, isTaken ? { ...fields, [WAY]: way } : fields));
    }
    let next = withChanges(key, isRecord(stored) ? stored : undefined, changes);
    if (key === APPLICATIONS && next) {
      const [record = ''] = records;
      const way = v.safeParse(takenOverSchema, changes.get(record)?.cells[WAY]?.[2]);
      if (way.success) this.#takenOver.push({ ...way.output, applicationId: record });
      const { decisions = [] } = this.#rows.get(nameOf({ key, record })) ?? {};
      const status = decidedStatus(decisions) ?? next['status'] ?? 'Submitted';
      if (!sameJson(status, next['status'])) next = { ...next, status };
    }
    if (next === undefined) return undefined;
    return from && next === stored ? from : { ...from, ...fragment(next) };
  }

  /** Keeps a record as it is if it cannot be merged, so that the others still are. */
  #safely(key: ContentKey, from: ListItem | undefined, records: readonly string[]) {
    try {
      return this.#mergedItem(key, from, records);
    } catch (error) {
      console.warn('A record cannot be merged with the changes of other counters:', error);
      return from;
    }
  }

  /** The merged list of a key: stored records in their order, then the overflow, then new ones. */
  readonly change = (key: ContentKey, items: readonly StoredItem[]): readonly ListItem[] => {
    const ids = [...this.#records.values()].flatMap((each) =>
      each.key === key ? each.record : [],
    );
    if (!isCollectionKey(key)) {
      const item = this.#safely(key, items[0], ids);
      this.length += listLength(item ? [item] : []);
      return item === undefined || item === items[0] ? items : [item];
    }
    const changed = new Set(key === APPLICATIONS ? this.#applications : ids);
    const others = new Map(key === APPLICATIONS ? this.#overflow?.rows : undefined);
    const list: ListItem[] = [];
    const add = (id: string, from: ListItem | undefined) => {
      const item = changed.delete(id) ? this.#safely(key, from, [id]) : from;
      others.delete(id);
      if (item) list.push(item);
    };
    for (const item of items) add(item.id ?? '', item);
    for (const id of new Set([...others.keys(), ...changed])) add(id, others.get(id));
    const kept =
      key === APPLICATIONS && this.#overflow ? newestThatFit(list, this.#overflow) : list;
    this.length += listLength(kept);
    const isSame = kept.length === items.length && kept.every((each, at) => each === items[at]);
    return isSame ? items : kept;
  };

  readonly store = async (): Promise<void> => {
    const office = this.#office;
    if (office === undefined) return;
    const merged = [...this.#merged.values()];
    const wasGone = (record: string) => {
      const row = this.#rows.get(nameOf({ key: APPLICATIONS, record }));
      return row !== undefined && wasDeleted(row);
    };
    const those = (key: RecordKey, is: (row: StampRow) => boolean) =>
      merged.flatMap((row) => (row.key === key && is(row) ? row.record : []));
    const removed = those(APPLICATIONS, wasDeleted).filter((id) => !wasGone(id));
    const returned = those(APPLICATIONS, isThere).filter(wasGone);
    const erased = those(messageType.key, wasDeleted);
    await inBatches(merged, (some) => stampsTable.bulkPut([...some]));
    await this.#storeAdded();
    await this.#storeDocuments(merged);
    await inBatches(this.#takenOver, (some) => takenOverTable.bulkPut([...some]));
    const read = merged.filter((row) => row.key === messageType.key && row.cells['read']);
    await inBatches(read, (some) =>
      db.marks.bulkPut(some.map(({ record }) => ({ kind: 'readMessage', id: record }))),
    );
    await db.files.where('applicationId').anyOf(removed).delete();
    await tellStepsAgain(returned, office.number);
    // Only messages are noted as erased: a deleted application may return from its exported file.
    await noteErased(messageType.key, erased);
    await eraseFromSnapshots(APPLICATIONS, removed);
    await eraseFromSnapshots(messageType.key, erased);
    await forgetErased(messageType.key, those(messageType.key, isThere));
    if (this.#overflow) await writeOverflow(this.#overflow);
    if (this.#lost.length > 0) {
      await lostTextsTable.bulkAdd(this.#lost);
      const ids = await lostTextsTable.toCollection().primaryKeys();
      await lostTextsTable.bulkDelete(ids.slice(0, -KEPT_TEXTS));
    }
    await folderFilesTable.bulkPut(this.#files.flatMap(({ row }) => row ?? []));
    const last = Math.max(office.last, newestStamp(this.#records.values()));
    const retold = merged.filter(
      (row) => row.file === office.number && this.#rows.get(row.name)?.file !== office.number,
    );
    await db.meta.update('database', {
      office: {
        ...office,
        last,
        waiting: office.waiting + retold.length + returned.length + (removed.length > 0 ? 1 : 0),
        ...(removed.length > 0 && { erasedAt: Date.now() }),
      },
    });
  };

  async #storeAdded(): Promise<void> {
    const rows = await rowsAt(
      stepsTable,
      this.#steps.map(({ record }) => record),
    );
    const known = new Map(rows.map((row) => [row.id, row]));
    const news = this.#steps.flatMap(({ record, value }) => {
      const row = known.get(record);
      if (!row) return [{ ...value, id: record, seenAt: Date.now() }];
      const { id, file, seenAt = Date.now(), ...same } = row;
      const next = firstOf(same, value);
      if (next === same) return [];
      return [{ ...next, id, seenAt, ...(file !== undefined && { file }) }];
    });
    this.taken += news.length;
    await inBatches(news, (some) => stepsTable.bulkPut([...some]));
    const slips = [...this.#decisions].flatMap(([applicationId, arriving]) =>
      arriving.flatMap(({ value: { status, decided, slip } }): DecisionRow[] => {
        const decision = STATUSES.find((each) => each === status);
        return slip && decision ? [{ applicationId, status: decision, decided, ...slip }] : [];
      }),
    );
    const stored = await decisionsTable.bulkGet(
      slips.map((row): [string, number] => [row.applicationId, row.decided]),
    );
    // Of two slips of the same second, all counters keep the same one.
    await inBatches(
      slips.filter((row, at) => stored[at] === undefined || row.digits < stored[at].digits),
      (some) => decisionsTable.bulkPut([...some]),
    );
  }

  /** Removes documents that another counter has replaced; the folder has the new ones. */
  async #storeDocuments(merged: readonly StampRow[]): Promise<void> {
    const replaced = merged.flatMap((row): [string, DocumentKind][] => {
      const document = row.key === 'documents' ? documentOf(row.record) : undefined;
      const { file } = row.cells;
      const before = this.#rows.get(row.name)?.cells['file'];
      const isOther = file !== undefined && !sameJson(before, file);
      return document && isOther && (before?.[2] || !file[2]) ? [document] : [];
    });
    await db.files.bulkDelete(replaced);
  }
}

/** Stores the changes of some files in one commit. @throws SaveError */
async function receiveSome(files: readonly Received[]): Promise<number> {
  const receiving = new Receiving(files, await withDatabase(mayNeedRebalance, () => false));
  const changes = receiving.contentKeys.map((key): KeyChange => ({
    key,
    change: (items) => receiving.change(key, items),
  }));
  const count = files.reduce((sum, each) => sum + each.changes.length, 0);
  for (;;)
    try {
      await commit({
        changes,
        origin: 'remote',
        timeoutMs: ANSWER_TIMEOUT_MS + count * SLOWEST_ROW_MS,
        before: receiving.before,
        rows: receiving.store,
      });
      break;
    } catch (error) {
      const isFull = error instanceof SaveError && error.reason === 'full';
      if (!isFull || !lowerLimit(receiving.length)) throw error;
    }
  for (const key of new Set([...receiving.keys].flatMap(announcedKeys))) announceLocally(key);
  return receiving.taken;
}

/**
 * Stores the changes in files of other counters; resolves to how many are new. A file counts as
 * read once its changes are stored. @throws SaveError; some of them may be stored then
 */
export async function receive(files: readonly Received[]): Promise<number> {
  if (!(await sharesChanges())) return 0;
  let taken = 0;
  // Newest first, because what does not fit into the list goes to the overflow.
  const left = files
    .map((each) => ({ each, newest: newestStamp(each.changes) }))
    .toSorted((a, b) => a.newest - b.newest);
  while (left.length > 0) {
    const some: Received[] = [];
    for (let count = 0; count < CHANGES_A_COMMIT;) {
      const { each } = left.pop() ?? {};
      if (!each) break;
      some.push(each);
      count += each.changes.length;
    }
    taken += await receiveSome(some);
    if (left.length > 0) await yieldToMain();
  }
  return taken;
}

/** Moves old applications between a full list and the overflow, both ways. @throws SaveError */
export async function rebalanceList(): Promise<void> {
  if (await withDatabase(mayNeedRebalance, () => false)) await receiveSome([]);
}
