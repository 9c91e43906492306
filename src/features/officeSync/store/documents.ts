import * as v from 'valibot';
import { DOCUMENT_KINDS } from '@/domain/application';
import {
  documentPath,
  newDocumentName,
  openDocument,
  sealDocument,
} from '@/engines/officeSync/folderFile';
import type { OfficeKeyPair } from '@/engines/handover/officeKeys';
import { writeTarget } from '@/lib/browser/fileTarget';
import { sha256 } from '@/lib/subtle';
import {
  addDocuments,
  documentNames,
  readDocument,
  prepareFiles,
} from '@/store/documents/fileRows';
import { writeTransaction } from '@/store/journal/database';
import { db } from '@/store/journal/db';
import { sharedRecords, commitMetadata } from './changeLog';

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

const recordOf = (application: string, kind: string) => `${application} ${kind}`;

/** The file of a document in the folder. @throws DOMException if it is missing */
async function handleOf(
  directory: FileSystemDirectoryHandle,
  name: string,
  create: boolean,
): Promise<FileSystemFileHandle> {
  const [documents, part, file] = documentPath(name);
  const outer = await directory.getDirectoryHandle(documents, { create });
  const inner = await outer.getDirectoryHandle(part, { create });
  return inner.getFileHandle(file, { create });
}

const digestOf = async (file: Blob) => sha256(new Uint8Array(await file.arrayBuffer()));

/** Documents that are known to be shared. */
const told = new Set<string>();

/** Writes documents that are not shared yet to the folder. Resolves to whether there are more. */
export async function shareDocuments(
  directory: FileSystemDirectoryHandle,
  key: OfficeKeyPair,
): Promise<boolean> {
  const isUnshared = ({ applicationId, kind }: { applicationId: string; kind: string }) =>
    !told.has(recordOf(applicationId, kind));
  let news = (await documentNames()).filter(isUnshared);
  if (news.length === 0) return false;
  for (const record of (await sharedRecords('documents')).keys()) told.add(record);
  news = news.filter(isUnshared);
  for (const { applicationId: application, kind } of news.slice(0, DOCUMENTS_A_LOOK)) {
    const document = await readDocument({ applicationId: application, kind });
    if (document === undefined) continue;
    const file = newDocumentName();
    const sealed = new Blob([await sealDocument(document, key)]);
    await writeTarget(await handleOf(directory, file, true), sealed);
    const { size, type } = document;
    const name = document instanceof File ? document.name : kind;
    const fields = { application, kind, name, type, size, sha256: await digestOf(document), file };
    await commitMetadata([{ key: 'documents', record: recordOf(application, kind), fields }]);
    told.add(recordOf(application, kind));
  }
  return news.length > DOCUMENTS_A_LOOK;
}

/**
 * Stores the documents of an application that other counters have shared, after comparing them with
 * their metadata. Missing or different ones are tried again next time.
 */
export async function fetchDocuments(
  applicationId: string,
  directory: FileSystemDirectoryHandle,
  key: OfficeKeyPair,
): Promise<void> {
  const records = await sharedRecords('documents');
  for (const kind of DOCUMENT_KINDS) {
    const record = v.safeParse(sharedDocumentSchema, records.get(recordOf(applicationId, kind)));
    if (!record.success || (await readDocument({ applicationId, kind }))) continue;
    const { name, type, size, sha256: digest, file } = record.output;
    try {
      const sealed = await (await handleOf(directory, file, false)).getFile();
      const bytes = await openDocument(sealed, key);
      if (bytes?.length !== size || (await sha256(bytes)) !== digest) continue;
      const document = { applicationId, kind, file: new File([bytes], name, { type }) };
      const kept = await prepareFiles([document]);
      await writeTransaction([db.files], () => addDocuments(kept));
    } catch (error) {
      console.warn('A document is not in the folder yet:', error);
    }
  }
}
