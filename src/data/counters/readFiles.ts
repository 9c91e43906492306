import type { Change } from '@/content/counters/change';
import { readLogs } from '@/content/counters/folderFile';
import type { CounterKey } from '@/content/handover/officeKeys';
import type { FolderFileRow } from '../journal/db';

/** What was read of some files of the folder. */
export interface FolderReading {
  readonly rows: readonly FolderFileRow[];
  readonly changes: readonly Change[];
  /** What the browser does not get at. */
  readonly unread: readonly string[];
}

/** Files to read, until so many of them were counters'. */
export interface ToRead {
  readonly files: readonly File[];
  readonly key: CounterKey;
  readonly most: number;
}

/** So many files are opened at a time. */
const AT_ONCE = 10;

/** What is in one file; undefined where the browser does not get at it. */
async function readOne(file: File, key: CounterKey) {
  try {
    const logs = (await readLogs(file, key)) ?? [];
    const changes = logs.flatMap((log) => log.changes);
    const row: FolderFileRow = {
      name: file.name,
      size: file.size,
      modified: file.lastModified,
      logs: logs.map(({ counter, writer, number }) => ({ counter, writer, number })),
      ids: changes.map(({ id }) => id),
    };
    return { row, changes };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return undefined;
  }
}

/** Reads files in their order, some at a time. */
export async function* readFiles({ files, key, most }: ToRead): AsyncGenerator<FolderReading> {
  let count = 0;
  for (let at = 0; at < files.length && count < most;) {
    const some = files.slice(at, at + Math.min(AT_ONCE, most - count));
    at += some.length;
    const found = await Promise.all(some.map((file) => readOne(file, key)));
    const read = found.filter((each) => each !== undefined);
    count += read.filter(({ row }) => row.logs.length > 0).length;
    yield {
      rows: read.map(({ row }) => row),
      changes: read.flatMap(({ changes }) => changes),
      unread: some.filter((_, place) => found[place] === undefined).map(({ name }) => name),
    };
  }
}
