import { attention } from 'micromark-core-commonmark';
import type { Construct, Effects, Extension, Code, Event } from 'micromark-util-types';

/** Marks per paragraph that are parsed; later ones stay text. */
const MAX_MARKS = 2_000;

function limitConstruct(construct: Construct): Construct {
  const seen = new WeakMap<Effects, number>();
  return {
    ...construct,
    name: `${construct.name ?? ''}Few`,
    tokenize(effects, ok, nok) {
      // `effects` is a new object for each paragraph.
      const count = (seen.get(effects) ?? 0) + 1;
      seen.set(effects, count);
      return count > MAX_MARKS ? nok : construct.tokenize.call(this, effects, ok, nok);
    },
  };
}

/**
 * Limits attention and extension constructs per paragraph: micromark searches back from each
 * closing mark, so a paragraph of marks only would take quadratic time.
 */
export function limitMarks(extension: Extension): Extension {
  const read = Object.entries(extension.text ?? {}).map(([code, constructs]) => [
    code,
    [constructs ?? []].flat().map(limitConstruct),
  ]);
  return {
    ...extension,
    disable: { null: ['attention'] },
    text: {
      42: limitConstruct(attention),
      95: limitConstruct(attention),
      ...Object.fromEntries(read),
    },
  };
}

/** Codes at which a construct other than text may start: line endings and !&*<[\]_`~ */
const STARTS: readonly NonNullable<Code>[] = [-5, -4, -3, 33, 38, 42, 60, 91, 92, 93, 95, 96, 126];

/** Merges the preceding data events into one. */
function mergeText(events: Event[]): void {
  const last = events.length - 1;
  const current = events[last];
  if (current?.[0] !== 'enter' || current[1].type !== 'data') return;
  let first = last;
  while (events[first - 1]?.[1].type === 'data') first -= 2;
  if (first === last) return;
  const pieces = events.splice(first, last - first).map(([, token]) => token);
  // Includes fields that tokenizers stored on the tokens.
  Object.assign(current[1], ...pieces, { start: pieces[0]?.start });
}

const joined: Construct = {
  name: 'joinedText',
  // Called for each start code before any construct is tried.
  previous() {
    mergeText(this.events);
    return false;
  },
  tokenize: (_effects, _ok, nok) => nok,
};

/**
 * A micromark extension that merges data tokens while tokenizing; micromark merges them at the end
 * of the paragraph in quadratic time.
 */
export const joinedText: Extension = {
  text: Object.fromEntries(STARTS.map((code) => [code, joined])),
};
