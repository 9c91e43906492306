import { newHexId, packLogs, readLogs } from '@/engines/officeSync/folderFile';
import { beginLog } from '@/engines/officeSync/log';
import type { Change } from '@/engines/officeSync/change';
import { fileNameForSaving } from '@/domain/documentFile';
import { localDate } from '@/lib/time/dates';
import { requestWriteAccess } from '@/lib/browser/fileTarget';
import { saveBlob } from '@/lib/browser/saveBlob';
import { officeState } from '@/store/office/officeState';
import { changesAfter, receiveChanges } from './changeLog';
import { folderKey } from './counters';
import { readFolder } from './exchange';
import { shareFolder, syncNow } from './folder';
import { joinOffice, type JoinPreview, previewJoin } from './joining';
import type { FolderReading } from './readFiles';

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
export async function openSource(source: FolderOrFile | undefined): Promise<SourceRead> {
  const reading = source ? await readSource(source) : { rows: [], changes: [], unread: [] };
  const preview = await previewJoin(reading.changes);
  return { source, reading, preview };
}

/** Joins the office and stores the changes of the others. @throws SaveError */
export async function join({
  name,
  read: { source, reading },
}: {
  name: string;
  read: SourceRead;
}): Promise<void> {
  await joinOffice(name);
  await receiveChanges(reading.changes);
  if (source && !(source instanceof File)) await shareFolder(source, reading);
}

/** Imports an exchange file; resolves to the number of new changes. @throws NotOfThisOffice, SaveError */
export async function importExchange(file: File): Promise<number> {
  const { taken } = await receiveChanges((await readSource(file)).changes);
  syncNow();
  return taken;
}

/** Exports all known changes as an exchange file; resolves to the number of those left out. @throws SaveError */
export async function exportExchange(): Promise<number> {
  const [key, office] = [await folderKey(), await officeState()];
  if (key === undefined || office === undefined) throw new NotOfThisOffice();
  const writer = newHexId();
  const logs: Uint8Array[] = [];
  let rest: readonly Change[] = (await changesAfter(0)).changes;
  let leftOut = 0;
  while (rest.length > 0) {
    const log = await beginLog(key, { counter: office.counter, writer, number: logs.length });
    const written = await log.append(rest);
    leftOut += written.tooLarge.length;
    rest = written.rest;
    logs.push(log.bytes);
  }
  const name = `dubai-visa-${office.name ?? ''}-${localDate(new Date())}`;
  saveBlob(new Blob([packLogs('X', key.id, logs)]), fileNameForSaving(`${name}.visaswap`));
  return leftOut;
}
