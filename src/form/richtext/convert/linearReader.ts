import { attention } from 'micromark-core-commonmark';
import type { Construct, Effects, Extension, Code, Event } from 'micromark-util-types';

/** Marks in one paragraph that are read as such; what comes after them is text. */
const MAX_MARKS = 2_000;

function few(construct: Construct): Construct {
  const seen = new WeakMap<Effects, number>();
  return {
    ...construct,
    name: `${construct.name ?? ''}Few`,
    tokenize(effects, ok, nok) {
      // Each paragraph has effects of its own.
      const count = (seen.get(effects) ?? 0) + 1;
      seen.set(effects, count);
      return count > MAX_MARKS ? nok : construct.tokenize.call(this, effects, ok, nok);
    },
  };
}

/**
 * Emphasis, and what an extension reads in text, but only so often in a paragraph: the reader looks
 * from each closing mark back for its opening one, so that a paragraph of marks alone takes the
 * square of its length.
 */
export function limitMarks(extension: Extension): Extension {
  const read = Object.entries(extension.text ?? {}).map(([code, constructs]) => [
    code,
    [constructs ?? []].flat().map(few),
  ]);
  return {
    ...extension,
    disable: { null: ['attention'] },
    text: { 42: few(attention), 95: few(attention), ...Object.fromEntries(read) },
  };
}

/** What may begin something other than text: ends of lines and !&*<[\]_`~ */
const STARTS: readonly NonNullable<Code>[] = [-5, -4, -3, 33, 38, 42, 60, 91, 92, 93, 95, 96, 126];

/** Makes one of the pieces of text before the one that is being read, and that. */
function join(events: Event[]): void {
  const last = events.length - 1;
  const current = events[last];
  if (current?.[0] !== 'enter' || current[1].type !== 'data') return;
  let first = last;
  while (events[first - 1]?.[1].type === 'data') first -= 2;
  if (first === last) return;
  const pieces = events.splice(first, last - first).map(([, token]) => token);
  // With all that readers have noted on them.
  Object.assign(current[1], ...pieces, { start: pieces[0]?.start });
}

const joined: Construct = {
  name: 'joinedText',
  // Is asked wherever one of them comes, before anything is tried there.
  previous() {
    join(this.events);
    return false;
  },
  tokenize: (_effects, _ok, nok) => nok,
};

/**
 * An extension of the Markdown reader, which leaves a piece of text for each word and joins them
 * at a paragraph's end, in the square of its length where there is much between them.
 */
export const joinedText: Extension = {
  text: Object.fromEntries(STARTS.map((code) => [code, joined])),
};
