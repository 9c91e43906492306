import type { DocumentKind } from '@/domain/application';
import type { DocumentFile, DocumentName } from '@/domain/documentFile';
import { isWebKit } from '@/lib/browser/storagePersistence';
import { ANSWER_TIMEOUT_MS, withDatabase, writeTransaction } from './journal/database';
import { db, keyRange, type FileBytes, type StoredFile } from './journal/db';
import { isRecord } from '@/lib/json';

async function bytesOf(file: Blob): Promise<FileBytes> {
  const bytes = await file.arrayBuffer();
  const { type } = file;
  if (!(file instanceof File)) return { bytes, type };
  const { name, lastModified } = file;
  return { bytes, type, name, lastModified };
}

function isFileBytes(value: unknown): value is FileBytes {
  return isRecord(value) && value['bytes'] instanceof ArrayBuffer;
}

function toBlob(stored: StoredFile): Blob {
  if (stored instanceof Blob) return stored;
  const { bytes, type, name, lastModified } = stored;
  if (name === undefined) return new Blob([bytes], { type });
  return new File([bytes], name, { type, ...(lastModified !== undefined && { lastModified }) });
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype;
}

/** Replaces each file in a value by its bytes. */
export async function filesToBytes(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return bytesOf(value);
  if (Array.isArray(value)) return Promise.all(value.map(filesToBytes));
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(async ([name, each]) => [
    name,
    await filesToBytes(each),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The inverse of `filesToBytes`. */
export function bytesToFiles(value: unknown): unknown {
  if (isFileBytes(value)) return toBlob(value);
  if (Array.isArray(value)) return value.map(bytesToFiles);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, bytesToFiles(each)]),
  );
}

/** A document prepared for `putFiles` or `addDocuments`. */
type Prepared<Document> = Omit<Document, 'file'> & { readonly file: StoredFile };

/** Key of the probe row, which no document has. */
const PROBE_KEY = { applicationId: '', kind: 'passportCopy' } as const;

async function probeBlobSupport(): Promise<boolean> {
  try {
    await writeTransaction([db.files], async () => {
      await db.files.put({ ...PROBE_KEY, file: new Blob(['x']) });
      await db.files.delete([PROBE_KEY.applicationId, PROBE_KEY.kind]);
    });
    return true;
  } catch {
    // Bytes can always be stored.
    return false;
  }
}

let blobSupport: Promise<boolean> | undefined;

/** Whether the database stores Blobs: WebKit's private windows store only bytes. */
export async function supportsBlobs(): Promise<boolean> {
  if (!isWebKit) return true;
  blobSupport ??= probeBlobSupport();
  return blobSupport;
}

/**
 * Converts documents to what the database can store. Call it before a transaction, which would
 * auto-commit while a file is read. @throws SaveError
 */
export async function prepareFiles<Document extends { readonly file: Blob }>(
  documents: readonly Document[],
): Promise<readonly Prepared<Document>[]> {
  if (documents.length === 0) return [];
  return withDatabase<readonly Prepared<Document>[]>(
    async () => {
      const isTaken = await supportsBlobs();
      return Promise.all(
        documents.map(async ({ file, ...name }) => ({
          ...name,
          file: isTaken ? file : await bytesOf(file),
        })),
      );
    },
    () => documents,
  );
}

/** Assumed write speed of the slowest device, in bytes per millisecond. */
const SLOWEST_BYTES_PER_MS = 1000;

/** The timeout for writing files, in milliseconds: large ones take longer. */
export function timeoutFor(files: readonly { readonly file: Blob }[]): number {
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
  return ANSWER_TIMEOUT_MS + bytes / SLOWEST_BYTES_PER_MS;
}

/** Stores the documents of an application. In a transaction. */
export async function putFiles(
  applicationId: string,
  files: readonly Prepared<DocumentFile>[],
): Promise<void> {
  await db.files.bulkPut(files.map(({ kind, file }) => ({ applicationId, kind, file })));
}

export function readDocumentFiles(applicationId: string): Promise<Map<DocumentKind, Blob>> {
  return withDatabase(
    async () => {
      const range = keyRange(applicationId);
      const rows = await db.files
        .where('[applicationId+kind]')
        .between(...range)
        .toArray();
      return new Map(rows.map(({ kind, file }) => [kind, toBlob(file)]));
    },
    () => new Map(),
  );
}

/** The keys of all documents on this device; none without a database. @throws SaveError */
export function documentNames(): Promise<DocumentName[]> {
  return withDatabase(
    async () => {
      const names = await db.files.toCollection().primaryKeys();
      return names.map(([applicationId, kind]) => ({ applicationId, kind }));
    },
    () => [],
  );
}

/** One document, `undefined` if it is not stored. @throws SaveError */
export function readDocument({ applicationId, kind }: DocumentName): Promise<Blob | undefined> {
  return withDatabase(
    async () => {
      const row = await db.files.get([applicationId, kind]);
      return row && toBlob(row.file);
    },
    () => undefined,
  );
}

/** Stores documents that are missing, without overwriting others. In a transaction. */
export async function addDocuments(
  documents: readonly (DocumentName & { readonly file: StoredFile })[],
): Promise<void> {
  if (documents.length === 0) return;
  const existing = new Set((await db.files.toCollection().primaryKeys()).map(String));
  const added = documents.filter(
    ({ applicationId, kind }) => !existing.has(String([applicationId, kind])),
  );
  await db.files.bulkPut(
    added.map(({ applicationId, kind, file }) => ({ applicationId, kind, file })),
  );
}

/** In a transaction. */
export async function deleteDocuments(documents: readonly DocumentName[]): Promise<void> {
  await db.files.bulkDelete(documents.map(({ applicationId, kind }) => [applicationId, kind]));
}
