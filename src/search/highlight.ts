import type { Searchable } from '@/content/types/search';
import { truncate, excerpt, type FindIn, marked, type Part } from '@/lib/text/marked';
import { plainText } from '@/lib/text/plainText';
import { formsOf, isFoundWithin, queryTerms } from './match';
import { mayBeTypo, isTypoOf } from './typingError';

/** About two lines on a phone. */
const QUOTE_LENGTH = 110;

/** How something found is shown. */
export interface Shown {
  readonly title: readonly Part[];
  /** A piece of its texts: around what was found, else their beginning. */
  readonly quote: readonly Part[];
}

function finder(typed: string, forgives: boolean): FindIn {
  const words = queryTerms(typed)
    .flatMap(formsOf)
    .flatMap((form) => form.split(' '));
  // The longest first, so that all of what was found is marked.
  words.sort((a, b) => b.length - a.length);
  return (folded) => {
    for (const word of words) if (folded.startsWith(word)) return { from: 0, to: word.length };
    for (const word of words) {
      const from = isFoundWithin(word) ? folded.indexOf(word) : -1;
      if (from > 0) return { from, to: from + word.length };
    }
    const isMeant = forgives && words.some((word) => mayBeTypo(word) && isTypoOf(word, folded));
    return isMeant ? { from: 0, to: folded.length } : undefined;
  };
}

/** What is shown of something found, with the words that were typed marked. */
export function shown(
  { title, texts }: Searchable,
  { typed, forgives }: { readonly typed: string; readonly forgives: boolean },
): Shown {
  const findIn = finder(typed, forgives);
  const plain = texts.map(plainText).filter(Boolean);
  let quote: readonly Part[] | undefined;
  for (const text of plain) quote ??= excerpt(text, findIn, QUOTE_LENGTH);
  const [first = ''] = plain;
  return {
    title: marked(title, findIn),
    quote: quote ?? [{ text: truncate(first, QUOTE_LENGTH), isMarked: false }],
  };
}
