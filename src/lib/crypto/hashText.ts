/**
 * A short name of a text: equal texts have equal names, and different ones practically never
 * (53 bits and the length). Synchronous, because a database transaction cannot wait for
 * `crypto.subtle`; not for secrets. The mixing is bryc's cyrb53.
 */
export function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const mixed = 2 ** 32 * ((2 ** 21 - 1) & low) + (high >>> 0);
  return `${mixed.toString(36)}.${text.length.toString(36)}`;
}
