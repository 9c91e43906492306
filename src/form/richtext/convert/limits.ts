import type { Node, Parents } from 'mdast';
import { strings } from '../editor/strings';

/** The longest text that the editor takes, in UTF-16 code units: some eighty thousand words. */
export const MAX_TEXT_LENGTH = 500_000;
/** From here on a person notices what a text costs: the editor says so. */
export const HEAVY_TEXT_LENGTH = 300_000;
/** Elements or Markdown containers inside one another; deeper ones would exhaust the stack. */
export const MAX_DEPTH = 120;

/** A line that opens more quotations and lists in one another than anyone means. */
// oxlint-disable-next-line regexes/linear -- what may come next is told by one character.
const DEEP_LINE = new RegExp(`^(?:[ \\t]*(?:>|[-+*][ \\t]|\\d{1,9}[.)][ \\t])){${MAX_DEPTH}}`, 'm');

const childrenOf = (node: Node | Parents): readonly Node[] =>
  'children' in node ? node.children : [];

/** Whether a Markdown tree goes too deep to be turned into HTML. */
export function isTooDeep(root: Parents): boolean {
  let level: readonly Node[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
}

export const hasDeepLine = (text: string): boolean => DEEP_LINE.test(text);

/** Why a text is not even read; undefined where it may be. A text that was longer when it was opened may stay so long. */
export function refusal(text: string, lengthWhenOpened = 0): string | undefined {
  const most = Math.max(lengthWhenOpened, MAX_TEXT_LENGTH);
  if (text.length > most) return strings.refused.tooLong(most);
  return hasDeepLine(text) ? strings.refused.tooDeep : undefined;
}
