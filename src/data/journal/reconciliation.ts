import { db, everyKeyAfter } from './db';
import { loadState, writeRevision, type KeyState } from './journal';
import type { ContentKey } from '../keys';
import { hasCompared, hasSeenRevision } from './tabs';
import { local } from '../local/local';
import { setAside, takeSnapshot } from './snapshots';
import {
  ABSENT,
  composeHash,
  losesRecords,
  matchItems,
  parseFragments,
  placeItems,
  type Fragment,
  type Item,
} from './text';

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

interface Stored {
  readonly text: string | null;
  /** `ABSENT` if nothing, `undefined` if unreadable. */
  readonly hash: string | undefined;
  readonly fragments: readonly Fragment[];
}

/** How localStorage compares with the journal, and where a change starts from. */
export interface Reconciliation {
  readonly state: KeyState;
  readonly stored: Stored;
  readonly resolution: Resolution;
}

/** What is known before the transaction. */
export interface Circumstances {
  /** Texts that are to be looked at again, by key. */
  readonly unknownWrites: UnknownWrites;
  /** Whether it is certain that what localStorage holds, or lacks, is meant. */
  readonly isMeant?: boolean;
}

/**
 * A text that may be someone else's, and for how long it has been seen, at the least. In a database
 * that was deleted meanwhile another tab may have committed: the look begins again.
 */
interface UnknownWrite {
  readonly epoch: string;
  readonly hash: string | undefined;
  readonly seenForMs: number;
}
export type UnknownWrites = ReadonlyMap<ContentKey, UnknownWrite>;

/** For how long a text has been seen in the database that is there now, in milliseconds. */
export function msSeenBefore(
  unknownWrites: UnknownWrites,
  { state, stored }: { state: Pick<KeyState, 'key' | 'epoch'>; stored: Pick<Stored, 'hash'> },
): number {
  const before = unknownWrites.get(state.key);
  return before?.epoch === state.epoch && before.hash === stored.hash ? before.seenForMs : 0;
}

function readStored({ key, text: expected, hash, items }: KeyState): Stored {
  const text = local.getItem(key);
  if (text === expected) return { text, hash, fragments: items };
  if (text === null) return { text, hash: ABSENT, fragments: [] };
  const fragments = parseFragments(key, text);
  if (!fragments) return { text, hash: undefined, fragments: [] };
  return { text, hash: composeHash(fragments), fragments };
}

/** Compares a key in localStorage with the journal. In a transaction. */
export async function reconcile(
  key: ContentKey,
  epoch: string,
  { unknownWrites, isMeant = false }: Circumstances,
): Promise<Reconciliation> {
  const state = await loadState(key, epoch);
  const stored = readStored(state);
  // Where the texts agree, or one cannot be read whole, nothing more is asked.
  const isAsked = stored.hash !== undefined && stored.hash !== state.hash;
  const resolution = resolve({
    stored: stored.hash,
    last: state.hash,
    isEarlier: isAsked && (await db.revisions.get([key, stored.hash])) !== undefined,
    isNewer:
      isMeant || (isAsked && hasSeenRevision(state, stored.text) && !(await wasUndone(state))),
    seenForMs: isMeant ? Infinity : msSeenBefore(unknownWrites, { state, stored }),
  });
  return { state, stored, resolution };
}

/** Whether a tab has undone a write over the last revision: it may have put an earlier text back. */
async function wasUndone({ key, revision, hash }: KeyState): Promise<boolean> {
  const rows = db.revisions.where('[key+revision]').between(...everyKeyAfter(key, revision), true);
  return (await rows.toArray()).some((row) => row.hash !== hash);
}

/** What localStorage holds, in the places of the records that it continues. */
function adopted({ state, stored }: Pick<Reconciliation, 'state' | 'stored'>): Item[] {
  return placeItems(matchItems(state.items, stored.fragments), state.freeSlot);
}

export function baseItems(reconciliation: Reconciliation): readonly Item[] {
  return reconciliation.resolution === 'adopt'
    ? adopted(reconciliation)
    : reconciliation.state.items;
}

/** The revision to start from, after what the reconciliation asks for has been done. In a transaction. */
export async function applyResolution(
  { state, stored, resolution }: Reconciliation,
  { isMeant, isWithoutRoom, now }: { isMeant: boolean; isWithoutRoom: boolean; now: number },
): Promise<KeyState> {
  if (resolution === 'unreadable') await setAside(state.key, stored.text ?? '', now);
  if (resolution === 'inStep' || resolution === 'unreadable') return state;
  const list = adopted({ state, stored });
  if (resolution === 'adopt' && isWithoutRoom) return { ...state, items: list, text: stored.text };
  if (resolution === 'adopt') {
    // What was meant to go, all at once, has been kept all at once.
    if (!isMeant && losesRecords(state.items, list))
      await takeSnapshot('foreignWrite', [state], now);
    return writeRevision(state, stored.text === null ? null : list, now);
  }
  // Later it can only be a stale copy. At the first look it may be all that is left of a save
  // that was made without the journal.
  if (!isWithoutRoom && !hasCompared(state) && losesRecords(list, state.items))
    await takeSnapshot('foreignWrite', [{ ...state, text: stored.text, items: list }], now);
  return state;
}
