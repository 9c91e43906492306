import { isRecord } from '@/lib/json';

interface FileBytes {
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** Only for a `File`, like `lastModified`. */
  readonly name?: string;
  readonly lastModified?: number;
}
/** A file in the database: a Blob, or its bytes where the browser cannot store Blobs. */
export type StoredFile = Blob | FileBytes;

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

export function toBlob(stored: StoredFile): Blob {
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

export async function toStoredFile(file: Blob, supportsBlobs: boolean): Promise<StoredFile> {
  return supportsBlobs ? file : bytesOf(file);
}
