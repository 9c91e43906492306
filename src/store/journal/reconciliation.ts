import { db, keyRangeFrom } from './db';
import { loadState, writeRevision, type KeyState } from './journal';
import type { ContentKey } from '@/domain/registry';
import { hasCompared, hasSeenRevision, ON_DISK_MINUTES, PROPAGATION_MS } from './tabs';
import { local } from '../local/local';
import { quarantineText, takeSnapshot } from './snapshots';
import {
  ABSENT,
  composeHash,
  losesRecords,
  matchItems,
  parseFragments,
  placeItems,
  type Fragment,
  type StoredItem,
} from '@/store/keys';

/** What a change starts from, after localStorage and the journal were compared. */
export type Resolution =
  /** Both are equal. */
  | 'inSync'
  /** localStorage is stale, or lost its last writes in a crash: start from the journal. */
  | 'behind'
  /** Other code wrote localStorage, or restored an earlier text: start from there. */
  | 'adopt'
  /** Other code wrote it, or another tab's write is being undone: compare again. */
  | 'wait'
  /** localStorage cannot be parsed: quarantine its text and start from the journal. */
  | 'unreadable';

export interface Comparison {
  /** Hash of localStorage's text: `ABSENT` if there is none, `undefined` if unreadable. */
  readonly stored: string | undefined;
  /** Hash of the last revision's text. */
  readonly last: string;
  /** Whether an earlier revision wrote localStorage's text. */
  readonly isEarlierRevision: boolean;
  /** Whether localStorage is known to have held the last revision before this text. */
  readonly isProvenNewer: boolean;
  /** For how long the stored text has been seen. */
  readonly seenForMs: number;
}

/** Long enough for another tab to undo an aborted write. */
export const SETTLE_MS = 250;

/** Implements the table in `docs/data.md`, "Which text is the true one". */
export function resolve({
  stored,
  last,
  isEarlierRevision,
  isProvenNewer,
  seenForMs,
}: Comparison): Resolution {
  if (stored === undefined) return 'unreadable';
  if (stored === last) return 'inSync';
  // Without proof the journal wins: at worst a manual deletion is undone, never the reverse.
  if ((stored === ABSENT || isEarlierRevision) && !isProvenNewer) return 'behind';
  // A tab that died during a commit leaves a text behind, and another tab may have saved over it
  // before this page noticed.
  const isOnlyText = last === ABSENT;
  const waitMs = isProvenNewer || isOnlyText ? SETTLE_MS : PROPAGATION_MS;
  return seenForMs >= waitMs ? 'adopt' : 'wait';
}

interface Stored {
  readonly text: string | null;
  /** `ABSENT` if there is no text, `undefined` if it is unreadable. */
  readonly hash: string | undefined;
  readonly fragments: readonly Fragment[];
}

/** The comparison of a key in localStorage with the journal. */
export interface Reconciliation {
  readonly state: KeyState;
  readonly stored: Stored;
  readonly resolution: Resolution;
}

/** What is known before the transaction begins. */
export interface ReconcileOptions {
  /** Texts to compare again, by key. */
  readonly unknownWrites: UnknownWrites;
  /** Whether localStorage is known to be intended as it is, even if empty. */
  readonly isIntentional?: boolean;
}

/**
 * A text that other code may have written, and the minimum time for which it has been seen. After
 * the database was deleted the time starts again.
 */
interface UnknownWrite {
  readonly epoch: string;
  readonly hash: string | undefined;
  readonly seenForMs: number;
}
export type UnknownWrites = ReadonlyMap<ContentKey, UnknownWrite>;

/** For how long a text has been seen in the current database, in milliseconds. */
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
  { unknownWrites, isIntentional = false }: ReconcileOptions,
): Promise<Reconciliation> {
  const state = await loadState(key, epoch);
  const stored = readStored(state);
  // Equal or unreadable texts need no further comparison.
  const isDifferent = stored.hash !== undefined && stored.hash !== state.hash;
  const isEarlierRevision =
    isDifferent && (await db.revisions.get([key, stored.hash])) !== undefined;
  const hasProof = async () =>
    (hasSeenRevision(state, { text: stored.text, isEarlierRevision }) ||
      (await hasReachedDisk(key))) &&
    !(await hasAbortedWrite(state));
  const resolution = resolve({
    stored: stored.hash,
    last: state.hash,
    isEarlierRevision,
    isProvenNewer: isIntentional || (isDifferent && (await hasProof())),
    seenForMs: isIntentional ? Infinity : msSeenBefore(unknownWrites, { state, stored }),
  });
  return { state, stored, resolution };
}

/**
 * Whether the last revision has reached the disk, so that no crash can bring back an older text.
 */
async function hasReachedDisk(key: ContentKey): Promise<boolean> {
  return ((await db.journal.get(key))?.minutes ?? 0) >= ON_DISK_MINUTES;
}

/** Whether a write over the last revision was undone, which may have restored an earlier text. */
async function hasAbortedWrite({ key, revision, hash }: KeyState): Promise<boolean> {
  const rows = db.revisions.where('[key+revision]').between(...keyRangeFrom(key, revision), true);
  return (await rows.toArray()).some((row) => row.hash !== hash);
}

/** The records of localStorage, matched to the journal's slots. */
function adopted({ state, stored }: Pick<Reconciliation, 'state' | 'stored'>): StoredItem[] {
  return placeItems(matchItems(state.items, stored.fragments), state.freeSlot);
}

export function baseItems(reconciliation: Reconciliation): readonly StoredItem[] {
  return reconciliation.resolution === 'adopt'
    ? adopted(reconciliation)
    : reconciliation.state.items;
}

/** Applies the resolution and returns the revision to start from. In a transaction. */
export async function applyResolution(
  { state, stored, resolution }: Reconciliation,
  {
    isIntentional,
    isEraseOnly,
    now,
  }: { isIntentional: boolean; isEraseOnly: boolean; now: number },
): Promise<KeyState> {
  if (resolution === 'unreadable') await quarantineText(state.key, stored.text ?? '', now);
  if (resolution === 'inSync' || resolution === 'unreadable') return state;
  const list = adopted({ state, stored });
  if (resolution === 'adopt' && isEraseOnly) return { ...state, items: list, text: stored.text };
  if (resolution === 'adopt') {
    // A deliberate clearing already has a snapshot of all keys.
    if (!isIntentional && losesRecords(state.items, list))
      await takeSnapshot('foreignWrite', [state], now);
    return writeRevision(state, stored.text === null ? null : list, now);
  }
  // The text is written again, so it does not count as on the disk until it has stayed there.
  const row = await db.journal.get(state.key);
  if (row?.minutes) await db.journal.put({ ...row, minutes: 0 });
  // At this page's first comparison the text may be the only copy of a save made without the
  // journal; later it is just stale.
  if (!isEraseOnly && !hasCompared(state) && losesRecords(list, state.items))
    await takeSnapshot('foreignWrite', [{ ...state, text: stored.text, items: list }], now);
  return state;
}
