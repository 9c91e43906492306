import { isThere, mergeChanges, nameOf, withoutValues } from '@/engines/officeSync/cells';
import type { Change } from '@/engines/officeSync/change';
import {
  type CounterFile,
  documentPath,
  type FileHead,
  fileName,
  listsOf,
  newCounterId,
  readCounterFile,
  sealCounterFile,
  toldText,
} from '@/engines/officeSync/folderFile';
import type { OfficeKeyPair } from '@/engines/handover/officeKeys';
import { writeTarget } from '@/lib/browser/saveBlob';
import { sha256 } from '@/lib/crypto/bytes';
import { stepsTable } from '@/shared/store/applicationHistories';
import { SaveError } from '@/store/errors';
import { withDatabase, writeTransaction } from '@/store/journal/database';
import { type OfficeState, stampsTable } from '@/shared/store/office';
import { db } from '@/store/journal/db';
import { inBatches } from '@/store/journal/journal';
import { forgetTold, shareDocuments } from './documents';
import { ownChanges, namedCounter } from './stamps';
import { rebalanceList, receive, type Received } from './receive';
import {
  type FolderFileRow,
  folderFilesTable,
  folderTable,
  forgetStamps,
  lacks,
  tellUnknownSteps,
  toldTables,
} from './tables';

/** Number of files opened in parallel. */
const FILES_AT_ONCE = 100;
const DAY_MS = 86_400_000;
/** A file of this length is closed and the next one begun. */
const CLOSED_FILE_BYTES = 65_536;
/** Time in which an unreadable file may still be arriving. */
const ARRIVAL_MS = 60_000;
/** How long a counter whose storage was cleared waits for such a file before it writes. */
const MAX_ARRIVAL_MS = 15 * 60_000;
/** Failed reads until a file is reported as missing; a virus scanner locks it for fewer. */
const MAX_FAILED_READS = 3;

/** Names of files that belong to the synchroniser, browser or system. */
const IGNORED_NAME = /^[.~]|\.(?:tmp|crswap)$/i;
const NAMED_AS_OURS = /\.visa(?:sync|log|pack)$/i;

/** Delay before missing files are written again; random, so that counters take turns. */
const absenceMs = () => 10 * 60_000 + Math.random() * 300_000;

export type FolderProblem =
  /** The first sync since login is running. */
  | 'starting'
  /** This browser's storage was cleared, so the folder is read before anything is written. */
  | 'cleared'
  /** The browser requires permission. */
  | 'permission'
  | 'unreachable'
  /** It had files of this office and is empty now. */
  | 'emptied'
  /** The synchroniser lists files that it has not downloaded. */
  | 'notOnDevice'
  /** Received changes do not fit into this browser. */
  | 'full'
  | 'notWritten';

export interface SeenCounter {
  readonly counter: string;
  /** Milliseconds since 1970, by the clock of that counter. */
  readonly lastSeen: number;
}

/** What the panel counts. */
export const COUNTED = [
  /** Files with a valid name that are not of this office. */
  'foreign',
  /** Files of an earlier version, and of a newer one. */
  'older',
  'newer',
  /** Changes that this version rejects, or accepts only in part. */
  'refused',
  /** Changes that no reader would accept. */
  'unshared',
  /** Counters not seen since a deletion: their files may still have the application. */
  'notErased',
] as const;

export interface FolderState {
  readonly problem?: FolderProblem | undefined;
  /** Number of changes not in the folder yet. */
  readonly waiting: number;
  readonly counts: Readonly<Partial<Record<(typeof COUNTED)[number], number>>>;
  /** Counters whose stamps are too far ahead. */
  readonly ahead: readonly string[];
  readonly counters: readonly SeenCounter[];
}

const isNamed = (error: unknown, ...names: readonly string[]) =>
  error instanceof DOMException && names.includes(error.name);

type Files = ReadonlyMap<string, File>;

/** Files of a folder with valid names that the browser can access. */
async function filesIn(directory: FileSystemDirectoryHandle): Promise<Map<string, File>> {
  const handles: FileSystemFileHandle[] = [];
  for await (const entry of directory.values())
    if (entry.kind === 'file' && !IGNORED_NAME.test(entry.name)) handles.push(entry);
  const files = new Map<string, File>();
  const add = async (handle: FileSystemFileHandle) => {
    try {
      files.set(handle.name, await handle.getFile());
    } catch (error) {
      if (!isNamed(error, 'NotFoundError', 'NotReadableError')) throw error;
    }
  };
  for (let at = 0; at < handles.length; at += FILES_AT_ONCE)
    await Promise.all(handles.slice(at, at + FILES_AT_ONCE).map(add));
  return files;
}

const NOTHING = { counter: '', entries: 0, newest: 0, refused: 0, ahead: [] };

/** A file of the folder with its contents. */
interface ReadFile extends Received {
  readonly row: FolderFileRow;
  readonly file?: CounterFile;
}

/** Reads a file of the folder; undefined if the browser cannot access it. */
async function readOne(file: File, key: OfficeKeyPair): Promise<ReadFile | undefined> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = await readCounterFile(bytes, key, Date.now());
    const { name, size, lastModified: modified } = file;
    const row = { ...NOTHING, name, size, modified, sums: [await sha256(bytes)] };
    if (typeof read === 'string') {
      const isUnread = read === 'unreadable';
      return { changes: [], row: { ...row, kind: read, ...(isUnread && { isUnread }) } };
    }
    const { number: _number, changes, ahead, ...said } = read;
    return { changes, row: { ...row, ...said, kind: 'counter', ahead: [...ahead] }, file: read };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return undefined;
  }
}

async function readAll(files: Iterable<File>, key: OfficeKeyPair): Promise<ReadFile[]> {
  const read: (ReadFile | undefined)[] = [];
  for (const file of files) read.push(await readOne(file, key));
  return read.flatMap((each) => each ?? []);
}

/** Reads a whole folder before joining. @throws DOMException if it cannot be read */
export const readFolder = async (directory: FileSystemDirectoryHandle, key: OfficeKeyPair) =>
  readAll((await filesIn(directory)).values(), key);

export interface Exchange {
  /** Syncs once: reads new files and writes missing ones. Never throws. */
  readonly syncOnce: () => Promise<FolderState>;
  /** Whether the next sync should follow at once. */
  readonly hasMore: () => boolean;
  /** Whether a file changed while it was read, so that the next sync should follow soon. */
  readonly hasUnread: () => boolean;
  /** Confirms an empty folder: writes everything again. */
  readonly fill: () => Promise<void>;
}

const currentOffice = async (): Promise<OfficeState | undefined> =>
  (await db.meta.get('database'))?.office;

const monthNow = () => new Date().toISOString().slice(0, 7);

/** Starts syncing with a folder. @throws SaveError */
export async function openExchange(
  directory: FileSystemDirectoryHandle,
  key: OfficeKeyPair,
): Promise<Exchange> {
  const rows = new Map<string, FolderFileRow>();
  for (const row of await folderFilesTable.toArray()) {
    // This version may accept what another one did not.
    const isUnread = row.isUnread === true || row.refused > 0 || row.kind === 'newer';
    rows.set(row.name, { ...row, isUnread });
  }
  forgetTold();
  let hasMore = false;
  const failedReads = new Map<string, number>();

  const keep = async (kept: readonly FolderFileRow[], gone: readonly string[] = []) => {
    for (const row of kept) rows.set(row.name, row);
    for (const name of gone) rows.delete(name);
    await writeTransaction([folderFilesTable], async () => {
      await folderFilesTable.bulkDelete([...gone]);
      await inBatches(kept, (some) => folderFilesTable.bulkPut([...some]));
    });
  };

  const isEmptied = (files: Files) =>
    [...rows.values()].some(({ kind, healAt }) => kind === 'counter' && healAt !== 0) &&
    ![...files.keys()].some((name) => NAMED_AS_OURS.test(name));

  const isSame = ({ name, size, lastModified }: File) => {
    const row = rows.get(name);
    return row?.size === size && row.modified === lastModified && row.isUnread !== true;
  };

  /** The number of an own file by its name; undefined for a file of another counter. */
  const numberOf = (name: string, { counter, number }: OfficeState): number | undefined => {
    const own = /^([\da-f]{16})-(\d{8})\.visasync$/.exec(name);
    return own?.[1] === counter && Number(own[2]) <= number ? Number(own[2]) : undefined;
  };

  /** Whether an own file has been overwritten, by a copy of this profile or from a backup. */
  const isOthers = ({ row }: ReadFile, office: OfficeState): boolean =>
    numberOf(row.name, office) !== undefined &&
    row.size > 0 &&
    !row.sums.some((sum) => rows.get(row.name)?.sums.includes(sum));

  /** Continues under a new counter id, whose files nobody else writes. */
  const takeNewId = async () => {
    const counter = newCounterId();
    await writeTransaction(toldTables, async ({ office }) => {
      if (!office) return;
      for (const table of toldTables)
        await table
          .where('file')
          .aboveOrEqual(0)
          .modify((row) => {
            if (row.file === office.number) row.file = 0;
            else delete row.file;
          });
      const last = Math.max(Date.now(), office.last + 1);
      await stampsTable.put(namedCounter(counter, [last, counter, office.name ?? ''], 0));
      const waiting = Math.max(1, office.waiting);
      const next = { ...office, counter, last, number: 0, month: monthNow(), waiting };
      await db.meta.update('database', { office: next });
    });
  };

  /** Reads the whole folder, and marks what it lacks to be written again. */
  const compare = async (files: Files) => {
    const found = await readAll(files.values(), key);
    await receive(found);
    const names = new Set(found.map(({ row }) => row.name));
    await keep(
      await folderFilesTable.toArray(),
      [...rows.keys()].filter((name) => !names.has(name)),
    );
    const shown = mergeChanges(found.flatMap(({ changes }) => changes));
    // A file that stays unreadable is not waited for.
    const isArriving = ({ kind, modified }: FolderFileRow) =>
      kind === 'unreadable' && Math.abs(Date.now() - modified) < MAX_ARRIVAL_MS;
    const isComplete = found.length === files.size && !found.some(({ row }) => isArriving(row));
    await writeTransaction(toldTables, async (meta) => {
      if (!meta.office) return;
      const { mustRead = false, ...rest } = meta.office;
      // The own file of this number may contain what was lost here, so continue with the next
      // number.
      const hasOwn = found.some(
        ({ file }) => file?.counter === rest.counter && file.number === rest.number,
      );
      const number = rest.number + (mustRead && hasOwn ? 1 : 0);
      const lacking = await stampsTable.filter((row) => lacks(shown, row)).modify({ file: number });
      const waiting = rest.waiting + lacking + (await tellUnknownSteps(shown, number));
      const isStill = mustRead && !isComplete;
      const next = { ...rest, number, waiting };
      await db.meta.update('database', { office: { ...next, ...(isStill && { mustRead }) } });
    });
  };

  /** Notes when missing files will count as lost, and forgets it for those that are back. */
  const noteAbsence = async (files: Files) => {
    const noted: FolderFileRow[] = [];
    for (const row of rows.values()) {
      if (row.kind !== 'counter') continue;
      if (!files.has(row.name) && row.healAt === undefined)
        noted.push({ ...row, healAt: Date.now() + absenceMs() });
      else if (files.has(row.name) && row.healAt !== undefined && row.hasLost !== true) {
        const { healAt: _healAt, ...shown } = row;
        noted.push(shown);
      }
    }
    if (noted.length > 0) await keep(noted);
  };

  /** The row of a file that was read again; one that lost changes keeps its previous counts. */
  const afterReading = ({ row }: ReadFile): FolderFileRow => {
    const before = rows.get(row.name);
    if (before?.kind !== 'counter') return row;
    const { kind, counter, entries, newest, healAt = Date.now() + absenceMs() } = before;
    if (row.entries >= entries && row.newest >= newest) return row;
    return { ...row, kind, counter, entries, newest, healAt, hasLost: true };
  };

  /** Receives files that are new; resolves to whether another writes this counter's files. */
  const readNews = async (files: Files, office: OfficeState): Promise<boolean> => {
    const news = [...files.values()].filter((file) => !isSame(file));
    const found = await readAll(news, key);
    const read = new Set(found.map(({ row }) => row.name));
    for (const { name } of news)
      if (read.has(name)) failedReads.delete(name);
      else failedReads.set(name, (failedReads.get(name) ?? 0) + 1);
    if (found.some((each) => isOthers(each, office))) return true;
    const received = found.map((each) => ({ changes: each.changes, row: afterReading(each) }));
    if (received.length > 0) await receive(received);
    for (const { row } of received) rows.set(row.name, row);
    return false;
  };

  /**
   * Writes an own file, after storing its digest: it stays known if the page dies meanwhile. Resolves
   * to its size.
   */
  const writeOwn = async (head: FileHead, texts: readonly string[]): Promise<number> => {
    const bytes = await sealCounterFile(key, head, texts);
    const name = fileName(head);
    const sum = await sha256(bytes);
    const { size: lastSize = 0, modified: lastModified = 0, sums = [] } = rows.get(name) ?? {};
    const { counter } = head;
    const row = { ...NOTHING, kind: 'counter' as const, name, counter, entries: texts.length };
    const being = { size: lastSize, modified: lastModified, sums: [...sums.slice(-1), sum] };
    await keep([{ ...row, ...being }]);
    const handle = await directory.getFileHandle(name, { create: true });
    const { size, lastModified: modified } = await writeTarget(handle, new Blob([bytes]));
    await keep([{ ...row, size, modified, sums: [sum] }]);
    return size;
  };

  /** Whether the file exists and was not written by this counter. */
  const isTaken = async (name: string, office: OfficeState): Promise<boolean> => {
    try {
      const file = await (await directory.getFileHandle(name)).getFile();
      if (isSame(file)) return false;
      const read = await readOne(file, key);
      return read !== undefined && isOthers(read, office);
    } catch (error) {
      if (isNamed(error, 'NotFoundError')) return false;
      throw error;
    }
  };

  /**
   * Writes pending changes to this month's file, and what does not fit to the next file. Resolves to
   * whether another writes this counter's files.
   */
  const write = async (): Promise<boolean> => {
    for (;;) {
      const office = await currentOffice();
      if (office === undefined || office.waiting === 0) return false;
      const { counter, number } = office;
      const name = fileName({ counter, number });
      if (await isTaken(name, office)) return true;
      const { changes, waiting, lost } = await ownChanges(number);
      if (lost.length > 0) {
        // Records that were lost here must be read from the folder again before anything is
        // written.
        await writeTransaction([stampsTable], async () => {
          await forgetStamps(lost);
          await db.meta.update('database', { 'office.mustRead': true });
        });
        hasMore = true;
        return false;
      }
      const { lists, unshared } = listsOf(changes);
      const [texts = [], ...rest] = lists.map((list) => list.map(({ text }) => text));
      const isWritten = texts.length > 0 || rows.has(name);
      const size = isWritten ? await writeOwn({ counter, number }, texts) : 0;
      const month = office.month || monthNow();
      const isClosed = size >= CLOSED_FILE_BYTES || rest.length > 0 || month !== monthNow();
      await writeTransaction(toldTables, async (meta) => {
        if (meta.office?.counter !== counter) return;
        const left = Math.max(meta.office.waiting - waiting, rest.flat().length);
        const next = { ...meta.office, month, unshared: unshared.length, waiting: left };
        if (isClosed) {
          const later = lists.slice(1).flatMap((list) => list.map(({ change }) => change));
          for (const change of [...later, ...unshared]) await tellIn(change, number + 1);
          Object.assign(next, { number: number + 1, month: monthNow() });
        }
        await db.meta.update('database', { office: next });
      });
    }
  };

  /** Removes deleted applications from own files, and their documents from the folder. */
  const erase = async (files: Files) => {
    const [office, folder] = [await currentOffice(), await folderTable.get('here')];
    const now = Date.now();
    const { erasedAt = 0 } = folder ?? {};
    if (office?.erasedAt === undefined || office.erasedAt <= erasedAt) return;
    if (now - erasedAt < DAY_MS && now >= erasedAt) return;
    const gone = new Set((await removedRows('visaApplications')).map(({ record }) => record));
    const isErased = (id: string) => gone.has(id);
    for (const file of files.values()) {
      const number = numberOf(file.name, office);
      if (number === undefined || number === office.number) continue;
      const read = await readOne(file, key);
      if (!read?.file || isOthers(read, office)) continue;
      const kept = read.changes.flatMap((change) => withoutErased(change, isErased));
      const texts = kept.flatMap((change) => toldText(change) ?? []);
      if (JSON.stringify(kept) === JSON.stringify(read.changes)) continue;
      await writeOwn({ counter: office.counter, number }, texts);
    }
    const documents = (await removedRows('documents')).filter(({ cells }) => cells['file']?.[2]);
    for (const row of documents) await removeDocument(directory, row.cells['file']?.[2]);
    await writeTransaction([stampsTable, folderTable], async (meta) => {
      await stampsTable.bulkPut(
        documents.map((row) => ({ ...row, cells: withoutValues(row.cells) })),
      );
      await folderTable.update('here', { erasedAt: now });
      const waiting = Math.max(1, meta.office?.waiting ?? 0);
      await db.meta.update('database', { 'office.waiting': waiting });
    });
    hasMore = true;
  };

  const stateWith = async (problem: FolderProblem | undefined): Promise<FolderState> => {
    const all = [...rows.values()];
    const now = Date.now();
    const office = await withDatabase(currentOffice, () => undefined);
    const ofKind = (...kinds: readonly FolderFileRow['kind'][]) =>
      all.filter(
        ({ name, kind, modified, healAt }) =>
          kinds.includes(kind) &&
          NAMED_AS_OURS.test(name) &&
          healAt === undefined &&
          now - modified > (kind === 'unreadable' ? ARRIVAL_MS : -Infinity),
      ).length;
    const seen = new Map<string, number>();
    for (const { counter, modified } of all)
      if (counter) seen.set(counter, Math.max(modified, seen.get(counter) ?? 0));
    const counters = [...seen].map(([counter, lastSeen]) => ({ counter, lastSeen }));
    const { erasedAt = -Infinity } = office ?? {};
    return {
      problem,
      waiting: office?.waiting ?? 0,
      counts: {
        foreign: ofKind('foreign', 'unreadable', 'other'),
        older: ofKind('older'),
        newer: ofKind('newer'),
        refused: all.reduce((sum, { refused }) => sum + refused, 0),
        unshared: office?.unshared ?? 0,
        notErased: counters.filter(
          ({ counter, lastSeen }) => counter !== office?.counter && lastSeen < erasedAt,
        ).length,
      },
      ahead: [...new Set(all.flatMap(({ ahead }) => ahead))],
      counters: counters.toSorted((a, b) => b.lastSeen - a.lastSeen),
    };
  };

  const exchange = async (): Promise<FolderProblem | undefined> => {
    // Whatever ends this sync, the next one waits for its regular time.
    hasMore = false;
    const permission = await directory.queryPermission?.({ mode: 'readwrite' });
    if (permission !== undefined && permission !== 'granted') return 'permission';
    let files: Map<string, File>;
    try {
      files = await filesIn(directory);
    } catch (error) {
      if (isNamed(error, 'NotAllowedError')) return 'permission';
      if (error instanceof DOMException) return 'unreachable';
      throw error;
    }
    if (isEmptied(files)) return 'emptied';
    const office = await currentOffice();
    if (office === undefined) return undefined;
    await noteAbsence(files);
    let isTwin = false;
    const isLost = [...rows.values()].some(({ healAt = Infinity }) => healAt <= Date.now());
    let isFull = false;
    try {
      if (office.mustRead === true || isLost) await compare(files);
      else isTwin = await readNews(files, office);
    } catch (error) {
      // Own changes are still written, and the files of others are read again next time.
      isFull = error instanceof SaveError && error.reason === 'full';
      if (!isFull) throw error;
    }
    for (const name of failedReads.keys()) if (!files.has(name)) failedReads.delete(name);
    if (!hasMore && !isTwin) {
      if ((await currentOffice())?.mustRead === true) return 'cleared';
      isTwin = await write();
      if (!isTwin) {
        await rebalanceList();
        hasMore = await shareDocuments(directory, key);
        await erase(files);
      }
    }
    if (isTwin) {
      await takeNewId();
      await compare(files);
      hasMore = true;
    }
    if (isFull) return 'full';
    return [...failedReads.values()].some((reads) => reads >= MAX_FAILED_READS)
      ? 'notOnDevice'
      : undefined;
  };

  return {
    syncOnce: async () => {
      let problem: FolderProblem | undefined;
      try {
        problem = await exchange();
      } catch (error) {
        console.warn('The folder of the counters was not brought in step.', error);
        problem = isNamed(error, 'NotAllowedError') ? 'permission' : 'notWritten';
      }
      return stateWith(problem);
    },
    hasMore: () => hasMore,
    // A second failure means a lock or a missing download, so wait for the next regular sync.
    hasUnread: () => [...failedReads.values()].includes(1),
    fill: () => keep([...rows.values()].map((row) => ({ ...row, healAt: 0 }))),
  };
}

/** The rows of a key's deleted records. */
const removedRows = async (key: string) =>
  (await stampsTable.where('name').startsWith(`${key} `).toArray()).filter((row) => !isThere(row));

/** Removes what a change says about deleted applications; empty if nothing is left. */
function withoutErased(change: Change, isErased: (id: string) => boolean): Change[] {
  if (change.key === 'steps') return isErased(change.value.applicationId) ? [] : [change];
  if (change.key === 'decisions') return isErased(change.value.application) ? [] : [change];
  if (!('cells' in change)) return [change];
  const id =
    change.key === 'documents'
      ? change.record.slice(0, change.record.lastIndexOf(' '))
      : change.record;
  const isOf = change.key === 'documents' || change.key === 'visaApplications';
  return isOf && isErased(id) ? [{ ...change, cells: withoutValues(change.cells) }] : [change];
}

/** Marks what a change tells of for a file. In a transaction. */
const tellIn = (change: Change, file: number) =>
  change.key === 'steps'
    ? stepsTable.update(change.record, { file })
    : stampsTable.update(
        change.key === 'decisions'
          ? nameOf({ key: 'visaApplications', record: change.value.application })
          : nameOf(change),
        { file },
      );

async function removeDocument(directory: FileSystemDirectoryHandle, name: unknown): Promise<void> {
  try {
    const [documents, part, file] = documentPath(String(name));
    const outer = await directory.getDirectoryHandle(documents);
    await (await outer.getDirectoryHandle(part)).removeEntry(file);
  } catch (error) {
    if (!isNamed(error, 'NotFoundError')) throw error;
  }
}
