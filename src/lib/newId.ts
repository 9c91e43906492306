import { toHex } from './crypto/bytes';

/** A UUID. Over plain http browsers provide random bytes, but no UUIDs. */
export function newId(): string {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- absent over plain http
  const uuid = crypto.randomUUID?.();
  const digits = () => toHex(crypto.getRandomValues(new Uint8Array(16)));
  return uuid ?? digits().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
