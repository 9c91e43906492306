/** A text as one segment of an address; half a sign of two code units, which no address can hold, is replaced. */
export function pathSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
}
