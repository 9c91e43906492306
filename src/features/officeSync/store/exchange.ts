import type { Change } from '@/engines/officeSync/change';
import { fileName, logsIn, newHexId, packLogs } from '@/engines/officeSync/folderFile';
import { beginLog, isClosed, type Log, type LogHead } from '@/engines/officeSync/log';
import type { OfficeKeyPair } from '@/engines/handover/officeKeys';
import { writeTarget } from '@/lib/browser/fileTarget';
import { trustedScriptUrl } from '@/lib/browser/trustedTypes';
import { sha256 } from '@/lib/subtle';
import { SaveError } from '@/store/errors';
import { CONTENT_KEYS } from '@/store/keys';
import { writeTransaction } from '@/store/journal/database';
import { inBatches } from '@/store/journal/journal';
import { changesAfter, rebalanceList, receiveChanges } from './changeLog';
import { countWaiting } from './changesets';
import { shareDocuments } from './documents';
import { type FolderReading, readFolderFiles, type ToRead } from './readFiles';
import { type FolderFileRow, folderFilesTable, folderTable } from './tables';
// oxlint-disable-next-line import/default -- made by Vite
import workerUrl from './readLogs.worker?worker&url';
import { storedLength } from '@/store/overflow';

/** Unknown files read per sync. */
const MAX_FILES_PER_SYNC = 50;
/** Files requested at once. */
const FILES_AT_ONCE = 100;
const DAY_MS = 86_400_000;
/** Number of own packs from which they are joined. */
const PACKS_TO_JOIN = 64;
/** How long an unreadable file may still be arriving. */
const ARRIVAL_MS = 60_000;
/** Retry delay of changes that did not fit, if no space was freed. */
const FULL_MS = 60_000;
/** Failed reads after which a file is reported as missing; a virus scanner locks it for fewer. */
const MAX_FAILED_READS = 3;
/** Files sent to the worker at once: 100,000 in one message block the page for seconds. */
const FILES_PER_MESSAGE = 500;
/** Size from which a worker is worth its start. */
const WORKER_MIN_BYTES = 131_072;

/** Names of files that belong to the synchroniser, browser or system. */
const IGNORED_NAME = /^[.~]|\.(?:tmp|crswap)$/i;
const NAMED_AS_OURS = /\.visa(?:log|pack)$/i;
/** Names of rows that are not files. */
const TOO_LARGE = '/tooLarge';
const LOST = '/lost/';
const BEGUN = '/begun/';
const begunRow = (name: string) => `${BEGUN}${name}/`;

/** Delay before missing files are written again; random, so that not all counters do it at once. */
const absenceMs = () => 10 * 60_000 + 30_000 + Math.random() * 270_000;

export type FolderProblem =
  /** The first sync since login is running. */
  | 'starting'
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

export interface FolderState {
  readonly problem?: FolderProblem | undefined;
  /** Number of changes not in the folder yet. */
  readonly waiting: number;
  /** Number of files with a valid name that are not of this office. */
  readonly foreign: number;
  /** Number of changes too large for a file. */
  readonly tooLarge: number;
  /** Number of changes that need a newer version of the site. */
  readonly newer: number;
  readonly counters: readonly SeenCounter[];
}

const isNamed = (error: unknown, ...names: readonly string[]) =>
  error instanceof DOMException && names.includes(error.name);

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

/** Reads files in a worker; resolves to false if no worker can run. */
async function readInWorker(
  asked: ToRead,
  onRead: (reading: FolderReading) => void,
): Promise<boolean> {
  // The type of `new Worker` lacks TrustedScriptURL.
  const worker: Worker = Reflect.construct(Worker, [
    trustedScriptUrl(workerUrl),
    { type: 'module' },
  ]);
  const { files, key } = asked;
  let { most } = asked;
  let at = 0;
  try {
    return await new Promise((resolve, reject) => {
      const ask = () => {
        if (at >= files.length || most <= 0) return resolve(true);
        const some = files.slice(at, (at += FILES_PER_MESSAGE));
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has but its page
        return worker.postMessage({ files: some, key, most });
      };
      worker.addEventListener('error', () => resolve(false));
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<FolderReading | { readonly error: Error } | undefined>) => {
          if (data === undefined) ask();
          else if ('error' in data) reject(data.error);
          else {
            most -= data.rows.filter(({ logs }) => logs.length > 0).length;
            onRead(data);
          }
        },
      );
      ask();
    });
  } finally {
    worker.terminate();
  }
}

/** Reads files up to a number of valid ones; large amounts in a worker. */
async function read(
  files: readonly File[],
  key: OfficeKeyPair,
  most = Infinity,
): Promise<FolderReading> {
  const asked = { files, key, most };
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const rows: FolderFileRow[] = [];
  const changes: Change[] = [];
  const unread: string[] = [];
  const add = (reading: FolderReading) => {
    rows.push(...reading.rows);
    for (const change of reading.changes) changes.push(change);
    unread.push(...reading.unread);
  };
  const isRead =
    size >= WORKER_MIN_BYTES && typeof Worker !== 'undefined' && (await readInWorker(asked, add));
  if (!isRead) for await (const reading of readFolderFiles(asked)) add(reading);
  return { rows, changes, unread };
}

/** Reads a whole folder before joining. @throws DOMException if it cannot be read */
export async function readFolder(
  directory: FileSystemDirectoryHandle,
  key: OfficeKeyPair,
): Promise<FolderReading> {
  return read([...(await filesIn(directory)).values()], key);
}

/** The counters in a folder, most recently seen first. */
function countersOf(rows: Iterable<FolderFileRow>): SeenCounter[] {
  const seen = new Map<string, number>();
  for (const { logs, modified } of rows)
    for (const { counter } of logs) seen.set(counter, Math.max(modified, seen.get(counter) ?? 0));
  const counters = [...seen].map(([counter, lastSeen]) => ({ counter, lastSeen }));
  return counters.toSorted((a, b) => b.lastSeen - a.lastSeen);
}

interface OpenLog {
  readonly head: LogHead;
  readonly log: Log;
  readonly ids: Set<string>;
  /** How many of them are not in the file yet. */
  unwritten: number;
}

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

/** Starts syncing with a folder, with a new writer id. @throws SaveError */
export async function openExchange(
  directory: FileSystemDirectoryHandle,
  key: OfficeKeyPair,
  counter: string,
): Promise<Exchange> {
  const rows = new Map((await folderFilesTable.toArray()).map((row) => [row.name, row]));
  const folder = await folderTable.get('here');
  let { position = 0, packedAt = 0 } = folder ?? {};
  const writer = newHexId();
  let number = 0;
  let current: OpenLog | undefined;
  let hasMore = false;
  let newer = await countWaiting();
  const failedReads = new Map<string, number>();
  let full = { stored: 0, until: 0 };

  const keep = async (kept: readonly FolderFileRow[], gone: readonly string[] = []) => {
    for (const row of kept) rows.set(row.name, row);
    for (const name of gone) rows.delete(name);
    await writeTransaction([folderFilesTable], async () => {
      await folderFilesTable.bulkDelete([...gone]);
      await inBatches(kept, (some) => folderFilesTable.bulkPut([...some]));
    });
  };

  const isEmptied = (files: ReadonlyMap<string, File>) => {
    const known = [...rows.values()].filter(
      ({ logs, writeAgainAt }) => logs.length > 0 && writeAgainAt === undefined,
    );
    return known.length > 0 && ![...files.keys()].some((name) => NAMED_AS_OURS.test(name));
  };

  /** Notes which files are missing, and which returned unchanged. */
  const noteAbsence = async (files: ReadonlyMap<string, File>) => {
    const noted: FolderFileRow[] = [];
    for (const row of rows.values()) {
      const { writeAgainAt, ...shown } = row;
      if (row.name.startsWith('/') || files.has(row.name) === (writeAgainAt === undefined))
        continue;
      noted.push(files.has(row.name) ? shown : { ...row, writeAgainAt: Date.now() + absenceMs() });
    }
    if (noted.length > 0) await keep(noted);
  };

  const readNews = async (files: ReadonlyMap<string, File>) => {
    const news = [...files.values()].filter(({ name, size, lastModified }) => {
      const row = rows.get(name);
      return row?.size !== size || row.modified !== lastModified;
    });
    // Unreadable and foreign files must not prevent others from being read.
    news.sort((a, b) => (failedReads.get(a.name) ?? 0) - (failedReads.get(b.name) ?? 0));
    const { rows: found, changes, unread } = await read(news, key, MAX_FILES_PER_SYNC);
    hasMore = news.length > found.length + unread.length;
    for (const { name } of found) failedReads.delete(name);
    for (const name of unread) failedReads.set(name, (failedReads.get(name) ?? 0) + 1);
    if (changes.length > 0) ({ waiting: newer } = await receiveChanges(changes));
    // Content that a file lost counts as missing.
    const lost = found.flatMap(({ name, ids }) => {
      const here = new Set(ids);
      const missing = (rows.get(name)?.ids ?? []).filter((id) => !here.has(id));
      return missing.length === 0 ? [] : [lostRow(missing, Date.now() + absenceMs())];
    });
    if (found.length > 0) await keep([...found, ...lost]);
  };

  /** Resolves to whether new changes fit. If not, own ones are still written, and the others' read again. */
  const readWhatFits = async (files: ReadonlyMap<string, File>): Promise<boolean> => {
    if (Date.now() < full.until && storedLength(CONTENT_KEYS) >= full.stored) return false;
    try {
      await readNews(files);
      return true;
    } catch (error) {
      hasMore = false;
      if (!(error instanceof SaveError) || error.reason !== 'full') throw error;
      full = { stored: storedLength(CONTENT_KEYS), until: Date.now() + FULL_MS };
      return false;
    }
  };

  /** Changes missing in the folder, and the rows to delete once they are written. */
  const pending = async () => {
    const now = Date.now();
    const all = [...rows.values()];
    const due = new Set(all.filter(({ writeAgainAt = Infinity }) => writeAgainAt <= now));
    // The file is missing or was replaced by an old copy, so its content goes into another.
    if ([...due].some(({ ids }) => ids.some((id) => current?.ids.has(id)))) current = undefined;
    const shown = new Set(all.flatMap((row) => (due.has(row) ? [] : row.ids)));
    const { changes, last } = await changesAfter(due.size > 0 ? 0 : position);
    const missing = changes.filter(({ id }) => !shown.has(id) && current?.ids.has(id) !== true);
    return { due, missing, last };
  };

  /** Creates a file to write; an empty one left by a killed page is deleted by the next page. */
  const begin = async (name: string) => {
    if (!rows.has(name))
      await keep([{ name: begunRow(name), size: 0, modified: 0, logs: [], ids: [] }]);
    return directory.getFileHandle(name, { create: true });
  };

  const removeBegun = async (files: Map<string, File>) => {
    for (const row of [...rows.keys()].filter((each) => each.startsWith(BEGUN))) {
      const name = row.slice(BEGUN.length, -1);
      if (files.get(name)?.size === 0) {
        await directory.removeEntry(name);
        files.delete(name);
      }
      await keep([], [row]);
    }
  };

  /** Writes the whole current log. */
  const writeLog = async ({ head, log, ids }: OpenLog) => {
    const name = fileName(head, 'visalog');
    const handle = await begin(name);
    const { size, lastModified: modified } = await writeTarget(handle, new Blob([log.bytes]));
    await keep([{ name, size, modified, logs: [head], ids: [...ids] }], [begunRow(name)]);
  };

  /** Appends changes to the current log and writes it; resolves to those for the next log. */
  const append = async (changes: readonly Change[]): Promise<readonly Change[]> => {
    if (current === undefined) {
      const head = { counter, writer, number };
      number += 1;
      current = { head, log: await beginLog(key, head), ids: new Set(), unwritten: 0 };
    }
    const { tooLarge, rest } = await current.log.append(changes);
    if (tooLarge.length > 0) {
      const ids = [...(rows.get(TOO_LARGE)?.ids ?? []), ...tooLarge.map(({ id }) => id)];
      await keep([{ name: TOO_LARGE, size: 0, modified: 0, logs: [], ids }]);
    }
    const left = new Set([...tooLarge, ...rest]);
    const added = changes.filter((change) => !left.has(change));
    for (const { id } of added) current.ids.add(id);
    current.unwritten += added.length;
    if (current.unwritten > 0) await writeLog(current);
    current.unwritten = 0;
    if (isClosed(current.log)) current = undefined;
    return rest;
  };

  /** Writes what is missing. A due row goes last: killed before, the next page writes its changes again. */
  const write = async ({ due, missing, last }: Awaited<ReturnType<typeof pending>>) => {
    if (missing.length > 0 || current?.unwritten)
      for (let rest = await append(missing); rest.length > 0;) rest = await append(rest);
    const written = Array.from(due, ({ name }) => name);
    if (written.length > 0) await keep([], written);
    if (missing.length > 0) await rebalanceList();
    if (last === position) return;
    position = last;
    await writeTransaction([folderTable], () => folderTable.update('here', { position }));
  };

  /** Own files to combine: closed logs, and packs if there are many. */
  const packable = (files: ReadonlyMap<string, File>, now: number) => {
    const own = [...rows.values()].filter(
      ({ name, logs, modified }) =>
        files.has(name) &&
        logs.length > 0 &&
        logs.every((log) => log.counter === counter && log.writer !== writer) &&
        now - modified > DAY_MS,
    );
    const packs = own.filter(({ name }) => name.endsWith('.visapack'));
    const logs = own.filter(({ name, logs: [log] }) => log && name === fileName(log, 'visalog'));
    return packs.length < PACKS_TO_JOIN ? logs : [...packs, ...logs];
  };

  /** Once a day, packs own closed logs into one file, which is verified before they are deleted. */
  const pack = async (files: ReadonlyMap<string, File>) => {
    const now = Date.now();
    if (now - packedAt < DAY_MS && now >= packedAt) return;
    const sources = packable(files, now);
    if (sources.length > 1) {
      const logs: Uint8Array[] = [];
      for (const { name } of sources)
        logs.push(...logsIn(new Uint8Array((await files.get(name)?.arrayBuffer()) ?? [])));
      const bytes = packLogs('P', key.id, logs);
      const name = fileName({ writer, number }, 'visapack');
      number += 1;
      const file = await writeTarget(await begin(name), new Blob([bytes]));
      const written = new Uint8Array(await file.arrayBuffer());
      if ((await sha256(written)) !== (await sha256(bytes))) return;
      const { rows: packed } = await read([file], key);
      const gone = sources.map((row) => row.name);
      await keep(packed, [...gone, begunRow(name)]);
      for (const each of gone) await directory.removeEntry(each);
    }
    packedAt = now;
    await writeTransaction([folderTable], () => folderTable.update('here', { packedAt }));
  };

  const stateWith = (problem: FolderProblem | undefined, waiting: number): FolderState => {
    const all = [...rows.values()];
    const now = Date.now();
    return {
      problem,
      waiting,
      foreign: all.filter(
        ({ name, logs, modified, writeAgainAt }) =>
          NAMED_AS_OURS.test(name) &&
          logs.length === 0 &&
          writeAgainAt === undefined &&
          now - modified > ARRIVAL_MS,
      ).length,
      tooLarge: rows.get(TOO_LARGE)?.ids.length ?? 0,
      newer,
      counters: countersOf(all),
    };
  };

  const exchange = async (): Promise<FolderProblem | undefined> => {
    // Whatever stops this sync, the next one waits for its turn.
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
    await removeBegun(files);
    if (isEmptied(files)) return 'emptied';
    await noteAbsence(files);
    const isFull = !(await readWhatFits(files));
    for (const name of failedReads.keys()) if (!files.has(name)) failedReads.delete(name);
    if (!hasMore) {
      await write(await pending());
      hasMore = await shareDocuments(directory, key);
      await pack(files);
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
      const missing = problem === undefined ? [] : (await pending()).missing;
      return stateWith(problem, missing.length + (current?.unwritten ?? 0));
    },
    hasMore: () => hasMore,
    // A second failure means a lock or a missing download: it waits for the next regular sync.
    hasUnread: () => [...failedReads.values()].includes(1),
    fill: async () => {
      const shown = [...rows.values()].filter(({ name }) => !name.startsWith('/'));
      current = undefined;
      await keep(shown.map((row) => ({ ...row, writeAgainAt: 0 })));
    },
  };
}

function lostRow(ids: string[], writeAgainAt: number): FolderFileRow {
  return { name: `${LOST}${newHexId()}`, size: 0, modified: 0, logs: [], ids, writeAgainAt };
}
