/** Letters that are whole where the next one is one of them, or none. */
const PLAIN = /^(?:$|[!-~\u0621-\u064a](?=[ -~\u0621-\u064a]|$))/;

/** The first letter of a text as people see it; empty for an empty text. */
export function initial(text: string): string {
  const trimmed = text.trim();
  // The browser takes 50 ms on a phone to make a segmenter, which most names do not need.
  const [plain] = PLAIN.exec(trimmed) ?? [];
  if (plain !== undefined) return plain;
  const first = new Intl.Segmenter().segment(trimmed)[Symbol.iterator]().next();
  return first.done ? '' : first.value.segment;
}
