import { beginning, excerpt, marked, type Part } from '@/lib/marked';
import { plainText } from '@/lib/plainText';
import { finder, soughtWords } from './score';
import type { Searchable } from './terms';

/** About two lines on a phone. */
const QUOTE_LENGTH = 110;

/** How something found is shown. */
export interface Shown {
  readonly title: readonly Part[];
  /** A piece of its texts: around what was found, else their beginning. */
  readonly quote: readonly Part[];
}

/** What is shown of something found, with the words that were typed marked. */
export function shown(
  { title, texts }: Searchable,
  { typed, forgives }: { typed: string; forgives: boolean },
): Shown {
  const findIn = finder(soughtWords(typed), forgives);
  const plain = texts.map(plainText).filter(Boolean);
  let quote: readonly Part[] | undefined;
  for (const text of plain) quote ??= excerpt(text, findIn, QUOTE_LENGTH);
  const [first = ''] = plain;
  return {
    title: marked(title, findIn),
    quote: quote ?? [{ text: beginning(first, QUOTE_LENGTH), isMarked: false }],
  };
}
