import { isThere, nameOf, withoutValues } from '@/engines/officeSync/cells';
import { type Change, WAY } from '@/engines/officeSync/change';
import { type Fields, sharedFields } from '@/engines/officeSync/sharedFields';
import type { ContentKey } from '@/domain/registry';
import { type StepRow, stepsTable, takenOverTable } from '@/store/applicationHistories';
import { SaveError } from '@/store/errors';
import { withDatabase, writeTransaction } from '@/store/journal/database';
import { db, type Table } from '@/store/journal/db';
import { loadState } from '@/store/journal/journal';
import { CONTENT_KEYS, isCollectionKey } from '@/store/keys';
import { withValues } from './stamps';
import { wasDeleted, stampsTable, type StampRow } from './tables';

const APPLICATIONS = 'visaApplications';

/** The stored fields of some records of a key, by record. In a transaction. */
async function storedFields(key: ContentKey, epoch: string, records: ReadonlySet<string>) {
  const fields = new Map<string, Fields>();
  const add = (text: string) => {
    for (const [record, each] of sharedFields(key, JSON.parse(text)))
      if (!fields.has(record)) fields.set(record, each.fields);
  };
  const { items } = await loadState(key, epoch);
  for (const { id = '', text } of items) if (!isCollectionKey(key) || records.has(id)) add(text);
  if (key !== APPLICATIONS) return fields;
  for (const row of await db.outside.bulkGet([...records].filter((id) => !fields.has(id))))
    if (row) add(row.text);
  for (const row of await takenOverTable.bulkGet([...fields.keys()])) {
    if (!row) continue;
    const { applicationId, ...way } = row;
    fields.set(applicationId, { ...fields.get(applicationId), [WAY]: way });
  }
  return fields;
}

/** The changes of stamp rows, with the values of their records. In a transaction. */
async function recordChanges(rows: readonly StampRow[], epoch: string) {
  const fields = new Map<string, ReadonlyMap<string, Fields>>();
  for (const key of CONTENT_KEYS) {
    const records = new Set(rows.flatMap((row) => (row.key === key ? row.record : [])));
    if (records.size > 0) fields.set(key, await storedFields(key, epoch, records));
  }
  const changes: Change[] = [];
  const lost: string[] = [];
  for (const row of rows) {
    const known = fields.get(row.key)?.get(row.record);
    const change = withValues(row, known);
    if (!known && fields.has(row.key) && isThere(row)) lost.push(row.name);
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
  const ids = [...new Set(steps.map(({ applicationId }) => applicationId))];
  const names = ids.map((record) => nameOf({ key: APPLICATIONS, record }));
  const gone = new Set(
    (await stampsTable.bulkGet(names)).flatMap((row) => (row && wasDeleted(row) ? row.record : [])),
  );
  return steps
    .filter(({ applicationId }) => !gone.has(applicationId))
    .map(({ id, file: _file, seenAt: _seenAt, ...value }) => ({ key: 'steps', record: id, value }));
}

/**
 * The changes in this counter's file of a number, or everything that it knows, and how many changes
 * wait to be written. @throws SaveError
 */
export function ownChanges(number?: number): Promise<{
  readonly changes: readonly Change[];
  readonly waiting: number;
  /** Records that are missing here, although nobody has deleted them. */
  readonly lost: readonly string[];
}> {
  return withDatabase(
    () =>
      writeTransaction(db.tables, async ({ epoch, office }) => {
        const told = <Row>(table: Table<Row>) =>
          (number === undefined ? table : table.where({ file: number })).toArray();
        const { changes, lost } = await recordChanges(await told(stampsTable), epoch);
        const added = await stepChanges(await told(stepsTable));
        return { lost, changes: [...changes, ...added], waiting: office?.waiting ?? 0 };
      }),
    () => {
      throw new SaveError('blocked');
    },
  );
}
