import { contradicting, isThere, nameOf, type NamedDecision } from '@/engines/officeSync/cells';
import { documentRecord, type RecordChange } from '@/engines/officeSync/change';
import type { Fields } from '@/engines/officeSync/sharedFields';
import { DOCUMENT_KINDS, type DocumentKind } from '@/domain/application';
import { withDatabase, writeTablesOrFail } from '@/store/journal/database';
import { db, type Table } from '@/store/journal/db';

declare module '@/store/journal/db' {
  interface MetaRow {
    office?: OfficeState;
  }
}

/** This counter as a member of its office. */
export interface OfficeState {
  /** Id of this installation: 16 hexadecimal digits. */
  counter: string;
  /** The name that it was given when it joined. */
  name?: string;
  /** The person who works here, recorded in decisions and steps. */
  person?: string;
  /** Whether its commits are shared with the other counters. */
  isInStep: boolean;
  /** The greatest stamp seen. */
  last: number;
  /** Number of the change file that is being written, and the month in which it was started. */
  number: number;
  month: string;
  /** Number of changes that are not in that file yet. */
  waiting: number;
  /** Number of changes that cannot be shared, because the other counters would reject them. */
  unshared?: number;
  /**
   * Whether records were lost without being deleted: the folder is then read before it is written.
   */
  mustRead?: boolean;
  /** When the newest deletion of an application was seen; milliseconds since 1970. */
  erasedAt?: number;
  /**
   * Whether its office's folder has the format of an earlier version, which this code cannot read.
   */
  isEarlier?: boolean;
}

/** This counter's state in its office; undefined if it never joined one. @throws SaveError */
export function officeState(): Promise<OfficeState | undefined> {
  return withDatabase(
    async () => (await db.meta.get('database'))?.office,
    () => undefined,
  );
}

/** Whether this counter shares its changes with its office. @throws SaveError */
export async function sharesChanges(): Promise<boolean> {
  return (await officeState())?.isInStep === true;
}

/** The private halves of an office key: not exportable, in no backup and no snapshot. */
interface OfficeKeyRow {
  readonly id: string;
  readonly opening: CryptoKeyPair;
  readonly signing: CryptoKey;
  /** Milliseconds since 1970. */
  readonly installedAt: number;
}

const officeKeysTable = db.table<OfficeKeyRow, string>('officeKeys');

/** The office keys that are installed on this device. @throws SaveError */
export function installedKeys(): Promise<readonly OfficeKeyRow[]> {
  return withDatabase<readonly OfficeKeyRow[]>(
    () => officeKeysTable.toArray(),
    () => [],
  );
}

/** Stores a verified key. @throws SaveError; it is not stored then */
export async function storeKey(key: Omit<OfficeKeyRow, 'installedAt'>): Promise<void> {
  await writeTablesOrFail([officeKeysTable], () =>
    officeKeysTable.put({ ...key, installedAt: Date.now() }),
  );
}

/**
 * The stamps of a record that counters share. Its values are in the record itself, except for
 * `counters` and `documents`, which are stored only here.
 */
export interface StampRow extends RecordChange {
  /** `nameOf` the record. */
  name: string;
  /** The number of this counter's file that contains it. */
  file?: number;
  /** Of an application; their slips are also in the table `decisions`. */
  decisions?: readonly NamedDecision[];
  /** Set if its decisions contradict each other. */
  twice?: 1;
}

export const stampsTable = db.table<StampRow, string>('stamps');

/** From this many keys on, the rows are counted, because a small table is faster read whole. */
const MANY = 100;

/**
 * The rows of some keys, in no particular order. A table with fewer rows than many keys is read as a
 * whole, because a request for each key takes longer. In or out of a transaction.
 */
export async function rowsAt<Row extends object>(
  table: Table<Row, string>,
  keys: readonly string[],
): Promise<Row[]> {
  // No request, because each of a commit counts.
  if (keys.length === 0) return [];
  const isSmall = keys.length > MANY && (await table.count()) < keys.length;
  if (!isSmall) return (await table.bulkGet([...keys])).filter((row) => row !== undefined);
  const wanted = new Set<unknown>(keys);
  const keyPath = String(table.schema.primKey.keyPath);
  return (await table.toArray()).filter((row) => wanted.has(Reflect.get(row, keyPath)));
}

/** The rows of applications' documents. In or out of a transaction. */
export function documentRows(applicationIds: readonly string[]): Promise<StampRow[]> {
  const recordsOf = (id: string) => DOCUMENT_KINDS.map((kind) => documentRecord(id, kind));
  const records = applicationIds.flatMap(recordsOf);
  return rowsAt(
    stampsTable,
    records.map((record) => nameOf({ key: 'documents', record })),
  );
}

/** The values that are stored in a row. */
export const valuesIn = ({ cells }: StampRow): Fields =>
  Object.fromEntries(Object.entries(cells).map(([field, [, , value]]) => [field, value]));

/** The shared fields of applications' documents, by the name of their record. @throws SaveError */
export const sharedDocuments = (
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, Fields>> =>
  withDatabase(
    async () => {
      const found = await documentRows(applicationIds);
      return new Map(found.filter(isThere).map((row) => [row.record, valuesIn(row)]));
    },
    () => new Map(),
  );

/** The name in a counter's record; empty if it has none. */
export function nameIn({ name }: RecordChange['cells']): string {
  const value = name?.[2];
  return typeof value === 'string' ? value : '';
}

/** The names of counters, by id. @throws SaveError */
export const counterNames = (): Promise<ReadonlyMap<string, string>> =>
  withDatabase(
    async () => {
      const found = await stampsTable.where('name').startsWith('counters ').toArray();
      return new Map(found.filter(isThere).map(({ record, cells }) => [record, nameIn(cells)]));
    },
    () => new Map(),
  );

/** The SHA-256 of each document of an application that its office has shared. @throws SaveError */
export async function officeDigests(
  applicationId: string,
): Promise<ReadonlyMap<DocumentKind, unknown>> {
  if (!(await sharesChanges())) return new Map();
  const records = await sharedDocuments([applicationId]);
  return new Map(
    DOCUMENT_KINDS.flatMap((kind) => {
      const { file, sha256: digest } = records.get(documentRecord(applicationId, kind)) ?? {};
      return file ? [[kind, digest]] : [];
    }),
  );
}

/** One of several conflicting decisions about an application. */
export interface ConflictingDecision {
  readonly status: string;
  readonly counter: string;
  /** Seconds since 1970. */
  readonly decided: number;
}

/**
 * Unresolved decisions of several counters, by application, the oldest first.
 * @throws SaveError
 */
export async function contradictingDecisions(): Promise<
  ReadonlyMap<string, readonly ConflictingDecision[]>
> {
  if (!(await sharesChanges())) return new Map();
  const rows = await withDatabase(
    async () => (await stampsTable.where('twice').equals(1).toArray()).filter(isThere),
    () => [],
  );
  if (rows.length === 0) return new Map();
  const names = await counterNames();
  return new Map(
    rows.map(({ record, decisions = [] }) => [
      record,
      contradicting(decisions)
        .map(({ value: { status, decided, counter } }) => ({
          status,
          decided,
          counter: names.get(counter) ?? '',
        }))
        .toSorted((a, b) => a.decided - b.decided),
    ]),
  );
}
