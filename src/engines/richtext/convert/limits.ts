import type { Node, Parents } from 'mdast';
import { strings } from '../strings';

/** Longest text the editor accepts, in UTF-16 code units (about 80,000 words). */
export const MAX_TEXT_LENGTH = 500_000;
/** From this length on typing is noticeably slower, and the editor says so. */
export const HEAVY_TEXT_LENGTH = 300_000;
/** Longest HTML with pictures: counters exchange a record in one change of at most 1 MiB. */
export const MAX_PICTURED_LENGTH = 800_000;
/** Maximum nesting of elements or Markdown containers; deeper trees would overflow the stack. */
export const MAX_DEPTH = 120;

/** A line that opens more nested blockquotes and lists than MAX_DEPTH. */
// oxlint-disable-next-line regexes/linear -- what may come next is told by one character.
const DEEP_LINE = new RegExp(`^(?:[ \\t]*(?:>|[-+*][ \\t]|\\d{1,9}[.)][ \\t])){${MAX_DEPTH}}`, 'm');

const childrenOf = (node: Node | Parents): readonly Node[] =>
  'children' in node ? node.children : [];

/** Whether a Markdown tree is too deep to convert. */
export function isTooDeep(root: Parents): boolean {
  let level: readonly Node[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
}

export const hasDeepLine = (text: string): boolean => DEEP_LINE.test(text);

/**
 * Why a text is rejected; undefined if it is accepted. It may stay as long as it was when opened.
 */
export function refusal(text: string, lengthWhenOpened = 0): string | undefined {
  const most = Math.max(lengthWhenOpened, MAX_TEXT_LENGTH);
  if (text.length > most) return strings.refused.tooLong(most);
  return hasDeepLine(text) ? strings.refused.tooDeep : undefined;
}
