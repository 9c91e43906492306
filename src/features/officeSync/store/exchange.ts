import { isThere, mergeChanges, nameOf, withoutValues } from '@/engines/officeSync/cells';
import { type Change, documentOf } from '@/engines/officeSync/change';
import {
  type FileHead,
  fileName,
  listsOf,
  newCounterId,
  readCounterFile,
  sealCounterFile,
  changeText,
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
import { fillList } from '@/store/everyApplication';
import { forgetShared, removeDocument, shareDocuments } from './documents';
import { ownChanges, namedCounter } from './stamps';
import { applyChanges, type RemoteChanges } from './applyChanges';
import {
  type FolderFileRow,
  folderFilesTable,
  folderTable,
  lacks,
  shareUnknownSteps,
  sharedTables,
} from './tables';

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
  /** Changes of other counters do not fit into this browser. */
  | 'full'
  | 'notWritten';

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
  /** When each counter last wrote, by its clock; milliseconds since 1970. */
  readonly counters: readonly { readonly counter: string; readonly lastSeen: number }[];
  /** Whether the next sync should follow at once, or soon: a file changed while it was read. */
  readonly next: 'now' | 'soon' | undefined;
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
  await inBatches(handles, (some) => Promise.all(some.map(add)));
  return files;
}

const NOTHING = { counter: '', entries: 0, newest: 0, refused: 0, ahead: [] };

type ReadFile = Required<RemoteChanges>;

/** Reads a file of the folder; undefined if the browser cannot access it. */
async function readOne(file: File, key: OfficeKeyPair): Promise<ReadFile | undefined> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = await readCounterFile(bytes, key, Date.now());
    const { name, size, lastModified: modified } = file;
    const row = { ...NOTHING, name, size, modified, sums: [await sha256(bytes)] };
    if (typeof read === 'string') return { changes: [], row: { ...row, kind: read } };
    const { number: _number, changes, ...summary } = read;
    return { changes, row: { ...row, ...summary, kind: 'counter' } };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return undefined;
  }
}

async function readAll(files: Iterable<File>, key: OfficeKeyPair): Promise<ReadFile[]> {
  const read: (ReadFile | undefined)[] = [];
  const add = async ([file]: readonly File[]) => void read.push(file && (await readOne(file, key)));
  await inBatches([...files], add, 1);
  return read.filter((each) => each !== undefined);
}

/** Reads a whole folder before joining. @throws DOMException if it cannot be read */
export const readFolder = async (directory: FileSystemDirectoryHandle, key: OfficeKeyPair) =>
  readAll((await filesIn(directory)).values(), key);

const currentOffice = async (): Promise<OfficeState | undefined> =>
  (await db.meta.get('database'))?.office;

export const monthNow = () => new Date().toISOString().slice(0, 7);

/** The syncs of this counter with one folder. */
class FolderExchange {
  readonly #directory: FileSystemDirectoryHandle;
  readonly #key: OfficeKeyPair;
  /** The files of the folder as they were last read or written, by name. */
  readonly #rows: Map<string, FolderFileRow>;
  /** Failed reads by file; those in it are read at the next look. */
  readonly #failedReads: Map<string, number>;
  /** When what a file lacks counts as lost, by its name. */
  readonly #healAt = new Map<string, number>();
  /** Whether an empty folder is confirmed, so that everything is written again. */
  #isFilling = false;
  /** Whether this sync left work for the next one, which then follows at once. */
  #hasMore = false;

  constructor(
    directory: FileSystemDirectoryHandle,
    key: OfficeKeyPair,
    rows: readonly FolderFileRow[],
  ) {
    this.#directory = directory;
    this.#key = key;
    this.#rows = new Map(rows.map((row) => [row.name, row]));
    // This version may accept what another one did not.
    const again = rows.filter(({ kind, refused }) => kind === 'newer' || refused > 0);
    this.#failedReads = new Map(again.map(({ name }) => [name, 0]));
  }

  /** Syncs once: reads new files and writes missing ones. Never throws. */
  async syncOnce(): Promise<FolderState> {
    // Whatever ends this sync, the next one waits for its regular time.
    this.#hasMore = false;
    let problem: FolderProblem | undefined = 'unreachable';
    try {
      const permission = await this.#directory.queryPermission?.({ mode: 'readwrite' });
      const isAllowed = permission === undefined || permission === 'granted';
      const files = isAllowed ? await filesIn(this.#directory) : undefined;
      problem = 'notWritten';
      problem = files ? await this.#exchange(files) : 'permission';
    } catch (error) {
      console.warn('The folder of the counters was not brought in step.', error);
      if (isNamed(error, 'NotAllowedError')) problem = 'permission';
    }
    return this.#stateWith(problem);
  }

  /** Confirms an empty folder: the next sync writes everything again. */
  fill(): void {
    this.#isFilling = true;
  }

  async #exchange(files: Files): Promise<FolderProblem | undefined> {
    const isJoined = [...this.#rows.values()].some(({ kind }) => kind === 'counter');
    if (isJoined && !this.#isFilling && ![...files.keys()].some((name) => NAMED_AS_OURS.test(name)))
      return 'emptied';
    const office = await currentOffice();
    if (office === undefined) return undefined;
    let isFull = false;
    try {
      await this.#read(files, office);
    } catch (error) {
      // Own changes are still written, and the files of others are read again next time.
      isFull = error instanceof SaveError && error.reason === 'full';
      if (!isFull) throw error;
    }
    if (!this.#hasMore) {
      if ((await currentOffice())?.mustRead === true) return 'cleared';
      await this.#write();
      await fillList();
    }
    if (!this.#hasMore) {
      this.#hasMore = await shareDocuments(this.#directory, this.#key);
      await this.#erase(files);
    }
    if (isFull) return 'full';
    return [...this.#failedReads.values()].some((reads) => reads >= MAX_FAILED_READS)
      ? 'notOnDevice'
      : undefined;
  }

  /**
   * Applies files that are new, or takes a new id if another writes this counter's files. Reads all
   * files if changes may have been lost from some of them.
   */
  async #read(files: Files, office: OfficeState) {
    const isLost = [...this.#healAt.values()].some((at) => at <= Date.now());
    const isAll = office.mustRead === true || this.#isFilling || isLost;
    const isNew = (file: File) =>
      !this.#isKnown(file) ||
      this.#failedReads.has(file.name) ||
      this.#rows.get(file.name)?.kind === 'unreadable';
    const news = [...files.values()].filter((file) => isAll || isNew(file));
    const found = await readAll(news, this.#key);
    for (const name of this.#failedReads.keys())
      if (!files.has(name)) this.#failedReads.delete(name);
    for (const { name } of news)
      this.#failedReads.set(name, (this.#failedReads.get(name) ?? 0) + 1);
    for (const { row } of found) this.#failedReads.delete(row.name);
    if (found.some((each) => this.#isOthers(each, office))) return this.#takeNewId();
    // A file with less than before stays new until that has been written again.
    const isWhole = ({ row }: ReadFile) => {
      const known = this.#rows.get(row.name);
      const hasLess = known && (row.entries < known.entries || row.newest < known.newest);
      return isAll || known?.kind !== 'counter' || this.#hasKnownSum(row) || !hasLess;
    };
    if (found.length > 0)
      await applyChanges(found.map((each) => (isWhole(each) ? each : { changes: each.changes })));
    for (const { row } of found.filter(isWhole)) this.#rows.set(row.name, row);
    if (isAll) await this.#shareLacking(files, found);
    for (const { name, kind } of this.#rows.values()) {
      const file = files.get(name);
      if (kind !== 'counter' || (file && this.#isKnown(file))) this.#healAt.delete(name);
      else if (!this.#healAt.has(name)) this.#healAt.set(name, Date.now() + absenceMs());
    }
  }

  /** Whether an own file has been overwritten, by a copy of this profile or from a backup. */
  #isOthers({ row }: ReadFile, office: OfficeState): boolean {
    return (
      this.#numberOf(row.name, office) !== undefined && row.size > 0 && !this.#hasKnownSum(row)
    );
  }

  #hasKnownSum({ name, sums }: FolderFileRow) {
    return sums.some((sum) => this.#rows.get(name)?.sums.includes(sum));
  }

  /** The number of an own file by its name; undefined for a file of another counter. */
  #numberOf(name: string, { counter, number }: OfficeState): number | undefined {
    const own = /^([\da-f]{16})-(\d{8})\.visasync$/.exec(name);
    return own?.[1] === counter && Number(own[2]) <= number ? Number(own[2]) : undefined;
  }

  /** Whether a file is as it was when it was last read or written. */
  #isKnown({ name, size, lastModified }: File) {
    const row = this.#rows.get(name);
    return row?.size === size && row.modified === lastModified;
  }

  /** Continues under a new counter id, whose files nobody else writes, once the folder was read. */
  async #takeNewId() {
    const counter = newCounterId();
    await writeTransaction(sharedTables, async ({ office }) => {
      if (!office) return;
      for (const table of sharedTables)
        await table
          .where('file')
          .aboveOrEqual(0)
          .modify((row) => {
            delete row.file;
          });
      const last = Math.max(Date.now(), office.last + 1);
      await stampsTable.put(namedCounter(counter, [last, counter, office.name ?? ''], 0));
      const waiting = Math.max(1, office.waiting);
      const start = { number: 0, month: monthNow(), mustRead: true };
      await db.meta.update('database', { office: { ...office, ...start, counter, last, waiting } });
    });
    this.#hasMore = true;
  }

  /** Marks what the whole folder lacks to be written again, and forgets files that are not there. */
  async #shareLacking(files: Files, found: readonly ReadFile[]) {
    const names = new Set(found.map(({ row }) => row.name));
    await this.#keep(
      [],
      [...this.#rows.keys()].filter((name) => !names.has(name)),
    );
    this.#healAt.clear();
    this.#isFilling = false;
    const shown = mergeChanges(found.flatMap(({ changes }) => changes));
    // A file that stays unreadable is not waited for.
    const isArriving = ({ row: { kind, modified } }: ReadFile) =>
      kind === 'unreadable' && Math.abs(Date.now() - modified) < MAX_ARRIVAL_MS;
    const isComplete = found.length === files.size && !found.some(isArriving);
    await writeTransaction(sharedTables, async (meta) => {
      if (!meta.office) return;
      const { mustRead = false, ...rest } = meta.office;
      // The own file of this number may contain what was lost here.
      const number = rest.number + (mustRead && files.has(fileName(rest)) ? 1 : 0);
      const lacking = await stampsTable.filter((row) => lacks(shown, row)).modify({ file: number });
      const waiting = rest.waiting + lacking + (await shareUnknownSteps(shown, number));
      const isLeft = mustRead && !isComplete;
      const next = { ...rest, number, waiting, ...(isLeft && { mustRead }) };
      await db.meta.update('database', { office: next });
    });
  }

  /** Writes pending changes to this month's file, and what does not fit to the next file. */
  async #write() {
    for (;;) {
      const office = await currentOffice();
      if (office === undefined || office.waiting === 0) return;
      const { counter, number } = office;
      const name = fileName({ counter, number });
      if (!(await this.#isStill(name))) {
        // The next look reads it first: it may be another's.
        this.#hasMore = !this.#failedReads.has(name);
        return;
      }
      const { changes, waiting, hasLost } = await ownChanges(number);
      this.#hasMore = hasLost;
      if (hasLost) return;
      const { lists, unshared } = listsOf(changes);
      const [first = [], ...rest] = lists;
      const later = rest.flat().map(({ change }) => change);
      const texts = first.map(({ text }) => text);
      const isWritten = texts.length > 0 || this.#rows.has(name);
      const size = isWritten ? await this.#writeOwn({ counter, number }, texts) : 0;
      await writeTransaction(sharedTables, async (meta) => {
        if (meta.office?.counter !== counter) return;
        const left = Math.max(meta.office.waiting - waiting, later.length);
        const next = { ...meta.office, unshared: unshared.length, waiting: left };
        if (size >= CLOSED_FILE_BYTES || later.length > 0 || next.month !== monthNow()) {
          for (const change of [...later, ...unshared]) await shareIn(change, number + 1);
          Object.assign(next, { number: number + 1, month: monthNow() });
        }
        await db.meta.update('database', { office: next });
      });
    }
  }

  /** Whether the folder has a file as it was last seen here, empty or not at all. */
  async #isStill(name: string): Promise<boolean> {
    try {
      const file = await (await this.#directory.getFileHandle(name)).getFile();
      return file.size === 0 || this.#isKnown(file);
    } catch (error) {
      if (isNamed(error, 'NotFoundError')) return true;
      throw error;
    }
  }

  /**
   * Writes an own file, after storing its digest: it stays known if the page dies meanwhile. Resolves
   * to its size.
   */
  async #writeOwn(head: FileHead, texts: readonly string[]): Promise<number> {
    const bytes = await sealCounterFile(this.#key, head, texts);
    const name = fileName(head);
    const { size = 0, modified = 0, sums = [] } = this.#rows.get(name) ?? {};
    const { counter } = head;
    const row = { ...NOTHING, kind: 'counter' as const, name, counter, entries: texts.length };
    const sum = await sha256(bytes);
    await this.#keep([{ ...row, size, modified, sums: [...sums.slice(-1), sum] }]);
    const handle = await this.#directory.getFileHandle(name, { create: true });
    const written = await writeTarget(handle, new Blob([bytes]));
    await this.#keep([{ ...row, size: written.size, modified: written.lastModified, sums: [sum] }]);
    return written.size;
  }

  async #keep(kept: readonly FolderFileRow[], gone: readonly string[] = []) {
    for (const row of kept) this.#rows.set(row.name, row);
    for (const name of gone) this.#rows.delete(name);
    await writeTransaction([folderFilesTable], async () => {
      await folderFilesTable.bulkDelete([...gone]);
      await folderFilesTable.bulkPut([...kept]);
    });
  }

  /** Removes deleted applications from own files, and their documents from the folder. */
  async #erase(files: Files) {
    const [office, folder] = [await currentOffice(), await folderTable.get('here')];
    const now = Date.now();
    const { erasedAt = 0 } = folder ?? {};
    if (office?.erasedAt === undefined || office.erasedAt <= erasedAt) return;
    if (now - erasedAt < DAY_MS && now >= erasedAt) return;
    const gone = new Set((await removedRows('visaApplications')).map(({ record }) => record));
    for (const file of files.values()) {
      const number = this.#numberOf(file.name, office);
      if (number === undefined || number === office.number || !this.#isKnown(file)) continue;
      const { changes = [] } = (await readOne(file, this.#key)) ?? {};
      if (!changes.some((change) => namesErased(change, gone))) continue;
      const kept = changes.flatMap((change) => {
        if (!namesErased(change, gone)) return [change];
        return 'cells' in change ? [{ ...change, cells: withoutValues(change.cells) }] : [];
      });
      const texts = kept.flatMap((change) => changeText(change) ?? []);
      await this.#writeOwn({ counter: office.counter, number }, texts);
    }
    const documents = (await removedRows('documents')).filter(({ cells }) => cells['file']?.[2]);
    for (const row of documents)
      await removeDocument(this.#directory, String(row.cells['file']?.[2]));
    await writeTransaction([stampsTable, folderTable], async (meta) => {
      await stampsTable.bulkPut(
        documents.map((row) => ({ ...row, cells: withoutValues(row.cells) })),
      );
      await folderTable.update('here', { erasedAt: now });
      const waiting = Math.max(1, meta.office?.waiting ?? 0);
      await db.meta.update('database', { 'office.waiting': waiting });
    });
    this.#hasMore = true;
  }

  #nextSync(): FolderState['next'] {
    if (this.#hasMore) return 'now';
    // A second failure means a lock or a missing download, which takes its time.
    return [...this.#failedReads.values()].includes(1) ? 'soon' : undefined;
  }

  async #stateWith(problem: FolderProblem | undefined): Promise<FolderState> {
    const all = [...this.#rows.values()];
    const now = Date.now();
    const office = await withDatabase(currentOffice, () => undefined);
    const isArriving = ({ kind, modified }: FolderFileRow) =>
      kind === 'unreadable' && now - modified <= ARRIVAL_MS;
    const named = all.filter((row) => NAMED_AS_OURS.test(row.name) && !isArriving(row));
    const ofKind = (...kinds: readonly FolderFileRow['kind'][]) =>
      named.filter(({ kind }) => kinds.includes(kind)).length;
    const seen = new Map<string, number>();
    for (const { counter, modified } of all)
      if (counter) seen.set(counter, Math.max(modified, seen.get(counter) ?? 0));
    const counters = [...seen].map(([counter, lastSeen]) => ({ counter, lastSeen }));
    const { erasedAt = -Infinity, counter: own } = office ?? {};
    return {
      problem,
      waiting: office?.waiting ?? 0,
      counts: {
        foreign: ofKind('foreign', 'unreadable', 'other'),
        older: ofKind('older'),
        newer: ofKind('newer'),
        refused: all.reduce((sum, { refused }) => sum + refused, 0),
        unshared: office?.unshared ?? 0,
        notErased: counters.filter((each) => each.counter !== own && each.lastSeen < erasedAt)
          .length,
      },
      ahead: [...new Set(all.flatMap(({ ahead }) => ahead))],
      counters: counters.toSorted((a, b) => b.lastSeen - a.lastSeen),
      next: this.#nextSync(),
    };
  }
}

/** Starts syncing with a folder. @throws SaveError */
export async function openExchange(directory: FileSystemDirectoryHandle, key: OfficeKeyPair) {
  const rows = await folderFilesTable.toArray();
  forgetShared();
  return new FolderExchange(directory, key, rows);
}

/** The rows of a key's deleted records. */
const removedRows = async (key: string) =>
  (await stampsTable.where('name').startsWith(`${key} `).toArray()).filter((row) => !isThere(row));

/** Whether a change has data of a deleted application. */
function namesErased(change: Change, gone: ReadonlySet<string>): boolean {
  if (change.key === 'steps') return gone.has(change.value.applicationId);
  if (change.key === 'decisions') return gone.has(change.value.application);
  const application = change.key === 'documents' ? documentOf(change.record)?.[0] : change.record;
  const isOf = change.key === 'documents' || change.key === 'visaApplications';
  const hasValues = 'cells' in change && Object.values(change.cells).some((cell) => 2 in cell);
  return isOf && hasValues && gone.has(application ?? '');
}

/** Marks what a change is about to be written to a file. In a transaction. */
const shareIn = (change: Change, file: number) =>
  change.key === 'steps'
    ? stepsTable.update(change.record, { file })
    : stampsTable.update(
        change.key === 'decisions'
          ? nameOf({ key: 'visaApplications', record: change.value.application })
          : nameOf(change),
        { file },
      );
