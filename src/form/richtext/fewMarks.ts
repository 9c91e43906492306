import { attention } from 'micromark-core-commonmark';
import type { Construct, Effects, Extension } from 'micromark-util-types';

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
export function fewMarks(extension: Extension): Extension {
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
