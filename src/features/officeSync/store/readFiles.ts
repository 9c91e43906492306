import type { Change } from '@/engines/officeSync/change';
import { readLogs } from '@/engines/officeSync/folderFile';
import type { OfficeKeyPair } from '@/engines/handover/officeKeys';
import type { FolderFileRow } from './tables';

/** Result of reading some files of the folder. */
export interface FolderReading {
  readonly rows: readonly FolderFileRow[];
  readonly changes: readonly Change[];
  /** Files that the browser cannot access. */
  readonly unread: readonly string[];
}

/** Files to read, up to a number of valid ones. */
export interface ToRead {
  readonly files: readonly File[];
  readonly key: OfficeKeyPair;
  readonly most: number;
}

/** Files opened at a time. */
const AT_ONCE = 10;

/** Reads one file; undefined if the browser cannot access it. */
async function readOne(file: File, key: OfficeKeyPair) {
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

/** Reads files in order, some at a time. */
export async function* readFolderFiles({
  files,
  key,
  most,
}: ToRead): AsyncGenerator<FolderReading> {
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
