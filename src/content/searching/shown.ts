import { beginning, excerpt, marked, type Part } from '@/lib/text/marked';
import { plainText } from '@/lib/text/plainText';
import { finder, queryTerms } from './score';
import type { Searchable } from './terms';

/** About two lines on a phone. */
const QUOTE_LENGTH = 110;

/** Things are never changed, only replaced: their texts are read once. */
const read = new WeakMap<Searchable, readonly string[]>();

function textsOf(thing: Searchable): readonly string[] {
  const plain = read.get(thing) ?? thing.texts.map(plainText).filter(Boolean);
  read.set(thing, plain);
  return plain;
}

/** How something found is shown. */
export interface Shown {
  readonly title: readonly Part[];
  /** A piece of its texts: around what was found, else their beginning. */
  readonly quote: readonly Part[];
}

/** What is shown of something found, with the words that were typed marked. */
export function shown(
  thing: Searchable,
  { typed, forgives }: { typed: string; forgives: boolean },
): Shown {
  const findIn = finder(queryTerms(typed), forgives);
  const plain = textsOf(thing);
  let quote: readonly Part[] | undefined;
  for (const text of plain) quote ??= excerpt(text, findIn, QUOTE_LENGTH);
  const [first = ''] = plain;
  return {
    title: marked(thing.title, findIn),
    quote: quote ?? [{ text: beginning(first, QUOTE_LENGTH), isMarked: false }],
  };
}
