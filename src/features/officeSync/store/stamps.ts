import {
  ANSWERS_CELL,
  type Cell,
  FIRST_STAMP,
  MAX_STAMP,
  NOBODY,
  type RecordChange,
  type RecordKey,
  WAY,
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
import { documentRecord } from '@/engines/officeSync/documentRecord';
import { type Fields, sharedFields, type SharedRecord } from '@/engines/officeSync/sharedFields';
import { decisionSchema } from '@/engines/handover/history';
import { DOCUMENT_KINDS } from '@/domain/application';
import type { ContentKey } from '@/domain/registry';
import { hashText } from '@/lib/crypto/hashText';
import { newId } from '@/lib/newId';
import { sameJson } from '@/lib/json';
import { type DecisionRow, decisionsTable, stepsTable } from '@/store/applicationHistories';
import { db, type OfficeState } from '@/store/journal/db';
import { type StoredItem, commonEnds } from '@/store/journal/text';
import type { KeyEdit, SharedPlan } from '@/store/office/sharing';
import * as v from 'valibot';
import {
  forgetStamps,
  stampsTable,
  type StampRow,
  tellStepsAgain,
  wasDeleted,
  withDecisions,
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

/** A decision has the same id at every counter. */
export const decisionId = ({ applicationId, decided, digits }: DecisionRow): string =>
  `${applicationId} ${decided} ${hashText(digits)}`.slice(-1000);

/** A decision to share, which replaces all standing ones that this counter knows. */
export function toldDecision(
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
  if (found.size + steps.length === 0 && !setsSeededFlag) return;
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
    return row && wasDeleted(row) ? record : [];
  });
  await tellStepsAgain(returned, office.number);
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
    if (isLost && row) lost.push(name);
    if (isLost) continue;
    const next = stamped(row, edit, [stamp, office.counter]);
    const { decisions = [] } = row ?? {};
    const decision = edit.decision ?? (await impliedDecision(edit, decisions, now));
    if (decision) {
      const told = toldDecision(edit.record, decision, office, decisions);
      rows.push(
        withDecisions(next ?? row ?? unknownRecord(edit.key, edit.record), [...decisions, told]),
      );
    } else if (next) rows.push(next);
  }
  await stampsTable.bulkPut(rows.map((row) => ({ ...row, file: office.number })));
  await forgetStamps(lost);
  const told = (await stepsTable.bulkGet(steps)).flatMap((row) => row ?? []);
  await stepsTable.bulkPut(told.map((row) => ({ ...row, file: office.number })));
  const mustRead = office.mustRead === true || lost.length > 0 || setsSeededFlag;
  await db.meta.update('database', {
    office: {
      ...office,
      last: stamp,
      waiting: office.waiting + rows.length + told.length,
      ...(mustRead && { mustRead }),
      ...(removed.length > 0 && { erasedAt: now }),
    },
  });
}
