import type { Code, Construct, Event, Extension } from 'micromark-util-types';

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
