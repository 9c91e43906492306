import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'hast';
import { parseFragment } from 'parse5';
import { sanitize } from '@/engines/html/sanitize';
import { depthOf } from './hast';
import { MAX_DEPTH } from '../limits';
import { normalisePaste } from './normalisePaste';

// Exported here so that one lazy chunk holds both.
export { missingWords } from './missingWords';

export interface Pasted {
  /** Sanitised. */
  html: string;
  /** Images without a web address, which are left out. */
  lostPictures: number;
}

/** An image in sanitised HTML, where `<` always opens a tag. */
const PICTURE = /<img\s[^<>]*>/gi;

function parse(html: string): Root {
  const tree = fromParse5(parseFragment(html, { scriptingEnabled: false }));
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}

/** Clipboard HTML as plain structure; undefined where only its plain text is usable. */
export function cleanPaste(clipboard: string): Pasted | undefined {
  try {
    const tree = parse(clipboard);
    if (depthOf(tree.children) > MAX_DEPTH) return undefined;
    const normalised = toHtml(normalisePaste(tree));
    const clean = sanitize(normalised);
    // Embedded images and local files have no address that could be stored.
    const html = clean.replace(PICTURE, (tag) => (/\ssrc="data:/i.test(tag) ? '' : tag));
    const count = (text: string): number => text.match(/<img\s/gi)?.length ?? 0;
    return { html, lostPictures: Math.max(0, count(normalised) - count(html)) };
  } catch (error) {
    // Too deep for the parsers.
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}
