import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Change } from '@/content/counters/change';
import { newWriter, packLogs, readLogs } from '@/content/counters/folderFile';
import { beginLog } from '@/content/counters/log';
import { skewedClocks } from '@/content/counters/skewedClocks';
import { OFFICE, sealingKey } from '@/content/handover/office';
import type { CounterKey } from '@/content/handover/officeKeys';
import { builtInAccount } from '@/content/session/account';
import { changesAfter, counterNames, officeState, receiveChanges } from '@/data/counters/changes';
import { fetchDocuments } from '@/data/counters/documents';
import { type FolderState, readFolder } from '@/data/counters/exchange';
import {
  fillEmptyFolder,
  chosenFolder,
  leaveFolder,
  syncNow,
  shareFolder,
} from '@/data/counters/folder';
import { joinOffice, type JoinPreview, previewJoin } from '@/data/counters/joining';
import type { FolderReading } from '@/data/counters/readFiles';
import { readAccount } from '@/data/session/account';
import { requestWriteAccess } from '@/lib/browser/fileTarget';
import { saveBlob } from '@/lib/browser/saveBlob';
import { sameJson } from '@/lib/sameJson';
import '../meta';
import { storedKeys } from './counter';

export type { FolderState, JoinPreview };

/** Why this counter may share nothing: what it wrote could be read by anybody, or by nobody. */
export type Obstacle = 'demoKey' | 'noKey' | 'builtInPassword';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The key that the folder is sealed with: the one that applications are sealed for. */
export async function folderKey(): Promise<CounterKey | undefined> {
  const { id } = sealingKey(OFFICE);
  return (await storedKeys()).find((key) => key.id === id);
}

async function currentObstacle(): Promise<Obstacle | undefined> {
  // Somebody tries it out on their own machine.
  if (OFFICE.demo === true) return LOCAL.has(location.hostname) ? undefined : 'demoKey';
  if ((await folderKey()) === undefined) return 'noKey';
  const { password } = await readAccount();
  return sameJson(password, builtInAccount.password) ? 'builtInPassword' : undefined;
}

/** What this counter is to its office, and what its folder needs. */
export interface Counters {
  readonly obstacle: Obstacle | undefined;
  readonly isDemo: boolean;
  readonly counter: string | undefined;
  readonly isInStep: boolean;
  readonly directory: FileSystemDirectoryHandle | undefined;
  readonly names: ReadonlyMap<string, string>;
  /** Counters whose clock is more than a day from this one's. */
  readonly skewedClocks: ReadonlySet<string>;
}

/** So many of the newest changes say whose clock is wrong. */
const RECENT = 1000;

export const countersOptions = queryOptions({
  // Told of with the settings: localStorage has no key of its own for it.
  queryKey: ['settings', 'counters'],
  queryFn: async (): Promise<Counters> => {
    const office = await officeState();
    const recent = await changesAfter(Math.max(0, (office?.lastSeq ?? 0) - RECENT));
    return {
      obstacle: await currentObstacle(),
      isDemo: OFFICE.demo === true,
      counter: office?.counter,
      isInStep: office?.isInStep === true,
      directory: (await chosenFolder())?.directory,
      names: await counterNames(),
      skewedClocks: skewedClocks(recent.rows, Date.now()),
    };
  },
  staleTime: 0,
});

/** A folder, or an exchange file. */
export type Source = FileSystemDirectoryHandle | File;

/** A file that is no exchange file of this office. */
export class NotOfThisOffice extends Error {
  override name = 'NotOurs';
}

/** The browser was told that the folder may not be used. */
export class NotAllowed extends Error {
  override name = 'NotAllowed';
}

async function readSource(source: Source): Promise<FolderReading> {
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

/** A folder or an exchange file that was read, and what joining its counters would do. */
export interface SourceRead {
  /** Undefined for who begins an office by hand. */
  readonly source: Source | undefined;
  readonly reading: FolderReading;
  readonly preview: JoinPreview;
}

/** Reads a folder or an exchange file, and says what joining would do. @throws NotAllowed, NotOurs, DOMException, SaveError */
export const readSourceOptions = mutationOptions({
  mutationFn: async (source: Source | undefined): Promise<SourceRead> => {
    const reading = source ? await readSource(source) : { rows: [], changes: [], unread: [] };
    const preview = await previewJoin(reading.changes);
    return { source, reading, preview };
  },
  networkMode: 'always',
  gcTime: 0,
});

/** Joins the office and takes what the others have. @throws SaveError */
export const joinOptions = mutationOptions({
  mutationFn: async ({ name, read: { source, reading } }: { name: string; read: SourceRead }) => {
    await joinOffice(name);
    await receiveChanges(reading.changes);
    if (source && !(source instanceof File)) await shareFolder(source, reading);
  },
  networkMode: 'always',
});

/** Takes what is in an exchange file; resolves to how many changes were new. @throws NotOurs, SaveError */
export const openExchangeOptions = mutationOptions({
  mutationFn: async (file: File) => {
    const { taken } = await receiveChanges((await readSource(file)).changes);
    syncNow();
    return taken;
  },
  networkMode: 'always',
});

/** Saves all that this counter knows as an exchange file. @throws SaveError */
export const saveExchangeOptions = mutationOptions({
  mutationFn: async () => {
    const [key, office] = [await folderKey(), await officeState()];
    if (key === undefined || office === undefined) throw new NotOfThisOffice();
    const writer = newWriter();
    const logs: Uint8Array[] = [];
    let rest: readonly Change[] = (await changesAfter(0)).rows;
    while (rest.length > 0) {
      const log = await beginLog(key, { counter: office.counter, writer, number: logs.length });
      ({ rest } = await log.append(rest));
      logs.push(log.bytes);
    }
    saveBlob(new Blob([packLogs('X', key.id, logs)]), `${writer}.visaswap`);
  },
  networkMode: 'always',
});

export const leaveOptions = mutationOptions({ mutationFn: leaveFolder, networkMode: 'always' });

/** Asks the browser for the folder again, of a click. */
export const allowOptions = mutationOptions({
  mutationFn: async (directory: FileSystemDirectoryHandle) => {
    await requestWriteAccess(directory);
    syncNow();
  },
  networkMode: 'always',
});

export const fillOptions = mutationOptions({ mutationFn: fillEmptyFolder, networkMode: 'always' });

/** Keeps documents of an application that are in the folder and not here. @throws SaveError */
export async function fetchFromFolder(applicationId: string): Promise<void> {
  const [key, folder] = [await folderKey(), await chosenFolder()];
  if (key && folder) await fetchDocuments(applicationId, folder.directory, key);
}
