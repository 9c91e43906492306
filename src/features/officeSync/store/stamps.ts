import {
  ANSWERS_CELL,
  type Cell,
  FIRST_STAMP,
  MAX_STAMP,
  NOBODY,
  type RecordChange,
  type RecordKey,
  type ToldDecision,
  WAY,
} from '@/engines/officeSync/change';
import {
  contradicting,
  decidedStatus,
  isThere,
  nameOf,
  seenBy,
  standingDecisions,
  withoutValues,
} from '@/engines/officeSync/cells';
import { documentRecord } from '@/engines/officeSync/documentRecord';
import { type Fields, sharedFields, type SharedRecord } from '@/engines/officeSync/sharedFields';
import { decisionSchema } from '@/engines/handover/history';
import { DOCUMENT_KINDS } from '@/domain/application';
import type { ContentKey } from '@/domain/registry';
import { hashText } from '@/lib/crypto/hashText';
import { newId } from '@/lib/crypto/bytes';
import { sameJson } from '@/lib/json';
import { type DecisionRow, decisionsTable, stepsTable } from '@/store/applicationHistories';
import { db, type OfficeState } from '@/store/journal/db';
import { type StoredItem, commonEnds } from '@/store/journal/text';
import type { KeyEdit, RecordMetadata, SharedPlan } from '@/store/office/sharing';
import * as v from 'valibot';
import {
  stampsTable,
  type StampRow,
  tellAgain,
  toldDecisionsTable,
  type ToldDecisionRow,
} from './tables';

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
 * Adds the values to the stamps of a record. `fields` are its stored fields, including `way`;
 * undefined if the record is not stored.
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

/** The shared form of some stored items, by record. */
export function sharedIn(
  key: ContentKey,
  items: readonly Pick<StoredItem, 'text'>[],
): Map<string, SharedRecord> {
  const shared = new Map<string, SharedRecord>();
  for (const { text } of items)
    for (const [record, each] of sharedFields(key, JSON.parse(text)))
      if (!shared.has(record)) shared.set(record, each);
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
}

/** The records that a commit edited. Received and seeded content is no edit of this counter. */
function editsOf(
  edits: readonly KeyEdit[],
  { origin, setsSeededFlag = false, metadata = [] }: SharedPlan,
): Map<string, RecordEdit> {
  const found = new Map<string, RecordEdit>();
  for (const { reconciliation, base, next } of edits) {
    const { key } = next;
    const was = reconciliation.state.items;
    const { items } = origin === 'remote' || setsSeededFlag ? base : next;
    const before = sharedIn(key, differing(was, items));
    const after = sharedIn(key, differing(items, was));
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
    const { decision: _decision, ...extra } = fields;
    const edit = found.get(nameOf({ key, record })) ?? { key, record, isDeleted };
    if (Object.keys(extra).length > 0 || isDeleted)
      found.set(nameOf({ key, record }), { ...edit, extra });
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
  // Taking over a deleted application restores it, whoever deleted it.
  if (key === APPLICATIONS && WAY in extra) cells.push(ANSWERS_CELL);
  if (cells.length === 0) return undefined;
  const cellOf = (field: string): Cell =>
    hasOwnValues(key) ? [stamp, counter, extra[field]] : [stamp, counter];
  return {
    ...row,
    cells: { ...row.cells, ...Object.fromEntries(cells.map((field) => [field, cellOf(field)])) },
  };
}

/** From this number on, reading all rows is faster than a cursor that jumps from key to key. */
const MANY = 50;

export async function decisionsAbout(
  applicationIds: readonly string[],
): Promise<ToldDecisionRow[]> {
  if (applicationIds.length < MANY)
    return toldDecisionsTable.where('applicationId').anyOf(applicationIds).toArray();
  const ids = new Set(applicationIds);
  const rows = await toldDecisionsTable.toArray();
  return rows.filter(({ applicationId }) => ids.has(applicationId));
}

/** Groups decisions by application. */
export function byApplication(
  rows: readonly ToldDecisionRow[],
): ReadonlyMap<string, ToldDecisionRow[]> {
  const found = new Map<string, ToldDecisionRow[]>();
  for (const row of rows) {
    const same = found.get(row.applicationId);
    if (same) same.push(row);
    else found.set(row.applicationId, [row]);
  }
  return found;
}

/** Marks the decisions that contradict another; `rows` must include all about an application. */
export function withContradictions(rows: readonly ToldDecisionRow[]): ToldDecisionRow[] {
  const twice = new Set(
    [...byApplication(rows).values()].flatMap((same) => contradicting(same).map(({ id }) => id)),
  );
  return rows.map(({ twice: _twice, ...row }) => (twice.has(row.id) ? { ...row, twice: 1 } : row));
}

/** Stores which decisions about some applications contradict each other. */
export async function noteContradictions(applicationIds: readonly string[]): Promise<void> {
  const rows = await decisionsAbout(applicationIds);
  const next = withContradictions(rows).filter(({ twice }, at) => twice !== rows[at]?.twice);
  await toldDecisionsTable.bulkPut(next);
}

/** A decision has the same id at every counter. */
export const decisionId = ({ applicationId, decided, digits }: DecisionRow): string =>
  `${applicationId} ${decided} ${hashText(digits)}`.slice(-1000);

/** A decision to share, which replaces all standing ones that this counter knows. */
export function toldDecision(
  applicationId: string,
  row: DecisionRow | { readonly status: string; readonly decided: number },
  { counter, person }: Pick<OfficeState, 'counter' | 'person'>,
  known: readonly ToldDecisionRow[],
): ToldDecisionRow {
  const { status, decided } = row;
  const value: ToldDecision = {
    application: applicationId,
    status,
    decided,
    counter,
    replaces: standingDecisions(known).map(({ id }) => id),
    ...(person && { person }),
  };
  if (!('digits' in row)) return { id: newId(), applicationId, value };
  const { note, mark, number, digits } = row;
  return {
    id: decisionId(row),
    applicationId,
    value: { ...value, slip: { note, mark, number, digits } },
  };
}

const isDecision = (fields: Fields) => v.safeParse(decisionSchema, fields['decision']);

/** The decisions that a commit makes, or that are implied by restored and edited statuses. */
async function decisionsOf(
  edits: Iterable<RecordEdit>,
  metadata: readonly RecordMetadata[],
  office: OfficeState,
  now: number,
): Promise<ToldDecisionRow[]> {
  const made = new Map<string, DecisionRow>();
  for (const { key, record, fields } of metadata) {
    const decision = key === APPLICATIONS ? isDecision(fields) : undefined;
    if (decision?.success) made.set(record, { ...decision.output, applicationId: record });
  }
  const statuses = new Map<string, string>();
  for (const { key, record, before, after } of edits)
    if (key === APPLICATIONS && after && !sameJson(before?.status, after.status))
      statuses.set(
        record,
        typeof after.status === 'string' && after.status ? after.status : 'Submitted',
      );
  const ids = [...new Set([...made.keys(), ...statuses.keys()])];
  if (ids.length === 0) return [];
  const [known, stored] = [
    byApplication(await decisionsAbout(ids)),
    await decisionsTable.where('applicationId').anyOf(ids).toArray(),
  ];
  return ids.flatMap((id) => {
    const own = known.get(id) ?? [];
    const status = statuses.get(id);
    const row = made.get(id);
    if (row) return [toldDecision(id, row, office, own)];
    if (status === undefined || status === (decidedStatus(own) ?? 'Submitted')) return [];
    const slip = stored.findLast((each) => each.applicationId === id && each.status === status);
    const isNews = slip && own.every((each) => each.id !== decisionId(slip));
    const later = own.map(({ value }) => value.decided + 1);
    const decided = Math.max(Math.floor(now / 1000), ...later);
    return [toldDecision(id, isNews ? slip : { status, decided }, office, own)];
  });
}

const documentNamesOf = (applicationId: string) =>
  DOCUMENT_KINDS.map((kind) =>
    nameOf({ key: 'documents', record: documentRecord(applicationId, kind) }),
  );

/** Stamps what a commit changed, and marks it to be written to this counter's file. */
export async function recordCommit(
  edits: readonly KeyEdit[],
  plan: SharedPlan,
  now: number,
): Promise<void> {
  const { metadata = [], setsSeededFlag = false } = plan;
  const found = editsOf(edits, plan);
  const steps = metadata.flatMap(({ key, record }) => (key === 'steps' ? record : []));
  const isDecided = metadata.some(({ fields }) => 'decision' in fields);
  if (found.size + steps.length === 0 && !setsSeededFlag && !isDecided) return;
  const office = (await db.meta.get('database'))?.office;
  if (office === undefined) return;
  const removed = [...found.values()].flatMap(({ key, record, isDeleted }) =>
    key === APPLICATIONS && isDeleted === true ? record : [],
  );
  for (const row of await stampsTable.bulkGet(removed.flatMap(documentNamesOf)))
    if (row) found.set(row.name, { key: row.key, record: row.record, isDeleted: true });
  const known = new Map(
    (await stampsTable.bulkGet([...found.keys()])).map((row) => [row?.name, row]),
  );
  const returned = [...found].flatMap(([name, { key, record, after }]) => {
    const row = key === APPLICATIONS && after ? known.get(name) : undefined;
    return row && !isThere(row) ? record : [];
  });
  await tellAgain(returned, office.number);
  for (const row of await stampsTable.bulkGet(returned.flatMap(documentNamesOf)))
    if (row?.cells['file']?.[2]) {
      const values = Object.entries(row.cells).map(
        ([field, [, , value]]) => [field, value] as const,
      );
      known.set(row.name, row);
      found.set(row.name, { key: row.key, record: row.record, extra: Object.fromEntries(values) });
    }
  const stamp = Math.min(Math.max(now, office.last + 1), MAX_STAMP);
  const rows: StampRow[] = [];
  const lost: string[] = [];
  for (const [name, edit] of found) {
    const row = known.get(name);
    const isLost = edit.before !== undefined && edit.after === undefined && edit.isDeleted !== true;
    if (isLost) {
      if (row) lost.push(name);
    } else {
      const next = stamped(row, edit, [stamp, office.counter]);
      if (next) rows.push({ ...next, file: office.number });
    }
  }
  await stampsTable.bulkPut(rows);
  await stampsTable.bulkDelete(lost);
  const decisions = await decisionsOf(found.values(), metadata, office, now);
  await toldDecisionsTable.bulkPut(decisions.map((row) => ({ ...row, file: office.number })));
  await noteContradictions(decisions.map(({ applicationId }) => applicationId));
  const told = (await stepsTable.bulkGet(steps)).flatMap((row) => row ?? []);
  await stepsTable.bulkPut(told.map((row) => ({ ...row, file: office.number })));
  const mustRead = office.mustRead === true || lost.length > 0 || setsSeededFlag;
  await db.meta.update('database', {
    office: {
      ...office,
      last: stamp,
      waiting: office.waiting + rows.length + decisions.length + told.length,
      ...(mustRead && { mustRead }),
      ...(removed.length > 0 && { erasedAt: now }),
    },
  });
}
