import * as v from 'valibot';
import { applicationType, type DocumentKind } from '@/domain/application';
import { STATUSES } from '@/domain/status';
import { messageType } from '@/domain/entries';
import type { ContentKey } from '@/domain/registry';
import {
  decidedStatus,
  firstOf,
  isThere,
  mergeChanges,
  mergeRecords,
  type NamedDecision,
  nameOf,
  type MergedChanges,
  withoutValues,
} from '@/engines/officeSync/cells';
import {
  type Change,
  documentOf,
  newestStamp,
  RECORD_KEYS,
  type RecordChange,
  RECEIPT,
} from '@/engines/officeSync/change';
import { type Fields, withChanges } from '@/engines/officeSync/sharedFields';
import { receivedSchema } from '@/engines/handover/history';
import { isRecord, sameJson } from '@/lib/json';
import { SaveError } from '@/store/errors';
import { forgetErased, noteErased } from '@/store/adminFlags';
import {
  type DecisionRow,
  decisionsTable,
  stepsTable,
  type ReceivedRow,
  receivedTable,
} from '@/shared/store/applicationHistories';
import { commit, type KeyChange } from '@/store/journal/commit';
import { ANSWER_TIMEOUT_MS, checkedMeta, withDatabase } from '@/store/journal/database';
import {
  type OfficeState,
  sharesChanges,
  type StampRow,
  stampsTable,
  rowsAt,
} from '@/shared/store/office';
import { db } from '@/store/journal/db';
import { inBatches } from '@/store/journal/journal';
import { eraseFromSnapshots } from '@/store/journal/snapshots';
import {
  CONTENT_KEYS,
  isCollectionKey,
  fragment,
  type Fragment,
  type StoredItem,
} from '@/store/keys';
import { announceLocally } from '@/store/local/changeEvents';
import { mayNeedRebalance, rankOf } from '@/store/overflow';
import { hasOwnValues, recordsIn, unknownRecord, withValues } from './stamps';
import {
  type FolderFileRow,
  folderFilesTable,
  inSlices,
  lostTextsTable,
  type LostTextRow,
  shareStepsAgain,
  wasDeleted,
  withDecisions,
} from './tables';

const APPLICATIONS = applicationType.key;
/** Records whose own texts are kept when another counter's text replaces them. */
const TEXTS: ReadonlySet<string> = new Set(['pages', 'blogs', 'sections', 'visaCards', 'settings']);
const KEPT_TEXTS = 200;
/** Time to write a row on a slow device. */
const SLOWEST_ROW_MS = 5;

/** The changes of a file, and its row in the database. */
export interface RemoteChanges {
  readonly changes: readonly Change[];
  readonly row?: FolderFileRow;
}

/** The content keys to announce for a shared key, or those whose readers show its records. */
function announcedKeys(key: Change['key']): readonly ContentKey[] {
  // A decision may arrive before the name of its counter.
  if (key === 'counters') return ['settings', APPLICATIONS];
  const isOfApplications = key === 'documents' || key === 'steps';
  return CONTENT_KEYS.filter((each) => each === (isOfApplications ? APPLICATIONS : key));
}

/** The merged changes of some files. */
interface Arriving extends MergedChanges {
  readonly files: readonly RemoteChanges[];
  readonly decisionsAbout: ReadonlyMap<string, readonly NamedDecision[]>;
}

function arrivingIn(files: readonly RemoteChanges[]): Arriving {
  const merged = mergeChanges(files.flatMap(({ changes }) => changes));
  const decisionsAbout = new Map<string, NamedDecision[]>();
  for (const [id, value] of merged.decisions) {
    const { application: record } = value;
    const others = decisionsAbout.get(record);
    if (others) others.push({ id, value });
    else decisionsAbout.set(record, [{ id, value }]);
    // An application of which only decisions arrive has no cells.
    const row = unknownRecord(APPLICATIONS, record);
    if (!merged.records.has(row.name)) merged.records.set(row.name, row);
  }
  return { ...merged, files, decisionsAbout };
}

/** The id of the only item of a key. */
const SINGLE = '';

const idOf = (key: ContentKey, { id = '' }: { readonly id?: string | undefined }) =>
  isCollectionKey(key) ? id : SINGLE;

/** Merges what arrives with what is stored, in the transaction that writes it. */
class Merging {
  readonly #arriving: Arriving;
  readonly #office: OfficeState;
  readonly #known: ReadonlyMap<string, StampRow>;
  /** The rows to store, by name. */
  readonly #rows = new Map<string, StampRow>();
  /** By key and id, the items that change; undefined if deleted. */
  readonly #items = new Map<ContentKey, Map<string, Fragment | undefined>>();
  readonly #received: ReceivedRow[] = [];
  readonly #lost: LostTextRow[] = [];
  /** Number of changes that are new here. */
  newCount = 0;

  constructor(arriving: Arriving, office: OfficeState, known: readonly StampRow[]) {
    this.#arriving = arriving;
    this.#office = office;
    this.#known = new Map(known.map((row) => [row.name, row]));
  }

  async merge(stored: ReadonlyMap<ContentKey, readonly StoredItem[]>): Promise<void> {
    for (const key of RECORD_KEYS) {
      const changes = [...this.#arriving.records.values()].filter((each) => each.key === key);
      const content = CONTENT_KEYS.find((each) => each === key);
      if (content && changes.length > 0)
        await this.#mergeContent(content, changes, stored.get(content) ?? []);
      else for (const change of changes) this.#mergeRecord(change, undefined);
    }
  }

  async #mergeContent(
    key: ContentKey,
    changes: readonly RecordChange[],
    stored: readonly StoredItem[],
  ): Promise<void> {
    const parts = isCollectionKey(key)
      ? new Map(changes.map((each) => [each.record, [each]]))
      : new Map([[SINGLE, changes]]);
    const overflow = key === APPLICATIONS ? await rowsAt(db.overflow, [...parts.keys()]) : [];
    const items = [...stored.filter((item) => parts.has(idOf(key, item))), ...overflow];
    const records = await recordsIn(key, items);
    // Of several items of one id the first is merged.
    const texts = new Map(items.toReversed().map((item) => [idOf(key, item), item.text]));
    const merged = new Map<string, Fragment | undefined>();
    this.#items.set(key, merged);
    await inSlices([...parts], ([id, part]) => {
      const text = texts.get(id);
      try {
        const before: unknown = text === undefined ? undefined : JSON.parse(text);
        const changed = new Map(
          part.map((change) => {
            const { record } = change;
            return [record, this.#mergeRecord(change, records.get(record)?.fields)];
          }),
        );
        let next = withChanges(key, isRecord(before) ? before : undefined, changed);
        if (next && key === APPLICATIONS) next = this.#decided(id, next, changed.get(id));
        if (next === before) return;
        const item = next && fragment(next);
        merged.set(id, item);
        // The list asks for it later, in one long task.
        if (item && key === APPLICATIONS) rankOf(item);
      } catch (error) {
        // It stays as it is, so that the others are still merged.
        console.warn('A record cannot be merged with the changes of other counters:', error);
      }
    });
  }

  /** Merges the stamps of a record, whose stored fields these are. */
  #mergeRecord(change: RecordChange, fields: Fields | undefined): RecordChange {
    const row = this.#known.get(nameOf(change)) ?? unknownRecord(change.key, change.record);
    const mine = withValues(row, fields);
    const merged = mergeRecords(mine, change);
    const decisions = change.key === APPLICATIONS ? this.#mergedDecisions(row) : undefined;
    if (merged === mine && decisions === row.decisions) return mine;
    const isKept = isThere(merged);
    // A record that survives a deletion, or returns after one, is shared in full, as others may lack
    // some of its values or decisions.
    const isOverruled =
      isKept &&
      (wasDeleted(mine) ||
        Object.entries(change.gone).some(([counter, stamp]) => stamp > (mine.gone[counter] ?? 0)));
    const next = { ...row, ...(isOverruled && { file: this.#office.number }) };
    if (merged !== mine) {
      this.newCount += 1;
      next.cells = hasOwnValues(change.key) ? merged.cells : withoutValues(merged.cells);
      next.gone = merged.gone;
    }
    if (isKept && isThere(mine)) this.#noteLost(mine, merged);
    this.#rows.set(row.name, decisions ? withDecisions(next, decisions) : next);
    return merged;
  }

  /** The decisions about an application, with those that arrive; the same list if none is new. */
  #mergedDecisions({ record, decisions }: StampRow): readonly NamedDecision[] | undefined {
    const known = new Map(decisions?.map(({ id, value }) => [id, value]));
    let isNew = false;
    for (const { id, value } of this.#arriving.decisionsAbout.get(record) ?? []) {
      const same = known.get(id);
      if (!same) this.newCount += 1;
      const next = same ? firstOf(same, value) : value;
      isNew ||= next !== same;
      known.set(id, next);
    }
    return isNew ? [...known].map(([id, value]) => ({ id, value })) : decisions;
  }

  #noteLost(mine: RecordChange, { cells }: RecordChange): void {
    const key = CONTENT_KEYS.find((each) => each === mine.key && TEXTS.has(each));
    if (key === undefined) return;
    for (const [field, [stamp, counter, value]] of Object.entries(mine.cells)) {
      const [, other = '', next] = cells[field] ?? [];
      const isText = typeof value === 'string' ? value !== '' : isRecord(value);
      if (stamp > 1 && counter === this.#office.counter && isText && !sameJson(value, next))
        this.#lost.push({ key, record: mine.record, field, value, counter: other, at: Date.now() });
    }
  }

  /** An application with the status that follows from its decisions. */
  #decided(applicationId: string, application: Fields, change: RecordChange | undefined): Fields {
    const received = v.safeParse(receivedSchema, change?.cells[RECEIPT]?.[2]);
    if (received.success) this.#received.push({ ...received.output, applicationId });
    const name = nameOf({ key: APPLICATIONS, record: applicationId });
    const { decisions = [] } = this.#rows.get(name) ?? this.#known.get(name) ?? {};
    const status = decidedStatus(decisions) ?? application['status'] ?? 'Submitted';
    return sameJson(status, application['status']) ? application : { ...application, status };
  }

  /** The items of a key after the merge: stored ones in their order, then new ones. */
  rewrite(key: ContentKey, items: readonly StoredItem[]): readonly (StoredItem | Fragment)[] {
    const left = new Map(this.#items.get(key));
    const list = items.flatMap((item): (StoredItem | Fragment)[] => {
      const id = idOf(key, item);
      if (!left.has(id)) return [item];
      const next = left.get(id);
      left.delete(id);
      return next ? [{ ...item, ...next }] : [];
    });
    return [...list, ...[...left.values()].filter((each) => each !== undefined)];
  }

  async store(): Promise<void> {
    const rows = [...this.#rows.values()];
    const those = (key: string, is: (row: StampRow) => boolean) =>
      rows.flatMap((row) => (row.key === key && is(row) ? row.record : []));
    const wasGone = ({ name }: StampRow) => {
      const known = this.#known.get(name);
      return known !== undefined && wasDeleted(known);
    };
    const removed = those(APPLICATIONS, (row) => wasDeleted(row) && !wasGone(row));
    const returned = those(APPLICATIONS, (row) => isThere(row) && wasGone(row));
    const erased = those(messageType.key, wasDeleted);
    await inBatches(rows, (some) => stampsTable.bulkPut([...some]));
    await this.#storeAdded();
    await inBatches(this.#received, (some) => receivedTable.bulkPut([...some]));
    const read = those(messageType.key, ({ cells }) => cells['read'] !== undefined);
    await db.adminFlags.bulkPut(read.map((id) => ({ kind: 'readMessage', id })));
    const overflow = await db.overflow.toCollection().primaryKeys();
    const moved = this.#items.get(APPLICATIONS);
    await db.overflow.bulkDelete(overflow.filter((id) => moved?.has(id)));
    await db.files.bulkDelete(rows.flatMap((row) => this.#replacedDocument(row)));
    await db.files.where('applicationId').anyOf(removed).delete();
    await shareStepsAgain(returned, this.#office.number);
    // Only messages are noted as erased: a deleted application may return from its exported file.
    await noteErased(messageType.key, erased);
    await eraseFromSnapshots(APPLICATIONS, removed);
    await eraseFromSnapshots(messageType.key, erased);
    await forgetErased(messageType.key, those(messageType.key, isThere));
    if (this.#lost.length > 0) {
      await lostTextsTable.bulkAdd(this.#lost);
      const ids = await lostTextsTable.toCollection().primaryKeys();
      await lostTextsTable.bulkDelete(ids.slice(0, -KEPT_TEXTS));
    }
    await folderFilesTable.bulkPut(this.#arriving.files.flatMap(({ row }) => row ?? []));
    const { number, last, waiting } = this.#office;
    const sharedAgain = rows.filter(
      ({ name, file }) => file === number && this.#known.get(name)?.file !== number,
    );
    const isErased = removed.length > 0;
    await db.meta.update('database', {
      office: {
        ...this.#office,
        last: Math.max(last, newestStamp(this.#arriving.records.values())),
        waiting: waiting + sharedAgain.length + returned.length + Number(isErased),
        ...(isErased && { erasedAt: Date.now() }),
      },
    });
  }

  async #storeAdded(): Promise<void> {
    const { steps, decisions } = this.#arriving;
    const rows = await rowsAt(stepsTable, [...steps.keys()]);
    const known = new Map(rows.map((row) => [row.id, row]));
    const news = [...steps].flatMap(([id, value]) => {
      const { id: _id, file, seenAt = Date.now(), ...same } = known.get(id) ?? {};
      const isKnown = known.has(id) && firstOf<unknown>(same, value) === same;
      return isKnown ? [] : [{ ...value, id, seenAt, ...(file !== undefined && { file }) }];
    });
    this.newCount += news.length;
    await inBatches(news, (some) => stepsTable.bulkPut([...some]));
    const slips = [...decisions.values()].flatMap((value): DecisionRow[] => {
      const { application: applicationId, decided, slip } = value;
      const status = STATUSES.find((each) => each === value.status);
      return slip && status ? [{ applicationId, status, decided, ...slip }] : [];
    });
    const stored = await decisionsTable.bulkGet(
      slips.map((row): [string, number] => [row.applicationId, row.decided]),
    );
    // Of two slips of the same second, all counters keep the same one.
    await inBatches(
      slips.filter((row, at) => stored[at] === undefined || row.digits < stored[at].digits),
      (some) => decisionsTable.bulkPut([...some]),
    );
  }

  /** The key of a document that another counter has replaced; the folder has the new one. */
  #replacedDocument({ key, record, name, cells }: StampRow): [string, DocumentKind][] {
    const document = key === 'documents' ? documentOf(record) : undefined;
    const { file } = cells;
    const before = this.#known.get(name)?.cells['file'];
    const isOther = file !== undefined && !sameJson(before, file);
    return document && isOther && (before?.[2] || !file[2]) ? [document] : [];
  }
}

/**
 * Stores the changes in files of other counters, in one commit; resolves to how many are new. A file
 * counts as read once its changes are stored. @throws SaveError; nothing is stored then
 */
export async function applyChanges(files: readonly RemoteChanges[]): Promise<number> {
  if (!(await sharesChanges())) return 0;
  const arriving = arrivingIn(files);
  const { records, steps } = arriving;
  const keys = new Set<Change['key']>([...records.values()].map(({ key }) => key));
  if (steps.size > 0) keys.add('steps');
  // What is to be stored may leave the list no room for all applications.
  const isTight = await withDatabase(mayNeedRebalance, () => false);
  let merging: Merging | undefined;
  await commit({
    origin: 'remote',
    timeoutMs: ANSWER_TIMEOUT_MS + (records.size + steps.size) * SLOWEST_ROW_MS,
    before: async (stored) => {
      const { office } = await checkedMeta();
      if (office?.isInStep !== true) throw new SaveError('conflict');
      merging = new Merging(arriving, office, await rowsAt(stampsTable, [...records.keys()]));
      await merging.merge(stored);
    },
    changes: CONTENT_KEYS.filter((key) => keys.has(key) || (isTight && key === APPLICATIONS)).map(
      (key): KeyChange => ({ key, rewrite: (items) => merging?.rewrite(key, items) ?? items }),
    ),
    rows: async () => merging?.store(),
  });
  for (const key of new Set([...keys].flatMap(announcedKeys))) announceLocally(key);
  return merging?.newCount ?? 0;
}
