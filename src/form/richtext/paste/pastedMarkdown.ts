import { toHtml } from 'hast-util-to-html';
import { sanitize } from '@/ui/sanitize';
import { depthOf } from '../hast';
import { htmlToMarkdown } from '../htmlToMarkdown';
import { MAX_DEPTH } from '../limits';
import { parseHtml } from '../parseHtml';
import { normalisePaste } from './normalisePaste';

export interface Pasted {
  markdown: string;
  /** Pictures that were in it and are on no web address. */
  lostPictures: number;
}

const FRAGMENT = /<!--\s*StartFragment\s*-->([\s\S]*)<!--\s*EndFragment\s*-->/i;
const PICTURE = /<img\s[^>]*>/gi;

/** The Markdown of a clipboard's HTML; undefined where only its plain text can be used. */
export function pastedMarkdown(html: string): Pasted | undefined {
  const fragment = FRAGMENT.exec(html)?.[1] ?? html;
  const tree = parseHtml(fragment);
  if (depthOf(tree.children) > MAX_DEPTH) return undefined;
  const clean = sanitize(toHtml(normalisePaste(tree)));
  // A picture inside the text itself, or on the writer's computer, is no address to keep.
  const shown = clean.replace(PICTURE, (tag) => (/\ssrc="data:/i.test(tag) ? '' : tag));
  const count = (text: string): number => text.match(PICTURE)?.length ?? 0;
  return {
    markdown: htmlToMarkdown(parseHtml(shown).children),
    lostPictures: Math.max(0, count(fragment) - count(shown)),
  };
}
