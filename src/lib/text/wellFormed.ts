/** A text without halves of characters (lone surrogates), which neither UTF-8 nor a URL can carry. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** A part of an address, encoded. Unlike `encodeURIComponent`, it never throws. */
export function encodedPart(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** A part of an address, decoded; unchanged if that fails. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
