import { fromBase64 } from '@/lib/crypto/base64';
import { sha256 } from '@/lib/crypto/sha256';
import { DOCUMENT_LABELS } from '../applicationForm';
import { type DocumentName, knownType } from '../applications/documentFile';
import type { Remark } from './incoming';
import type { BackupDocument } from './backupFile';

/** A document with its bytes; its type is what its first bytes say. */
export interface ArrivingDocument extends DocumentName {
  readonly file: Blob;
}

/** The documents of a backup that are whole and belong to one of these applications. */
export async function readDocuments(
  documents: readonly BackupDocument[],
  applicationIds: ReadonlySet<string>,
): Promise<{ documents: ArrivingDocument[]; refused: Remark[] }> {
  const accepted: ArrivingDocument[] = [];
  const refused: Remark[] = [];
  for (const [index, { applicationId, kind, size, sha256: digest, data }] of documents.entries()) {
    const refuse = (reason: string) =>
      refused.push({ place: `Document ${String(index + 1)} (${DOCUMENT_LABELS[kind]})`, reason });
    if (!applicationIds.has(applicationId)) {
      refuse('Its application is not in the file.');
      continue;
    }
    const bytes = fromBase64(data);
    if (bytes?.length !== size || (await sha256(bytes)) !== digest) {
      refuse('Its bytes are damaged.');
      continue;
    }
    const file = new Blob([bytes], { type: knownType(bytes) ?? '' });
    accepted.push({ applicationId, kind, file });
  }
  return { documents: accepted, refused };
}
