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

/** Bytes compressed as RFC 1951 says, without a header. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return (await readAll(stream, Infinity)) ?? new Uint8Array();
}

/** The bytes again; `undefined` where they are damaged, or more than `maxBytes`: it stops there. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  try {
    return await readAll(stream, maxBytes);
  } catch {
    return undefined;
  }
}
