import { ABSENT } from './text';

/** What to start a change from, once localStorage and the journal have been compared. */
export type Resolution =
  /** They agree. */
  | 'inStep'
  /** localStorage is a stale copy, or lost its last writes in a crash: start from the journal. */
  | 'behind'
  /** Someone else wrote localStorage, or set it back: start from there. */
  | 'adopt'
  /** Perhaps someone else wrote it, perhaps it is another tab's write that is being undone: look again. */
  | 'wait'
  /** localStorage cannot be parsed: set its text aside and start from the journal. */
  | 'unreadable';

export interface Comparison {
  /** Hash of what localStorage holds: `ABSENT` if nothing, `undefined` if unreadable. */
  readonly stored: string | undefined;
  /** Hash of what the last revision wrote. */
  readonly last: string;
  /** Whether an earlier revision wrote what localStorage holds. */
  readonly isEarlier: boolean;
  /** Whether localStorage is known to have held the last revision before. */
  readonly isNewer: boolean;
  /** For how long what is stored has been seen. */
  readonly seenForMs: number;
}

/** A text may be another tab's write that is being undone: it is believed if it is still there then. */
export const SETTLE_MS = 250;
/** A page has heard of another process's write by then, however busy the machine. */
export const HEARD_MS = 2000;

/** The table of `docs/data.md`, "Which text is the true one". */
export function resolve({ stored, last, isEarlier, isNewer, seenForMs }: Comparison): Resolution {
  if (stored === undefined) return 'unreadable';
  if (stored === last) return 'inStep';
  // Without proof the journal counts: at worst what was removed by hand comes back, never the reverse.
  if ((stored === ABSENT || isEarlier) && !isNewer) return 'behind';
  // A tab that died in the midst of a commit leaves a text behind, and another one may have saved
  // over it without this page having heard of that.
  const isOnlyText = last === ABSENT;
  return seenForMs >= (isNewer || isOnlyText ? SETTLE_MS : HEARD_MS) ? 'adopt' : 'wait';
}
