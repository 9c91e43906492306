import { toHex } from './crypto/bytes';

/** A random id. Over plain http browsers provide random bytes, but no UUIDs. */
export function newId(): string {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- absent over plain http
  return crypto.randomUUID?.() ?? toHex(crypto.getRandomValues(new Uint8Array(16)));
}
