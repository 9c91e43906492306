import type { Searchable } from '@/domain/registry';
import { truncate, excerpt, type FindIn, marked, type MarkedPart } from '@/lib/text/marked';
import { plainText } from '@/lib/text/plainText';
import { formsOf, isFoundWithin, queryTerms, mayBeTypo, isTypoOf } from './match';

/** About two lines on a phone. */
const QUOTE_LENGTH = 110;

/** A search result with marked matches. */
export interface HighlightedHit {
  readonly title: readonly MarkedPart[];
  /** An excerpt around the first match, or the start of the texts. */
  readonly quote: readonly MarkedPart[];
}

function finder(typed: string, allowsTypos: boolean): FindIn {
  const words = queryTerms(typed)
    .flatMap(formsOf)
    .flatMap((form) => form.split(' '));
  // Longest first, to mark the whole match.
  words.sort((a, b) => b.length - a.length);
  return (folded) => {
    for (const word of words) if (folded.startsWith(word)) return { from: 0, to: word.length };
    for (const word of words) {
      const from = isFoundWithin(word) ? folded.indexOf(word) : -1;
      if (from > 0) return { from, to: from + word.length };
    }
    const isTypo = allowsTypos && words.some((word) => mayBeTypo(word) && isTypoOf(word, folded));
    return isTypo ? { from: 0, to: folded.length } : undefined;
  };
}

/** Prepares a search result for display, with matches marked. */
export function highlightHit(
  { title, texts }: Searchable,
  { typed, allowsTypos }: { readonly typed: string; readonly allowsTypos: boolean },
): HighlightedHit {
  const findIn = finder(typed, allowsTypos);
  const plain = texts.map(plainText).filter(Boolean);
  let quote: readonly MarkedPart[] | undefined;
  for (const text of plain) quote ??= excerpt(text, findIn, QUOTE_LENGTH);
  const [first = ''] = plain;
  return {
    title: marked(title, findIn),
    quote: quote ?? [{ text: truncate(first, QUOTE_LENGTH), isMarked: false }],
  };
}
