import { toHtml } from 'hast-util-to-html';
import { sanitize } from '@/ui/richText/sanitize';
import { depthOf } from '../convert/hast';
import { htmlToMarkdown } from '../convert/htmlToMarkdown';
import { MAX_DEPTH } from '../convert/limits';
import { parseHtml } from '../convert/parseHtml';
import { normalisePaste } from './normalisePaste';

export interface Pasted {
  markdown: string;
  /** Pictures that were in it and are on no web address. */
  lostPictures: number;
}

const START = /<!--\s{0,9}StartFragment\s{0,9}-->/i;
const END = /<!--\s{0,9}EndFragment\s{0,9}-->/i;
/** A picture of sanitised HTML, where a `<` always opens a tag. */
const PICTURE = /<img\s[^<>]*>/gi;

/** What was selected, as the clipboard marks it; all of it where it is not marked. */
function fragmentOf(html: string): string {
  const start = START.exec(html);
  const end = END.exec(html);
  if (start === null || end === null) return html;
  return html.slice(start.index + start[0].length, Math.max(start.index, end.index));
}

/** The Markdown of a clipboard's HTML; undefined where only its plain text can be used. */
export function pastedMarkdown(html: string): Pasted | undefined {
  const fragment = fragmentOf(html);
  const tree = parseHtml(fragment);
  if (depthOf(tree.children) > MAX_DEPTH) return undefined;
  const clean = sanitize(toHtml(normalisePaste(tree)));
  // A picture inside the text itself, or on the writer's computer, is no address to keep.
  const shown = clean.replace(PICTURE, (tag) => (/\ssrc="data:/i.test(tag) ? '' : tag));
  const count = (text: string): number => text.match(/<img\s/gi)?.length ?? 0;
  return {
    markdown: htmlToMarkdown(parseHtml(shown).children),
    lostPictures: Math.max(0, count(fragment) - count(shown)),
  };
}
