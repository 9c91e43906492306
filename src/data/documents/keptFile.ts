import { isRecord } from '@/lib/isRecord';

interface FileBytes {
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** Of a file that had one. */
  readonly name?: string;
  readonly lastModified?: number;
}
/** As the database keeps a file: as it is, or as its bytes where the browser takes no files. */
export type KeptFile = Blob | FileBytes;

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

export function fileOf(kept: KeptFile): Blob {
  if (kept instanceof Blob) return kept;
  const { bytes, type, name, lastModified } = kept;
  if (name === undefined) return new Blob([bytes], { type });
  return new File([bytes], name, { type, ...(lastModified !== undefined && { lastModified }) });
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype;
}

/** Any value, with each file in it as its bytes. */
export async function withBytes(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return bytesOf(value);
  if (Array.isArray(value)) return Promise.all(value.map(withBytes));
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(async ([name, each]) => [name, await withBytes(each)]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The same value with its files again. */
export function withFiles(value: unknown): unknown {
  if (isFileBytes(value)) return fileOf(value);
  if (Array.isArray(value)) return value.map(withFiles);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withFiles(each)]));
}

export async function keptAs(file: Blob, takesFiles: boolean): Promise<KeptFile> {
  return takesFiles ? file : bytesOf(file);
}
