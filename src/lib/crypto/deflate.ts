import { concat } from './bytes';

async function readAll(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return concat(...parts);
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
}

/** Pipes bytes through a stream; errors reach the reader. */
function pipeBytes(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  const writer = writable.getWriter();
  for (const written of [writer.write(bytes), writer.close()]) written.catch(() => {});
  return readable;
}

/** Compresses bytes (RFC 1951, no header). */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = pipeBytes(bytes, new CompressionStream('deflate-raw'));
  return (await readAll(stream, Infinity)) ?? new Uint8Array();
}

/** Decompresses bytes; `undefined` if they are damaged or exceed `maxBytes`. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const stream = pipeBytes(bytes, new DecompressionStream('deflate-raw'));
  try {
    return await readAll(stream, maxBytes);
  } catch {
    return undefined;
  }
}
