import { listsOf, packFiles, readExchange, sealCounterFile } from '@/engines/officeSync/folderFile';
import { fileNameForSaving } from '@/domain/documentFile';
import { localDate } from '@/lib/time/dates';
import { requestWriteAccess, saveBlob } from '@/lib/browser/saveBlob';
import { writeTables } from '@/store/journal/database';
import { db } from '@/store/journal/db';
import { officeState } from '@/store/office/officeState';
import { folderKey } from './counters';
import { type FolderReading, readFolder } from './exchange';
import { chosenFolder, shareFolder, syncNow } from './folder';
import { joinOffice, type JoinPreview, previewJoin } from './joining';
import { ownChanges } from './ownChanges';
import { receive } from './receive';

/** A folder, or an exchange file. */
export type FolderOrFile = FileSystemDirectoryHandle | File;

/** Why a folder or file cannot be used; `notOurs` is not an exchange file of this office. */
export class NotUsable extends Error {
  override name = 'NotUsable';
  readonly why: 'notOurs' | 'olderFile' | 'newerFile' | 'olderFolder' | 'newerFolder';

  constructor(why: NotUsable['why']) {
    super(why);
    this.why = why;
  }
}

/** The user denied access to the folder. */
export class NotAllowed extends Error {
  override name = 'NotAllowed';
}

const NOTHING: FolderReading = { files: [], kinds: new Set(), isComplete: true };

async function readSource(source: FolderOrFile): Promise<FolderReading> {
  const key = await folderKey();
  if (key === undefined) throw new NotUsable('notOurs');
  if (!(source instanceof File)) {
    if (!(await requestWriteAccess(source))) throw new NotAllowed();
    const reading = await readFolder(source, key);
    if (reading.kinds.has('older')) throw new NotUsable('olderFolder');
    if (reading.kinds.has('newer')) throw new NotUsable('newerFolder');
    return reading;
  }
  const read = await readExchange(source, key, Date.now());
  if (read === 'older') throw new NotUsable('olderFile');
  if (read === 'newer') throw new NotUsable('newerFile');
  if (typeof read === 'string') throw new NotUsable('notOurs');
  return { ...NOTHING, files: read };
}

/** A read folder or exchange file, with a preview of joining. */
export interface SourceRead {
  /** Undefined when starting an office without a folder. */
  readonly source: FolderOrFile | undefined;
  readonly reading: FolderReading;
  readonly preview: JoinPreview;
}

/** Reads a folder or exchange file and previews joining. @throws NotAllowed, NotUsable, DOMException, SaveError */
export async function openSource(source: FolderOrFile | undefined): Promise<SourceRead> {
  const reading = source ? await readSource(source) : NOTHING;
  return { source, reading, preview: await previewJoin(reading) };
}

/** Joins the office and stores the changes of the others. @throws SaveError */
export async function join({
  name,
  read: { source, reading },
}: {
  name: string;
  read: SourceRead;
}): Promise<void> {
  await joinOffice(name, reading);
  await receive(reading.files.map(({ changes }) => ({ changes })));
  if (source && !(source instanceof File)) await shareFolder(source, reading);
}

/** Imports an exchange file; resolves to the number of new changes. @throws NotUsable, SaveError */
export async function importExchange(file: File): Promise<number> {
  const { files } = await readSource(file);
  const taken = await receive(files);
  // Without a folder, this file is all that can be read after the storage was cleared.
  if ((await chosenFolder()) === undefined)
    await writeTables([], () => db.meta.update('database', { 'office.mustRead': false }));
  syncNow();
  return taken;
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
