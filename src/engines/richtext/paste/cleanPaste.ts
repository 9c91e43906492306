import { plainText } from '@/lib/text/plainText';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { sanitize } from '@/engines/sanitize';
import { depthOf } from './hast';
import { MAX_DEPTH } from '../html';
import { normalisePaste } from './normalisePaste';

/** A list marker at the start of a line of plain text, as programs write it. */
const MARKER =
  /^[ \t\u00a0]*(?:(?:\(?(?:[\d.]{1,9}|[a-z]|[ivxlc]{1,9})[.)]|\[[ x]\]|[^\p{L}\p{N}\s]|o)(?=\s)\s*)+/gimu;
/** Plain text contains addresses and placeholders of pictures, which HTML shows in other ways. */
const ADDRESS = /(?:https?|mailto|tel|file):[^\s<>"]+/gi;
const PICTURES = /\[(?:cid|image):[^\][]*\]/gi;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Limit of words that are searched one by one; any further ones count as missing. */
const MAX_CHECKED = 200;

/** The alternative text of a picture in sanitised HTML. */
const DESCRIPTION = /<img\s[^<>]*?\salt="([^"]*)"/g;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .match(WORD) ?? [];

function countOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * The words of the clipboard's plain text that its sanitised HTML lacks, in their order, without
 * list markers and addresses.
 */
export function missingWords(plain: string, html: string): string[] {
  const text = plain.replaceAll(ADDRESS, ' ').replaceAll(PICTURES, ' ').replaceAll(MARKER, '');
  const wanted = wordsOf(text);
  const found = wordsOf(plainText(html.replaceAll(DESCRIPTION, ' $1 $&')));
  const counts = countOf(found);
  const missing = [...countOf(wanted)].filter(([word, count]) => count > (counts.get(word) ?? 0));
  if (missing.length === 0) return [];
  // HTML and plain text may split words at different places.
  const [all, here] = [wanted.join(''), found.join('')];
  const isMissing = ([word]: [string, number], index: number): boolean =>
    index >= MAX_CHECKED || all.split(word).length > here.split(word).length;
  return missing.filter(isMissing).map(([word]) => word);
}

export interface Pasted {
  /** Sanitised HTML. */
  html: string;
  /** Number of images without a web address, which are left out. */
  lostPictures: number;
}

/** An image in sanitised HTML, where `<` always opens a tag. */
const PICTURE = /<img\s[^<>]*>/gi;

/** Converts clipboard HTML to plain structure; undefined if only its plain text is usable. */
export function cleanPaste(clipboard: string): Pasted | undefined {
  try {
    const tree = fromHtml(clipboard, { fragment: true });
    if (depthOf(tree.children) > MAX_DEPTH) return undefined;
    const normalised = toHtml(normalisePaste(tree));
    const clean = sanitize(normalised);
    // Embedded images and local files have no address that could be stored.
    const html = clean.replace(PICTURE, (tag) => (/\ssrc="data:/i.test(tag) ? '' : tag));
    const count = (text: string): number => text.match(/<img\s/gi)?.length ?? 0;
    return { html, lostPictures: Math.max(0, count(normalised) - count(html)) };
  } catch (error) {
    // Nested too deeply for the parsers.
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}
