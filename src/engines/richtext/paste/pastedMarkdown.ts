import { toHtml } from 'hast-util-to-html';
import { sanitize } from '@/engines/html/sanitize';
import { depthOf } from '../convert/hast';
import { htmlToMarkdown } from '../convert/htmlToMarkdown';
import { MAX_DEPTH } from '../convert/limits';
import { parseHtml } from '../convert/parseHtml';
import { normalisePaste } from './normalisePaste';

export interface Pasted {
  markdown: string;
  /** Images without a web address, which are left out. */
  lostPictures: number;
}

const START = /<!--\s{0,9}StartFragment\s{0,9}-->/i;
const END = /<!--\s{0,9}EndFragment\s{0,9}-->/i;
/** An image in sanitised HTML, where `<` always opens a tag. */
const PICTURE = /<img\s[^<>]*>/gi;

/** The selected part, which the clipboard marks with comments; all of it without them. */
function fragmentOf(html: string): string {
  const start = START.exec(html);
  const end = END.exec(html);
  if (start === null || end === null) return html;
  return html.slice(start.index + start[0].length, Math.max(start.index, end.index));
}

/** Converts clipboard HTML to Markdown; undefined where only its plain text is usable. */
export function pastedMarkdown(html: string): Pasted | undefined {
  const fragment = fragmentOf(html);
  const tree = parseHtml(fragment);
  if (depthOf(tree.children) > MAX_DEPTH) return undefined;
  const normalised = toHtml(normalisePaste(tree));
  const clean = sanitize(normalised);
  // Embedded images and local files have no address that could be stored.
  const shown = clean.replace(PICTURE, (tag) => (/\ssrc="data:/i.test(tag) ? '' : tag));
  const count = (text: string): number => text.match(/<img\s/gi)?.length ?? 0;
  return {
    markdown: htmlToMarkdown(parseHtml(shown).children),
    lostPictures: Math.max(0, count(normalised) - count(shown)),
  };
}
