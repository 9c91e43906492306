/**
 * A fast 53-bit hash with the text's length (bryc's cyrb53), not for secrets. Synchronous, because
 * a database transaction cannot wait for `crypto.subtle`.
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
