import { PUBLISHED_KEYS } from '@/domain/entries';
import type { ContentKey } from '@/domain/registry';
import {
  isThere,
  mergeChanges,
  type NamedDecision,
  nameOf,
  type MergedChanges,
} from '@/engines/officeSync/cells';
import { FIRST_STAMP, type RecordKey, RECEIPT } from '@/engines/officeSync/change';
import {
  listsOf,
  newCounterId,
  packFiles,
  readExchange,
  sealCounterFile,
} from '@/engines/officeSync/folderFile';
import { fileNameForSaving } from '@/domain/documentFile';
import { requestWriteAccess, saveBlob } from '@/lib/browser/saveBlob';
import { localDate } from '@/lib/dates';
import { nameIn, officeState, stampsTable } from '@/shared/store/office';
import type { SharedRecord } from '@/engines/officeSync/sharedFields';
import { sameJson } from '@/lib/json';
import { type DecisionRow, decisionsTable } from '@/shared/store/applicationHistories';
import { reconcileKeys } from '@/store/journal/commit';
import { writeTables, writeTablesOrFail } from '@/store/journal/database';
import { DATA_VERSION, db, keyRange } from '@/store/journal/db';
import { loadState, type KeyState } from '@/store/journal/journal';
import { takeSnapshot } from '@/store/journal/snapshots';
import { CONTENT_KEYS, composeHash, type StoredItem } from '@/store/keys';
import { announce } from '@/store/local/changeEvents';
import { publicationState } from '@/shared/store/publicationState';
import { monthNow, readFolder } from './exchange';
import { folderKey, chosenFolder, followAnew, syncNow } from './folder';
import { applyChanges, type RemoteChanges } from './applyChanges';
import {
  decisionId,
  namedCounter,
  ownChanges,
  recordsIn,
  sharedDecision,
  unknownRecord,
} from './stamps';
import {
  folderFilesTable,
  folderTable,
  forgetStamps,
  lacks,
  shareUnknownSteps,
  withDecisions,
} from './tables';

const APPLICATIONS = 'visaApplications';

type IsUntouched = (key: ContentKey, items: readonly StoredItem[]) => (item: StoredItem) => boolean;

/** Finds which records are those of the demo or the publication. @throws SaveError */
async function originOfContent(): Promise<IsUntouched> {
  const [{ seed }, published] = await Promise.all([
    import('@/domain/seed/seed'),
    publicationState(),
  ]);
  const { menus, settings, publication: _publication, ...lists } = seed;
  const all = { ...lists, menus: [menus], settings: settings ? [settings] : [] };
  const texts = new Set(
    PUBLISHED_KEYS.flatMap((key) => all[key].map((each) => JSON.stringify(each))),
  );
  return (key, items) => {
    const isPublished = published?.hashes[key] === composeHash(items);
    return ({ text }) => isPublished || texts.has(text);
  };
}

/** A record that joining would share. */
interface OwnRecord extends SharedRecord {
  readonly key: RecordKey;
  readonly record: string;
}

/**
 * The records that joining shares: those unlike the demo and publication, or known to the office.
 * In a transaction.
 */
async function ownRecords(
  epoch: string,
  { records }: MergedChanges,
  isUntouchedIn: IsUntouched,
): Promise<OwnRecord[]> {
  const marks = db.adminFlags.where('[kind+id]').between(...keyRange('readMessage'));
  const read = new Set((await marks.toArray()).map(({ id }) => id));
  const own: OwnRecord[] = [];
  for (const key of CONTENT_KEYS) {
    const { items } = await loadState(key, epoch);
    const isUntouched = isUntouchedIn(key, items);
    const isKnown = ({ id = '' }: StoredItem) => records.has(nameOf({ key, record: id }));
    const kept = items.filter((item) => !isUntouched(item) || isKnown(item));
    const overflow = key === APPLICATIONS ? await db.overflow.toArray() : [];
    for (const [record, { fields, status }] of await recordsIn(key, [...kept, ...overflow])) {
      const isRead = key === 'contactMessages' && read.has(record);
      own.push({ key, record, fields: isRead ? { ...fields, read: true } : fields, status });
    }
  }
  return own;
}

type Counts = Partial<Record<RecordKey, number>>;

function count(records: Iterable<{ readonly key: RecordKey }>): Counts {
  const counts: Counts = {};
  for (const { key } of records) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

const changesIn = (files: readonly RemoteChanges[]) =>
  mergeChanges(files.flatMap(({ changes }) => changes));

/** Compares the stored content with an office's by value, changing nothing. @throws SaveError */
export async function previewJoin(files: readonly RemoteChanges[]) {
  await reconcileKeys(CONTENT_KEYS);
  const origin = await originOfContent();
  const known = changesIn(files);
  const own = await writeTables(db.tables, ({ epoch }) => ownRecords(epoch, known, origin));
  const there = new Map([...known.records].filter(([, record]) => isThere(record)));
  const differs = (each: OwnRecord) =>
    Object.entries(there.get(nameOf(each))?.cells ?? {}).some(
      ([field, [, , value]]) =>
        value !== undefined && field !== RECEIPT && !sameJson(value, each.fields[field] ?? null),
    );
  const counters = [...there.values()].filter(({ key }) => key === 'counters');
  return {
    /** The names of the office's counters, by id. */
    counters: new Map(counters.map(({ record, cells }) => [record, nameIn(cells)])),
    there: count(there.values()),
    added: count(own?.filter((each) => !there.has(nameOf(each))) ?? []),
    changed: count(own?.filter(differs) ?? []),
  };
}
/** Numbers of records by key. */
export type JoinPreview = Awaited<ReturnType<typeof previewJoin>>;

/** This counter's decision about an application, if its office does not know it. */
function ownDecision(
  { key, record, status }: OwnRecord,
  slip: DecisionRow | undefined,
  known: MergedChanges,
  decisions: readonly NamedDecision[],
) {
  if (key !== APPLICATIONS || typeof status !== 'string') return undefined;
  if (slip?.status === status) {
    const id = decisionId(slip);
    return known.decisions.has(id) || decisions.some((each) => each.id === id) ? undefined : slip;
  }
  const isKnown = decisions.length > 0 || known.records.has(nameOf({ key, record }));
  return isKnown || status === '' || status === 'Submitted' ? undefined : { status, decided: 0 };
}

/**
 * The stamps that a counter joins with, and the names of the records that the office has too. In a
 * transaction.
 */
async function stampsToJoin(own: readonly OwnRecord[], known: MergedChanges, counter: string) {
  // Also stamps without stored content, which were shared with another folder: deletions, names.
  const rows = new Map((await stampsTable.toArray()).map((row) => [row.name, row]));
  const officeRecords: string[] = [];
  // The newest slip of each application, as rows come in the order of their keys.
  const slips = new Map((await decisionsTable.toArray()).map((row) => [row.applicationId, row]));
  for (const each of own) {
    const { key, record, fields } = each;
    const row = rows.get(nameOf(each));
    const there = known.records.get(nameOf(each));
    const next = { ...(row ?? unknownRecord(key, record)) };
    // Where the office has a record, `applyChanges` stores its values next.
    const isTheirs = there !== undefined && isThere(there);
    if (isTheirs) {
      Object.assign(next, { cells: {}, gone: {} });
      officeRecords.push(next.name);
    } else if (!row) {
      const cellOf = (field: string) => [field, [FIRST_STAMP, counter]] as const;
      next.cells = Object.fromEntries(Object.keys(fields).map(cellOf));
    }
    const { decisions = [] } = next;
    const made = ownDecision(each, slips.get(record), known, decisions);
    const decision = made && sharedDecision(record, made, { counter }, decisions);
    rows.set(next.name, decision ? withDecisions(next, [...decisions, decision]) : next);
  }
  return { rows: [...rows.values()], officeRecords };
}

/**
 * Joins the office after a snapshot: marks what the files lack to be written, with the first stamp,
 * and shares every commit from then on. Where both have a record, the office's wins. Call
 * `applyChanges` next; if the page dies before, its next exchange with the folder reads all files.
 * @throws SaveError; the counter has not joined then
 */
export async function joinOffice(
  name: string,
  files: readonly RemoteChanges[],
  directory?: FileSystemDirectoryHandle,
): Promise<void> {
  await reconcileKeys(CONTENT_KEYS);
  const origin = await originOfContent();
  const known = changesIn(files);
  await writeTablesOrFail(db.tables, async (meta) => {
    const now = Date.now();
    const { isEarlier: _isEarlier, mustRead: _mustRead, ...earlier } = meta.office ?? {};
    const counter = meta.office?.counter ?? newCounterId();
    // Files from before this counter left the office are not written again.
    const number = meta.office ? meta.office.number + 1 : 0;
    const all: KeyState[] = [];
    for (const key of CONTENT_KEYS) all.push(await loadState(key, meta.epoch));
    await takeSnapshot('joining', all, now);
    const own = await ownRecords(meta.epoch, known, origin);
    const { rows, officeRecords } = await stampsToJoin(own, known, counter);
    await folderTable.clear();
    await folderFilesTable.clear();
    if (directory) await folderTable.put({ name: 'here', directory, erasedAt: 0 });
    const last = Math.max(now, (meta.office?.last ?? 0) + 1);
    const lacking = rows.filter((row) => lacks(known, row));
    await forgetStamps(officeRecords);
    await stampsTable.bulkPut([
      ...lacking.map((row) => ({ ...row, file: number })),
      namedCounter(counter, [last, counter, name], number),
    ]);
    const waiting = lacking.length + 1 + (await shareUnknownSteps(known, number));
    const joined = { counter, name, last, number, month: monthNow(), waiting, isInStep: true };
    await db.meta.put({ ...meta, dataVersion: DATA_VERSION, office: { ...earlier, ...joined } });
  });
  announce('settings');
}

/** A folder, or an exchange file. */
export type FolderOrFile = FileSystemDirectoryHandle | File;

/** Why a folder or file cannot be used; `notOurs` is not an exchange file of this office. */
export class NotUsable extends Error {
  override name = 'NotUsable';
  readonly why:
    | 'notOurs'
    | 'olderFile'
    | 'newerFile'
    | 'olderFolder'
    | 'newerFolder'
    | 'notAllowed';

  constructor(why: NotUsable['why']) {
    super(why);
    this.why = why;
  }
}

async function readSource(source: FolderOrFile): Promise<readonly RemoteChanges[]> {
  const key = await folderKey();
  if (key === undefined) throw new NotUsable('notOurs');
  if (!(source instanceof File)) {
    if (!(await requestWriteAccess(source))) throw new NotUsable('notAllowed');
    const files = await readFolder(source, key);
    const kinds = new Set(files.map(({ row }) => row.kind));
    if (kinds.has('older')) throw new NotUsable('olderFolder');
    if (kinds.has('newer')) throw new NotUsable('newerFolder');
    return files;
  }
  const read = await readExchange(source, key, Date.now());
  if (read === 'older') throw new NotUsable('olderFile');
  if (read === 'newer') throw new NotUsable('newerFile');
  if (typeof read === 'string') throw new NotUsable('notOurs');
  return read;
}

/** A read folder or exchange file, with a preview of joining. */
export interface SourceRead {
  /** Undefined when starting an office without a folder. */
  readonly source: FolderOrFile | undefined;
  readonly files: readonly RemoteChanges[];
  readonly preview: JoinPreview;
}

/** Reads a folder or exchange file and previews joining. @throws NotUsable, DOMException, SaveError */
export async function openSource(source: FolderOrFile | undefined): Promise<SourceRead> {
  const files = source ? await readSource(source) : [];
  return { source, files, preview: await previewJoin(files) };
}

export interface JoinRequest {
  readonly name: string;
  readonly read: Pick<SourceRead, 'source' | 'files'>;
}

/** Joins the office and stores the changes of the others. @throws SaveError */
export async function join({ name, read: { source, files } }: JoinRequest): Promise<void> {
  await joinOffice(name, files, source instanceof File ? undefined : source);
  await applyChanges(files);
  followAnew();
}

/** Imports an exchange file; resolves to the number of new changes. @throws NotUsable, SaveError */
export async function importExchange(file: File): Promise<number> {
  const newCount = await applyChanges(await readSource(file));
  // Without a folder, this file is all that can be read after the storage was cleared.
  if ((await chosenFolder()) === undefined)
    await writeTables([], () => db.meta.update('database', { 'office.mustRead': false }));
  syncNow();
  return newCount;
}

/** Exports everything as an exchange file; resolves to the number left out. @throws SaveError */
export async function exportExchange(): Promise<number> {
  const [key, office] = [await folderKey(), await officeState()];
  if (key === undefined || office === undefined) throw new NotUsable('notOurs');
  const { lists, unshared } = listsOf((await ownChanges()).changes);
  const files: Uint8Array[] = [];
  for (const [number, list] of lists.entries()) {
    const texts = list.map(({ text }) => text);
    files.push(await sealCounterFile(key, { counter: office.counter, number }, texts));
  }
  const name = `dubai-visa-${office.name ?? ''}-${localDate(new Date())}`;
  saveBlob(new Blob([packFiles(key.id, files)]), fileNameForSaving(`${name}.visaswap`));
  return unshared.length;
}
