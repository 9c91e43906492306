import { toHex } from './crypto/hex';

/** An id that nothing else has. Over plain http browsers give random bytes, but no UUIDs. */
export function newId(): string {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- absent over plain http
  return crypto.randomUUID?.() ?? toHex(crypto.getRandomValues(new Uint8Array(16)));
}
