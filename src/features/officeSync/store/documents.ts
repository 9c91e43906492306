import * as v from 'valibot';
import { DOCUMENT_KINDS } from '@/domain/application';
import {
  documentPath,
  newDocumentName,
  openDocument,
  sealDocument,
} from '@/engines/officeSync/folderFile';
import { documentRecord } from '@/engines/officeSync/change';
import type { OfficeKeyPair } from '@/engines/handover/officeKeys';
import { writeTarget } from '@/lib/browser/saveBlob';
import { sha256 } from '@/lib/crypto/bytes';
import { addDocuments, documentNames, readDocument, prepareFiles } from '@/store/fileRows';
import type { DocumentName } from '@/domain/documentFile';
import { receivedTable } from '@/shared/store/applicationHistories';
import { commit } from '@/store/journal/commit';
import { withDatabase, writeTransaction } from '@/store/journal/database';
import { db } from '@/store/journal/db';
import { sharedDocuments, stampsTable } from '@/shared/store/office';
import { isSharedApplication } from './tables';

/** Documents written to the folder per sync. */
const DOCUMENTS_A_LOOK = 8;

/** Shared metadata of a document. */
const sharedDocumentSchema = v.object({
  application: v.string(),
  kind: v.picklist(DOCUMENT_KINDS),
  name: v.string(),
  type: v.string(),
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  sha256: v.string(),
  file: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
});

/** The folder of a document, and its name there. @throws DOMException if it is missing */
async function placeOf(directory: FileSystemDirectoryHandle, name: string, create = false) {
  const [documents, part, file] = documentPath(name);
  const outer = await directory.getDirectoryHandle(documents, { create });
  return [await outer.getDirectoryHandle(part, { create }), file] as const;
}

/** Removes a document from the folder, if it is there. @throws DOMException */
export async function removeDocument(directory: FileSystemDirectoryHandle, name: string) {
  try {
    const [folder, file] = await placeOf(directory, name);
    await folder.removeEntry(file);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
  }
}

/** Records of documents that are known to be shared. */
const sharedRecords = new Set<string>();
/** Another folder may lack them. */
export const forgetShared = (): void => sharedRecords.clear();

/** When the list of received applications was last checked. */
let lookedAt = 0;

/** An application that is received again may have other documents, which must be shared too. */
async function forgetReceived(): Promise<void> {
  const now = Date.now();
  const received = await withDatabase(
    () => receivedTable.where('at').aboveOrEqual(lookedAt).primaryKeys(),
    () => [],
  );
  lookedAt = now;
  for (const id of received)
    for (const kind of DOCUMENT_KINDS) sharedRecords.delete(documentRecord(id, kind));
}

/** Writes documents that are not shared yet to the folder; resolves to whether there are more. */
export async function shareDocuments(
  directory: FileSystemDirectoryHandle,
  key: OfficeKeyPair,
): Promise<boolean> {
  const isUnshared = ({ applicationId, kind }: DocumentName) =>
    !sharedRecords.has(documentRecord(applicationId, kind));
  await forgetReceived();
  let news = (await documentNames()).filter(isUnshared);
  if (news.length === 0) return false;
  const ids = new Set(news.map(({ applicationId }) => applicationId));
  for (const [record, { file }] of await sharedDocuments([...ids]))
    if (file) sharedRecords.add(record);
  news = news.filter(isUnshared);
  for (const { applicationId: application, kind } of news.slice(0, DOCUMENTS_A_LOOK)) {
    const document = await readDocument({ applicationId: application, kind });
    if (document === undefined) continue;
    const record = documentRecord(application, kind);
    const file = newDocumentName();
    const sealed = new Blob([await sealDocument(document, key)]);
    const [folder, path] = await placeOf(directory, file, true);
    await writeTarget(await folder.getFileHandle(path, { create: true }), sealed);
    const { size, type } = document;
    const name = document instanceof File ? document.name : kind;
    const digest = await sha256(new Uint8Array(await document.arrayBuffer()));
    const fields = { application, kind, name, type, size, sha256: digest, file };
    await commit({ changes: [], metadata: [{ key: 'documents', record, fields }] });
    sharedRecords.add(record);
  }
  return news.length > DOCUMENTS_A_LOOK;
}

/**
 * Fetches a document from the folder and stores it if it matches its metadata; resolves to whether
 * it did.
 */
async function fetchDocument(
  { applicationId, kind }: DocumentName,
  { name, type, size, sha256: digest, file }: v.InferOutput<typeof sharedDocumentSchema>,
  { directory, key }: Source,
): Promise<boolean> {
  try {
    const [folder, path] = await placeOf(directory, file);
    const sealed = await (await folder.getFileHandle(path)).getFile();
    const bytes = await openDocument(sealed, key);
    if (bytes?.length !== size || (await sha256(bytes)) !== digest) return false;
    const document = { applicationId, kind, file: new File([bytes], name, { type }) };
    const kept = await prepareFiles([document]);
    await writeTransaction([db.files, stampsTable], async () => {
      // The application may have been removed in the meantime, with its documents.
      if (await isSharedApplication(applicationId)) await addDocuments(kept);
    });
    return true;
  } catch (error) {
    console.warn('A document is not in the folder yet:', error);
    return false;
  }
}

interface Source {
  readonly directory: FileSystemDirectoryHandle;
  readonly key: OfficeKeyPair;
}

/**
 * Fetches and stores the documents that other counters have shared; without a folder, none.
 * Resolves to the ids of applications with missing or different documents, which are retried next
 * time.
 */
export async function fetchDocuments(
  applicationIds: readonly string[],
  source: Source | undefined,
): Promise<ReadonlySet<string>> {
  const records = await sharedDocuments(applicationIds);
  const incomplete = new Set<string>();
  const names = applicationIds.flatMap((applicationId) =>
    DOCUMENT_KINDS.map((kind) => ({ applicationId, kind })),
  );
  for (const name of names) {
    const shared = records.get(documentRecord(name.applicationId, name.kind));
    const isNowhere = shared === undefined || shared['file'] === null;
    if (isNowhere || (await readDocument(name))) continue;
    const record = v.safeParse(sharedDocumentSchema, shared);
    const isHere =
      source !== undefined && record.success && (await fetchDocument(name, record.output, source));
    if (!isHere) incomplete.add(name.applicationId);
  }
  return incomplete;
}
