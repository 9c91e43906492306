import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Change } from '@/engines/officeSync/change';
import { newWriter, packLogs, readLogs } from '@/engines/officeSync/folderFile';
import { beginLog } from '@/engines/officeSync/log';
import { skewedClocks } from '@/engines/officeSync/skewedClocks';
import { OFFICE, sealingKey } from '@/engines/handover/office';
import type { OfficeKeyPair } from '@/engines/handover/officeKeys';
import { builtInAccount } from '@/features/session/model/account';
import {
  changesAfter,
  counterNames,
  officeState,
  receiveChanges,
} from '@/store/changeLog/changeLog';
import { fetchDocuments } from '@/features/officeSync/store/documents';
import { readFolder } from '@/features/officeSync/store/exchange';
import {
  fillEmptyFolder,
  chosenFolder,
  leaveFolder,
  syncNow,
  shareFolder,
} from '@/features/officeSync/store/folder';
import { joinOffice, type JoinPreview, previewJoin } from '@/features/officeSync/store/joining';
import type { FolderReading } from '@/features/officeSync/store/readFiles';
import { readAccount } from '@/features/session/store/account';
import { requestWriteAccess } from '@/lib/browser/fileTarget';
import { saveBlob } from '@/lib/browser/saveBlob';
import { sameJson } from '@/lib/sameJson';
import '@/shared/queries/meta';
import { storedKeys } from '@/features/handover/store/officeKeys';

/** Why this counter cannot share: its files would be readable by anybody, or by nobody. */
export type Obstacle = 'demoKey' | 'noKey' | 'builtInPassword';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The key that seals the folder, which is also the one for applications. */
export async function folderKey(): Promise<OfficeKeyPair | undefined> {
  const { id } = sealingKey(OFFICE);
  return (await storedKeys()).find((key) => key.id === id);
}

async function currentObstacle(): Promise<Obstacle | undefined> {
  // A trial on a local machine.
  if (OFFICE.demo === true) return LOCAL.has(location.hostname) ? undefined : 'demoKey';
  if ((await folderKey()) === undefined) return 'noKey';
  const { password } = await readAccount();
  return sameJson(password, builtInAccount.password) ? 'builtInPassword' : undefined;
}

/** State of this counter in its office, and of its folder. */
export interface Counters {
  readonly obstacle: Obstacle | undefined;
  readonly isDemo: boolean;
  readonly counter: string | undefined;
  readonly isSharing: boolean;
  readonly directory: FileSystemDirectoryHandle | undefined;
  readonly names: ReadonlyMap<string, string>;
  /** Counters whose clock is more than a day off. */
  readonly skewedClocks: ReadonlySet<string>;
}

/** Newest changes that are checked for clock skew. */
const RECENT = 1000;

export const countersOptions = queryOptions({
  // Announced with the settings, because localStorage has no key for it.
  queryKey: ['settings', 'counters'],
  queryFn: async (): Promise<Counters> => {
    const office = await officeState();
    const recent = await changesAfter(Math.max(0, (office?.lastSeq ?? 0) - RECENT));
    return {
      obstacle: await currentObstacle(),
      isDemo: OFFICE.demo === true,
      counter: office?.counter,
      isSharing: office?.isInStep === true,
      directory: (await chosenFolder())?.directory,
      names: await counterNames(),
      skewedClocks: skewedClocks(recent.rows, Date.now()),
    };
  },
  staleTime: 0,
});

/** A folder, or an exchange file. */
export type FolderOrFile = FileSystemDirectoryHandle | File;

/** The file is not an exchange file of this office. */
export class NotOfThisOffice extends Error {
  override name = 'NotOfThisOffice';
}

/** The user denied access to the folder. */
export class NotAllowed extends Error {
  override name = 'NotAllowed';
}

async function readSource(source: FolderOrFile): Promise<FolderReading> {
  const key = await folderKey();
  if (key === undefined) throw new NotOfThisOffice();
  if (!(source instanceof File)) {
    if (!(await requestWriteAccess(source))) throw new NotAllowed();
    return readFolder(source, key);
  }
  const logs = await readLogs(source, key);
  if (logs === undefined) throw new NotOfThisOffice();
  return { rows: [], changes: logs.flatMap((log) => log.changes), unread: [] };
}

/** A read folder or exchange file, with a preview of joining. */
export interface SourceRead {
  /** Undefined when starting an office without a folder. */
  readonly source: FolderOrFile | undefined;
  readonly reading: FolderReading;
  readonly preview: JoinPreview;
}

/** Reads a folder or exchange file and previews joining. @throws NotAllowed, NotOfThisOffice, DOMException, SaveError */
export const readSourceOptions = mutationOptions({
  mutationFn: async (source: FolderOrFile | undefined): Promise<SourceRead> => {
    const reading = source ? await readSource(source) : { rows: [], changes: [], unread: [] };
    const preview = await previewJoin(reading.changes);
    return { source, reading, preview };
  },
  networkMode: 'always',
  gcTime: 0,
});

/** Joins the office and stores the changes of the others. @throws SaveError */
export const joinOptions = mutationOptions({
  mutationFn: async ({ name, read: { source, reading } }: { name: string; read: SourceRead }) => {
    await joinOffice(name);
    await receiveChanges(reading.changes);
    if (source && !(source instanceof File)) await shareFolder(source, reading);
  },
  networkMode: 'always',
});

/** Imports an exchange file; resolves to the number of new changes. @throws NotOfThisOffice, SaveError */
export const openExchangeOptions = mutationOptions({
  mutationFn: async (file: File) => {
    const { taken } = await receiveChanges((await readSource(file)).changes);
    syncNow();
    return taken;
  },
  networkMode: 'always',
});

/** Exports all known changes as an exchange file; resolves to the number of those left out. @throws SaveError */
export const saveExchangeOptions = mutationOptions({
  mutationFn: async (): Promise<number> => {
    const [key, office] = [await folderKey(), await officeState()];
    if (key === undefined || office === undefined) throw new NotOfThisOffice();
    const writer = newWriter();
    const logs: Uint8Array[] = [];
    let rest: readonly Change[] = (await changesAfter(0)).rows;
    let leftOut = 0;
    while (rest.length > 0) {
      const log = await beginLog(key, { counter: office.counter, writer, number: logs.length });
      const written = await log.append(rest);
      leftOut += written.tooLarge.length;
      rest = written.rest;
      logs.push(log.bytes);
    }
    saveBlob(new Blob([packLogs('X', key.id, logs)]), `${writer}.visaswap`);
    return leftOut;
  },
  networkMode: 'always',
});

export const leaveOptions = mutationOptions({ mutationFn: leaveFolder, networkMode: 'always' });

/** Requests permission for the folder again; needs a click. */
export const allowOptions = mutationOptions({
  mutationFn: async (directory: FileSystemDirectoryHandle) => {
    await requestWriteAccess(directory);
    syncNow();
  },
  networkMode: 'always',
});

export const fillOptions = mutationOptions({ mutationFn: fillEmptyFolder, networkMode: 'always' });

/** Stores the documents of an application that are only in the folder. @throws SaveError */
export async function fetchFromFolder(applicationId: string): Promise<void> {
  const [key, folder] = [await folderKey(), await chosenFolder()];
  if (key && folder) await fetchDocuments(applicationId, folder.directory, key);
}
