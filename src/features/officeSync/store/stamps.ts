import {
  ANSWERS_CELL,
  type Cell,
  type Change,
  documentOf,
  FIRST_STAMP,
  MAX_STAMP,
  NOBODY,
  type RecordChange,
  type RecordKey,
  RECEIPT,
} from '@/engines/officeSync/change';
import {
  decidedStatus,
  isThere,
  type NamedDecision,
  nameOf,
  seenBy,
  standingDecisions,
  withoutValues,
} from '@/engines/officeSync/cells';
import { type Fields, sharedFields, type SharedRecord } from '@/engines/officeSync/sharedFields';
import { decisionSchema } from '@/engines/handover/history';
import type { ContentKey } from '@/domain/registry';
import { hashText, newId } from '@/lib/crypto/bytes';
import { sameJson } from '@/lib/json';
import {
  type DecisionRow,
  decisionsTable,
  type StepRow,
  stepsTable,
  receivedTable,
} from '@/shared/store/applicationHistories';
import { checkedMeta, writeTablesOrFail } from '@/store/journal/database';
import { loadState } from '@/store/journal/journal';
import { CONTENT_KEYS, isCollectionKey, type StoredItem, commonEnds } from '@/store/keys';
import {
  documentRows,
  type OfficeState,
  rowsAt,
  type StampRow,
  stampsTable,
  valuesIn,
} from '@/shared/store/office';
import { db, type Table } from '@/store/journal/db';
import type { KeyEdit, RecordedPlan } from '@/store/hooks';
import * as v from 'valibot';
import { forgetStamps, inSlices, shareStepsAgain, wasDeleted, withDecisions } from './tables';

/*
 * Stamps what a commit changes, in its transaction. All functions here run inside one.
 */

const APPLICATIONS = 'visaApplications';

/** Whether the values of a key's records are stored only with their stamps. */
export const hasOwnValues = (key: string) => key === 'counters' || key === 'documents';

/** The stamps of a record that no counter has changed yet. */
export const unknownRecord = (key: RecordKey, record: string): StampRow => ({
  name: nameOf({ key, record }),
  key,
  record,
  cells: {},
  gone: {},
});

/** The record that holds a counter's name. */
export const namedCounter = (counter: string, name: Cell, file: number): StampRow => ({
  ...unknownRecord('counters', counter),
  cells: { name },
  file,
});

/**
 * Adds the values to the stamps of a record. `fields` are its stored fields and, of an application,
 * how it was received; undefined if the record is not stored.
 */
export function withValues(row: RecordChange, fields: Fields | undefined): RecordChange {
  const { key, record, gone } = row;
  if (hasOwnValues(key) && isThere(row)) return { key, record, cells: row.cells, gone };
  const cells = withoutValues(row.cells);
  if (fields && !hasOwnValues(key))
    for (const field of new Set([...Object.keys(cells), ...Object.keys(fields)])) {
      const isRead = key === 'contactMessages' && field === 'read';
      const value = isRead ? true : (fields[field] ?? null);
      const [stamp, counter] = cells[field] ?? [FIRST_STAMP, NOBODY];
      if (value !== null || cells[field]) cells[field] = [stamp, counter, value];
    }
  return { key, record, cells, gone };
}

/** The stored items as counters share them, by record. */
export async function recordsIn(
  key: ContentKey,
  items: readonly Pick<StoredItem, 'text'>[],
): Promise<ReadonlyMap<string, SharedRecord>> {
  const records = new Map<string, SharedRecord>();
  await inSlices(items, ({ text }) => {
    for (const [record, each] of sharedFields(key, JSON.parse(text)))
      if (!records.has(record)) records.set(record, each);
  });
  if (key === APPLICATIONS)
    for (const { applicationId, ...received } of await rowsAt(receivedTable, [...records.keys()])) {
      const known = records.get(applicationId);
      if (known)
        records.set(applicationId, { ...known, fields: { ...known.fields, [RECEIPT]: received } });
    }
  return records;
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

/** A decision of this counter; it has no slip if a restored or edited status implies it. */
type Decision = DecisionRow | { readonly status: string; readonly decided: number };

/** The effect of a commit on one record. */
interface RecordEdit {
  readonly key: RecordKey;
  readonly record: string;
  readonly before?: SharedRecord | undefined;
  readonly after?: SharedRecord | undefined;
  /** Whether a user deleted it. A record that is missing for any other reason was lost. */
  readonly isDeleted?: boolean;
  /** Cells besides those of its stored fields. */
  readonly extra?: Fields;
  readonly decision?: Decision | undefined;
}

/** The records that this counter edited: not what other counters or the first start stored. */
async function editsOf(
  edits: readonly KeyEdit[],
  { origin, setsSeededFlag = false, metadata = [] }: RecordedPlan,
): Promise<Map<string, RecordEdit>> {
  const found = new Map<string, RecordEdit>();
  for (const { reconciliation, base, next } of edits) {
    const { key } = next;
    const was = reconciliation.state.items;
    const { items } = origin === 'remote' || origin === 'moved' || setsSeededFlag ? base : next;
    const [before, after] = await Promise.all([
      recordsIn(key, differing(was, items)),
      recordsIn(key, differing(items, was)),
    ]);
    for (const record of new Set([...before.keys(), ...after.keys()])) {
      const isGone = !after.has(record) && !items.some(({ id }) => id === record);
      if (!after.has(record) && !isGone) continue;
      const isDeleted = isGone && base.items === was && origin !== 'repair';
      const each = { before: before.get(record), after: after.get(record), isDeleted };
      found.set(nameOf({ key, record }), { key, record, ...each });
    }
  }
  for (const { key, record, fields, isDeleted = false } of metadata) {
    if (key === 'steps') continue;
    const { decision: made, ...extra } = fields;
    const edit = found.get(nameOf({ key, record })) ?? { key, record, isDeleted };
    const parsed = v.safeParse(decisionSchema, made);
    const decision = parsed.success ? { ...parsed.output, applicationId: record } : undefined;
    if (Object.keys(extra).length > 0 || isDeleted || decision)
      found.set(nameOf({ key, record }), { ...edit, extra, decision });
  }
  return found;
}

/** The row of a record after an edit; undefined if no shared field has changed. */
function stamped(
  known: StampRow | undefined,
  { key, record, before, after, isDeleted = false, extra = {} }: RecordEdit,
  [stamp, counter]: Cell,
): StampRow | undefined {
  const row = known ?? unknownRecord(key, record);
  const was = withValues(row, before?.fields);
  // Documents keep their values, which name the files to remove from the folder.
  if (isDeleted)
    return {
      ...row,
      gone: seenBy(was),
      cells: hasOwnValues(key) ? row.cells : withoutValues(was.cells),
    };
  const isNew = before === undefined || !isThere(was);
  const names = new Set([
    ...Object.keys(before?.fields ?? {}),
    ...Object.keys(after?.fields ?? {}),
  ]);
  const isChanged = (field: string) =>
    isNew || !sameJson(before.fields[field] ?? null, after?.fields[field] ?? null);
  const cells = [...(after ? [...names].filter(isChanged) : []), ...Object.keys(extra)];
  // Receiving a deleted application again restores it, whoever deleted it.
  if (key === APPLICATIONS && RECEIPT in extra) cells.push(ANSWERS_CELL);
  if (cells.length === 0) return undefined;
  const cellOf = (field: string): Cell =>
    hasOwnValues(key) ? [stamp, counter, extra[field]] : [stamp, counter];
  return {
    ...row,
    cells: { ...row.cells, ...Object.fromEntries(cells.map((field) => [field, cellOf(field)])) },
  };
}

/** A decision has the same id at every counter. */
export const decisionId = ({ applicationId, decided, digits }: DecisionRow): string =>
  `${applicationId} ${decided} ${hashText(digits)}`.slice(-1000);

/** A decision to share, which replaces all standing ones that this counter knows. */
export function sharedDecision(
  applicationId: string,
  row: Decision,
  { counter, person }: Pick<OfficeState, 'counter' | 'person'>,
  known: readonly NamedDecision[],
): NamedDecision {
  const { status, decided } = row;
  const value: NamedDecision['value'] = {
    application: applicationId,
    status,
    decided,
    counter,
    replaces: standingDecisions(known).map(({ id }) => id),
    ...(person && { person }),
  };
  if (!('digits' in row)) return { id: newId(), value };
  const { note, mark, number, digits } = row;
  return { id: decisionId(row), value: { ...value, slip: { note, mark, number, digits } } };
}

/** The decision that a restored or edited status implies; undefined if it follows from `known`. */
async function impliedDecision(
  { key, record, before, after }: RecordEdit,
  known: readonly NamedDecision[],
  now: number,
): Promise<Decision | undefined> {
  if (key !== APPLICATIONS || !after || sameJson(before?.status, after.status)) return undefined;
  const status = typeof after.status === 'string' && after.status ? after.status : 'Submitted';
  if (status === (decidedStatus(known) ?? 'Submitted')) return undefined;
  const stored = await decisionsTable.where('applicationId').equals(record).toArray();
  const slip = stored.findLast((each) => each.status === status);
  if (slip && known.every(({ id }) => id !== decisionId(slip))) return slip;
  const later = known.map(({ value }) => value.decided + 1);
  return { status, decided: Math.max(Math.floor(now / 1000), ...later) };
}

/** Stamps what a commit changed, and marks it to be written to this counter's file. */
export async function recordCommit(
  edits: readonly KeyEdit[],
  plan: RecordedPlan,
  now: number,
): Promise<void> {
  const { metadata = [], setsSeededFlag = false } = plan;
  const found = await editsOf(edits, plan);
  const steps = metadata.flatMap(({ key, record }) => (key === 'steps' ? record : []));
  if (found.size + steps.length === 0 && !setsSeededFlag) return;
  // At once, here and below: every commit waits for these requests.
  const [meta, stored] = await Promise.all([checkedMeta(), rowsAt(stampsTable, [...found.keys()])]);
  const { office } = meta;
  if (office === undefined) return;
  const { number: file, counter, last } = office;
  const known = new Map(stored.map((row) => [row.name, row]));
  const applications = [...found].filter(([, { key }]) => key === APPLICATIONS);
  const those = (is: (edit: RecordEdit, row: StampRow | undefined) => boolean) =>
    applications.flatMap(([name, edit]) => (is(edit, known.get(name)) ? edit.record : []));
  const removed = those(({ isDeleted }) => isDeleted === true);
  const returned = those(
    ({ after }, row) => after !== undefined && row !== undefined && wasDeleted(row),
  );
  if (returned.length > 0) await shareStepsAgain(returned, file);
  // Documents go with their application, and those of a returned one are shared again.
  for (const row of await documentRows([...removed, ...returned])) {
    const { name, key, record, cells } = row;
    const isDeleted = removed.includes(documentOf(record)?.[0] ?? '');
    if (!isDeleted && !cells['file']?.[2]) continue;
    known.set(name, row);
    found.set(name, { key, record, isDeleted, ...(!isDeleted && { extra: valuesIn(row) }) });
  }
  const stamp = Math.min(Math.max(now, last + 1), MAX_STAMP);
  const rows: StampRow[] = [];
  const lost: string[] = [];
  for (const [name, edit] of found) {
    const row = known.get(name);
    if (edit.before && !edit.after && edit.isDeleted !== true) {
      if (row) lost.push(name);
      continue;
    }
    const next = stamped(row, edit, [stamp, counter]);
    const { decisions = [] } = row ?? {};
    const made = edit.decision ?? (await impliedDecision(edit, decisions, now));
    const decision = made && sharedDecision(edit.record, made, office, decisions);
    const base = next ?? row ?? unknownRecord(edit.key, edit.record);
    if (decision) rows.push(withDecisions({ ...base, file }, [...decisions, decision]));
    else if (next) rows.push({ ...next, file });
  }
  if (lost.length > 0) await forgetStamps(lost);
  const stepCount =
    steps.length > 0 ? await stepsTable.where('id').anyOf(steps).modify({ file }) : 0;
  const mustRead = office.mustRead === true || lost.length > 0 || setsSeededFlag;
  const next: OfficeState = {
    ...office,
    last: stamp,
    waiting: office.waiting + rows.length + stepCount,
    ...(mustRead && { mustRead }),
    ...(removed.length > 0 && { erasedAt: now }),
  };
  await Promise.all([stampsTable.bulkPut(rows), db.meta.put({ ...meta, office: next })]);
}

/** The changes of stamp rows, with the values of their records. In a transaction. */
async function recordChanges(rows: readonly StampRow[], epoch: string) {
  const stored = new Map<string, ReadonlyMap<string, SharedRecord>>();
  for (const key of CONTENT_KEYS) {
    const ids = new Set(rows.flatMap((row) => (row.key === key ? row.record : [])));
    if (ids.size === 0) continue;
    const { items } = await loadState(key, epoch);
    const listed = isCollectionKey(key) ? items.filter(({ id = '' }) => ids.has(id)) : items;
    const overflow = key === APPLICATIONS ? await rowsAt(db.overflow, [...ids]) : [];
    stored.set(key, await recordsIn(key, [...listed, ...overflow]));
  }
  const changes: Change[] = [];
  const lost: string[] = [];
  for (const row of rows) {
    const known = stored.get(row.key)?.get(row.record);
    const change = withValues(row, known?.fields);
    if (!known && stored.has(row.key) && isThere(row)) lost.push(row.name);
    else if (isThere(change)) changes.push(change);
    else if (Object.keys({ ...row.cells, ...row.gone }).length > 0)
      changes.push({ ...change, cells: withoutValues(change.cells) });
    // Each after its application, because long lists are split.
    if (!wasDeleted(row))
      for (const { id, value } of row.decisions ?? [])
        changes.push({ key: 'decisions', record: id, value });
  }
  return { changes, lost };
}

/** The steps of applications that still exist. In a transaction. */
async function stepChanges(steps: readonly StepRow[]): Promise<Change[]> {
  const ids = new Set(steps.map(({ applicationId }) => applicationId));
  const names = Array.from(ids, (record) => nameOf({ key: APPLICATIONS, record }));
  const rows = await rowsAt(stampsTable, names);
  const gone = new Set(rows.flatMap((row) => (wasDeleted(row) ? row.record : [])));
  return steps
    .filter(({ applicationId }) => !gone.has(applicationId))
    .map(({ id, file: _file, seenAt: _seenAt, ...value }) => ({ key: 'steps', record: id, value }));
}

/**
 * The changes in this counter's file of a number, or everything that it knows. Records that are
 * missing here, although nobody has deleted them, must be read from the folder first.
 * @throws SaveError
 */
export const ownChanges = (number?: number) =>
  writeTablesOrFail(db.tables, async ({ epoch, office }) => {
    const rowsIn = <Row>(table: Table<Row>) =>
      (number === undefined ? table : table.where({ file: number })).toArray();
    const { changes, lost } = await recordChanges(await rowsIn(stampsTable), epoch);
    changes.push(...(await stepChanges(await rowsIn(stepsTable))));
    if (lost.length > 0) await db.meta.update('database', { 'office.mustRead': true });
    await forgetStamps(lost);
    return { changes, waiting: office?.waiting ?? 0, hasLost: lost.length > 0 };
  });
