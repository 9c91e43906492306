import { ABSENT } from './text';

/** What to start a change from, once localStorage and the journal have been compared. */
export type Base =
  /** They agree. */
  | 'inStep'
  /** localStorage is a stale copy, or lost its last writes in a crash: start from the journal. */
  | 'behind'
  /** Someone else wrote localStorage, or set it back, and meant it: start from there. */
  | 'adopt'
  /** Perhaps someone else wrote it, perhaps it is another tab's write that is being undone: look again. */
  | 'wait'
  /** localStorage cannot be parsed: set its text aside and start from the journal. */
  | 'unreadable';

export interface Comparison {
  /** Hash of what localStorage holds: `ABSENT` if nothing, `undefined` if unreadable. */
  readonly stored: string | undefined;
  /** Hash of what the journal holds of its last revision. */
  readonly last: string;
  /** Hash of what that revision wrote: another one where rows of it have been lost. */
  readonly written: string;
  /** Whether an earlier revision wrote what localStorage holds. */
  readonly isEarlier: boolean;
  /** Whether going back to an earlier revision, or to nothing, was meant: see `isMeant`. */
  readonly meant: boolean;
  /** Whether what is stored has been there for long enough: see `isSettled`. */
  readonly settled: boolean;
}

/** The table of `docs/data.md`, "Which text is the true one". */
export function chooseBase(comparison: Comparison): Base {
  const { stored, last, written, isEarlier, meant, settled } = comparison;
  if (stored === undefined) return 'unreadable';
  if (stored === last) return 'inStep';
  if (stored === written) return 'adopt';
  if (stored === ABSENT || isEarlier) return meant ? 'adopt' : 'behind';
  return settled ? 'adopt' : 'wait';
}

/** For so long another process may still be reading its old copy of localStorage. */
export const STALE_COPY_MS = 10_000;

/** A text may be another tab's write that is being undone: it is believed if it is still there then. */
export const SETTLE_MS = 250;
/** A page has heard of another process's write by then, however busy the machine. */
export const HEARD_MS = 2000;

/**
 * Whether a text that no revision wrote, seen for so long, is to stay. A tab that died in the
 * midst of a commit leaves such a text behind, and another tab may have written over it since
 * without this page having heard of that.
 */
export function isSettled(
  seenForMs: number,
  { now, neighbourCommittedAt }: Pick<Evidence, 'now' | 'neighbourCommittedAt'>,
): boolean {
  return seenForMs >= (isRecent(now, neighbourCommittedAt) ? HEARD_MS : SETTLE_MS);
}

function isRecent(now: number, neighbourCommittedAt: number | undefined): boolean {
  return neighbourCommittedAt !== undefined && now - neighbourCommittedAt < STALE_COPY_MS;
}

/** What is known about a key that localStorage holds at an earlier revision than the journal. */
export interface Evidence {
  readonly now: number;
  /** The revision that localStorage holds; 0 for nothing. */
  readonly found: number;
  /** The newest revision that this page, or the page before it in this tab, itself saw in localStorage. */
  readonly seen: number;
  /** When the last revision was committed. */
  readonly committedAt: number;
  /** When another tab last committed this key, if that is known. */
  readonly neighbourCommittedAt: number | undefined;
  /** Since when another tab, alive now, has been open. */
  readonly neighbourSince: number | undefined;
}

/**
 * Whether it is proved that localStorage was set back on purpose. It was not lost in a crash where
 * this page saw the later text in it, or where another tab has lived since before the last commit;
 * and it is no stale copy once nobody else has committed for a while. Without proof the journal
 * counts: at worst something removed by hand comes back, never the reverse.
 */
export function isMeant(evidence: Evidence): boolean {
  const { now, found, seen, committedAt, neighbourCommittedAt, neighbourSince } = evidence;
  const mayBeStale = isRecent(now, neighbourCommittedAt);
  const seenHere = seen > found;
  const memoryIsWhole = neighbourSince !== undefined && neighbourSince < committedAt;
  return !mayBeStale && (seenHere || memoryIsWhole);
}
