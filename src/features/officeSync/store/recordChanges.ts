import { type Change, FIELD, SETTINGS, type SharedKey } from '@/engines/officeSync/change';
import { changesBetween, type RecordEdit } from '@/engines/officeSync/changesBetween';
import { isUnsettled, merge, nameOf, type RecordState } from '@/engines/officeSync/merge';
import { type Fields, sharedFields } from '@/engines/officeSync/sharedFields';
import { settingsType } from '@/domain/settings';
import { runSteps } from '@/lib/async/slices';
import { sameJson } from '@/lib/sameJson';
import { toBase64Url } from '@/lib/crypto/bytes';
import { decisionsTable, takenOverTable } from '@/store/applicationHistories';
import { db, type MetaRow, type OfficeState, type Table } from '@/store/journal/db';
import { type StoredItem, commonEnds } from '@/store/journal/text';
import type { KeyEdit, RecordMetadata, SharedPlan } from '@/store/office/sharing';
import type { ContentKey } from '@/domain/registry';
import { changesetRows, changesOf, putChangesets } from './changesets';
import { type UnsettledRow, unsettledTable } from './tables';

/** Metadata also of records that are in no key of localStorage. */
export type SharedMetadata = Omit<RecordMetadata, 'key'> & { readonly key: SharedKey };

export const metadataEdit = ({ fields, ...record }: SharedMetadata): RecordEdit => ({
  ...record,
  metadata: fields,
});

/** The fields of settings before any are stored. */
export const initialSettings = (): Fields =>
  sharedFields('settings', settingsType.initial).get(SETTINGS) ?? {};

const ID_BYTES = 16;
const newChangeId = () => toBase64Url(crypto.getRandomValues(new Uint8Array(ID_BYTES)));

/** The shared fields of some stored records. */
export function sharedIn(key: ContentKey, items: readonly StoredItem[]): Map<string, Fields> {
  const shared = new Map<string, Fields>();
  for (const { text } of items)
    for (const [record, fields] of sharedFields(key, JSON.parse(text)))
      if (!shared.has(record)) shared.set(record, fields);
  return shared;
}

/** The items of one list that differ in the other or are missing there. */
function differing(items: readonly StoredItem[], others: readonly StoredItem[]): StoredItem[] {
  const { head, tail } = commonEnds(items, others);
  const texts = new Map(
    others.slice(head, others.length - tail).map(({ slot, text }) => [slot, text]),
  );
  return items
    .slice(head, items.length - tail)
    .filter(({ slot, text }) => texts.get(slot) !== text);
}

/** Up to this number, rows are read one by one; otherwise all. */
const FEW = 100;

const withoutId = <Row extends { applicationId: string }>({ applicationId: _id, ...row }: Row) =>
  row;

/**
 * Reads how applications came to the office, and the newest decision about each, which counts while
 * its status stands; of all, or of some. In a transaction.
 */
export async function historyReader(
  ids?: readonly string[],
): Promise<(record: string, after: Fields) => Fields> {
  const some = ids && ids.length <= FEW ? ids : undefined;
  const rowsIn = <Row>(table: Table<Row>) =>
    (some ? table.where('applicationId').anyOf(some) : table).toArray();
  const wayRows = await rowsIn(takenOverTable);
  const decisionRows = await rowsIn(decisionsTable);
  const takenOver = new Map(wayRows.map((row) => [row.applicationId, row]));
  // In the order of their keys the newest of each application comes last.
  const decisions = new Map(decisionRows.map((row) => [row.applicationId, row]));
  return (record, after) => {
    const way = takenOver.get(record);
    const decision = decisions.get(record);
    const stands = decision && sameJson(after[FIELD.decision], { status: decision.status });
    return {
      ...(way && { [FIELD.takenOver]: withoutId(way) }),
      ...(stands && { [FIELD.decision]: withoutId(decision) }),
    };
  };
}

/** Notes which of some records have unresolved conflicts. In a transaction. */
export async function noteUnsettled(states: Iterable<RecordState>): Promise<void> {
  const noted = new Set((await unsettledTable.toArray()).map(nameOf));
  const open: UnsettledRow[] = [];
  const settled: [SharedKey, string][] = [];
  for (const state of states) {
    const { key, record } = state;
    const isNoted = noted.has(nameOf(state));
    if (isUnsettled(state) === isNoted) continue;
    if (isNoted) settled.push([key, record]);
    else open.push({ key, record });
  }
  await unsettledTable.bulkPut(open);
  await unsettledTable.bulkDelete(settled);
}

/** Converts local edits to changes. */
export function toChanges(
  edits: readonly RecordEdit[],
  { counter, clock }: OfficeState,
  known: ReadonlyMap<string, RecordState>,
  now: number,
): Change[] {
  return changesBetween(edits, known, { by: { counter, at: now }, clock, newId: newChangeId });
}

/** Stores local edits as changes. In a transaction. */
export async function recordChanges(
  edits: readonly RecordEdit[],
  meta: MetaRow,
  stored: readonly Change[],
  now: number,
): Promise<void> {
  const { office } = meta;
  if (office === undefined) return;
  const known = merge(stored);
  const made = toChanges(edits, office, known, now);
  if (made.length === 0) return;
  await putChangesets(runSteps(changesetRows(made, office.lastSeq)));
  const clock = Math.max(office.clock, ...made.map((change) => change.clock));
  await db.meta.put({
    ...meta,
    office: { ...office, clock, lastSeq: office.lastSeq + made.length },
  });
  const open = edits.filter((each) => {
    const state = known.get(nameOf(each));
    return state && isUnsettled(state);
  });
  if (open.length === 0) return;
  const names = new Set(open.map(nameOf));
  const after = merge([...stored, ...made]);
  await noteUnsettled([...after.values()].filter((state) => names.has(nameOf(state))));
}

/** Records the changes of a commit for the other counters, in its transaction. */
export async function recordCommit(
  edits: readonly KeyEdit[],
  { origin, setsSeededFlag = false, metadata = [] }: SharedPlan,
  now: number,
): Promise<void> {
  const recordEdits = new Map<string, RecordEdit>();
  let isMissing = setsSeededFlag;
  for (const { reconciliation, base, next } of edits) {
    const { key } = next;
    const was = reconciliation.state.items;
    // Foreign writes to localStorage are shared too, but delete nothing.
    const { items } = origin === 'remote' || setsSeededFlag ? base : next;
    const before = sharedIn(key, differing(was, items));
    const after = sharedIn(key, differing(items, was));
    if (key === 'settings' && was.length === 0 && items.length > 0)
      before.set(SETTINGS, initialSettings());
    for (const record of new Set([...before.keys(), ...after.keys()])) {
      const isGone = !after.has(record) && !items.some(({ id }) => id === record);
      if (!after.has(record) && !isGone) continue;
      const isDeleted = isGone && base.items === was;
      isMissing ||= isGone && !isDeleted;
      const name = nameOf({ key, record });
      const each = { before: before.get(record), after: after.get(record), isDeleted };
      recordEdits.set(name, { key, record, ...each });
    }
  }
  for (const each of metadata) {
    const edit = recordEdits.get(nameOf(each));
    recordEdits.set(nameOf(each), { ...metadataEdit(each), ...edit, metadata: each.fields });
  }
  if (recordEdits.size === 0 && !isMissing) return;
  const meta = await db.meta.get('database');
  if (meta?.office === undefined) return;
  const all = [...recordEdits.values()];
  // An application that a restore adds, or whose status it changes, comes with its decision; a
  // decision that is made here, and a receipt, say so themselves.
  const isRestored = ({ key, before, after, metadata: own }: RecordEdit) =>
    key === 'visaApplications' &&
    own === undefined &&
    after !== undefined &&
    !sameJson(before?.[FIELD.decision], after[FIELD.decision]);
  const restored = all.filter(isRestored);
  const ids = restored.map(({ record }) => record);
  const historyOf = ids.length > 0 ? await historyReader(ids) : () => ({});
  const complete = all.map((each) =>
    isRestored(each) ? { ...each, metadata: historyOf(each.record, each.after ?? {}) } : each,
  );
  await recordChanges(
    complete,
    isMissing ? await mustCompare(meta) : meta,
    await changesOf(all),
    now,
  );
}

async function mustCompare(meta: MetaRow): Promise<MetaRow> {
  if (meta.office === undefined) return meta;
  const marked = { ...meta, office: { ...meta.office, mustCompare: true } };
  await db.meta.put(marked);
  return marked;
}
