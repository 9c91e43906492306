import { endDraft } from '../drafts/drafts';
import type { Fact, tellOffice } from '../counters/tellOffice';
import { SaveError } from '../errors';
import { SEEDED_FLAG, type ContentKey, type StorageKey } from '../keys';
import { announce, announceLocally } from '../local/changes';
import { local } from '../local/local';
import { LocalWrites } from '../local/localWrites';
import {
  assertDatabaseVersion,
  asSaveError,
  checkedMeta,
  abortWith,
  type Purpose,
  withDatabase,
} from './database';
import { db, type SnapshotReason } from './db';
import { eraseRecords, evictStates, cacheStates, writeRevision, type KeyState } from './journal';
import {
  applyResolution,
  baseItems,
  type Circumstances,
  reconcile,
  type Reconciliation,
  msSeenBefore,
  type UnknownWrites,
  SETTLE_MS,
} from './reconciliation';
import { takeSnapshot } from './snapshots';
import { noteSeenRevision } from './tabs';
import { type Change, composeHash, type Item, joinText, parseFragments, placeItems } from './text';

export interface KeyChange {
  readonly key: ContentKey;
  readonly change: Change;
}

/** What a save ends with itself, in the same transaction: all or nothing. */
export interface SaveExtras {
  /** The draft that was saved: removed. What is typed meanwhile is kept only if the save fails. */
  readonly discardDraft?: string;
}

/** What belongs to a commit besides the texts: all or nothing with them. */
export interface CommitExtras {
  /** Reads what the changes need, before them in their transaction; may run several times. */
  readonly first?: () => Promise<void>;
  /** Further writes to the database. Runs after the changes, in their transaction; may run twice. */
  readonly within?: () => Promise<void>;
  /** Keeps each key as it was before, where the change made a difference. */
  readonly snapshot?: SnapshotReason;
  /** Whether several keys change together even where this page dies meanwhile; with a snapshot they do. */
  readonly recordsIntents?: boolean;
  /** For a change that only removes: writes nothing to the database, which has no room. */
  readonly isWithoutRoom?: boolean;
  /** Sets `isDemoInitialized`, before any other key. */
  readonly marksSeeded?: boolean;
  /** Writes what the journal has over texts that cannot be read, even where nothing is changed. */
  readonly replacesUnreadable?: boolean;
  /** Whether what localStorage holds of the keys, or lacks, was put there on purpose. */
  readonly isMeant?: boolean;
  /** Whether nobody did it here: the other counters of the office are not told. */
  readonly isUntold?: boolean;
  /** What the other counters are told besides. */
  readonly facts?: readonly Fact[];
  /** Whether it waits, as others do, until a late database has been put in order. */
  readonly purpose?: Purpose;
  /** How long the database may take over it, where that is more than it takes over a text. */
  readonly timeoutMs?: number | undefined;
}

/** The only way to write: `docs/data.md`. @throws SaveError, and then nothing was saved. */
export function commit(
  key: ContentKey,
  change: Change,
  { discardDraft, ...extras }: SaveExtras & CommitExtras = {},
): Promise<void> {
  if (discardDraft === undefined) return commitMany([{ key, change }], extras);
  const within = async () => {
    await extras.within?.();
    await db.drafts.delete(discardDraft);
  };
  return endDraft(discardDraft, () => commitMany([{ key, change }], { ...extras, within }));
}

/** Compares keys with the journal, and writes localStorage where it is behind. @throws SaveError */
export function reconcileKeys(keys: readonly ContentKey[], extras?: CommitExtras): Promise<void> {
  const changes = keys.map((key) => ({ key, change: <Items>(items: Items) => items }));
  return commitMany(changes, extras);
}

/** Several keys in one commit. @throws SaveError, and then nothing was saved. */
export async function commitMany(
  changes: readonly KeyChange[],
  extras: CommitExtras = {},
): Promise<void> {
  let unknownWrites = NONE;
  do {
    const seen = unknownWrites;
    unknownWrites = await withDatabase(
      (unanswered) => attempt(changes, extras, seen, unanswered),
      () => {
        commitWithoutJournal(changes, extras);
        return NONE;
      },
      extras.purpose ?? 'write',
      extras.timeoutMs,
    );
    if (unknownWrites.size > 0) await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  } while (unknownWrites.size > 0);
}

/** No text that must be looked at again: the commit is done. */
const NONE: UnknownWrites = new Map();

interface Planned {
  readonly change: Change;
  readonly reconciliation: Reconciliation;
}

/** The texts that must be looked at again, and for how long they will have been seen by then. */
function unknownWritesIn(waiting: readonly Planned[], seen: UnknownWrites): UnknownWrites {
  return new Map(
    waiting.map(({ reconciliation }) => {
      const { state, stored } = reconciliation;
      // Counted, not read from a clock, which may be set back.
      const seenForMs = msSeenBefore(seen, reconciliation) + SETTLE_MS;
      return [state.key, { epoch: state.epoch, hash: stored.hash, seenForMs }];
    }),
  );
}

/** A key after its change, not yet in localStorage. */
interface Prepared {
  readonly reconciliation: Reconciliation;
  readonly base: KeyState;
  readonly next: KeyState;
  readonly mustWrite: boolean;
}

function growth({ reconciliation, next }: Prepared): number {
  return (next.text?.length ?? 0) - (reconciliation.stored.text?.length ?? 0);
}

/** A stale copy must not come back: it would overwrite what another tab has saved. */
function textToReturnTo({ reconciliation, base }: Prepared): string | null {
  return reconciliation.resolution === 'behind' ? base.text : reconciliation.stored.text;
}

/** How commits become changes: fetched where the first one must, at a counter in step with its office. */
let tell: typeof tellOffice | undefined;

const byGrowth = (a: Prepared, b: Prepared) => growth(a) - growth(b);

async function attempt(
  changes: readonly KeyChange[],
  extras: CommitExtras,
  seen: UnknownWrites,
  unanswered: AbortSignal,
): Promise<UnknownWrites> {
  const circumstances: Circumstances = { unknownWrites: seen, isMeant: extras.isMeant ?? false };
  if ((extras.snapshot ?? extras.recordsIntents) && changes.length > 1)
    await recordIntents(changes, circumstances, extras);
  const writes = new LocalWrites();
  const prepared: Prepared[] = [];
  try {
    const unknownWrites = await db.transaction('rw', db.tables, async (transaction) => {
      abortWith(unanswered, transaction);
      const now = Date.now();
      const meta = await checkedMeta();
      const isTold = meta.office?.isInStep === true && extras.isWithoutRoom !== true;
      if (isTold && tell === undefined) return undefined;
      const planned: Planned[] = [];
      for (const { key, change } of changes) {
        planned.push({ change, reconciliation: await reconcile(key, meta.epoch, circumstances) });
      }
      const waiting = planned.filter(({ reconciliation }) => reconciliation.resolution === 'wait');
      if (waiting.length > 0) return unknownWritesIn(waiting, seen);
      await extras.first?.();
      for (const plan of planned) prepared.push(await prepare(plan, extras, now));
      if (extras.snapshot) await keepBefore(extras.snapshot, prepared, now);
      await extras.within?.();
      if (isTold) await tell?.(prepared, extras, now);
      // The last statements: nothing of ours can fail after them.
      if (extras.marksSeeded) writes.put(SEEDED_FLAG, local.getItem(SEEDED_FLAG), 'true');
      // What shrinks goes first, so that there is room for what grows.
      for (const each of prepared.toSorted(byGrowth)) {
        if (each.mustWrite) writes.put(each.next.key, textToReturnTo(each), each.next.text);
      }
      return NONE;
    });
    if (unknownWrites === undefined) {
      ({ tellOffice: tell } = await import('../counters/tellOffice'));
      return await attempt(changes, extras, seen, unanswered);
    }
    if (unknownWrites.size > 0) return unknownWrites;
  } catch (error) {
    await takeBack(writes, prepared);
    throw error;
  }
  complete(writes, prepared, extras);
  return NONE;
}

/** Settles the base and writes the changed rows. In a transaction. */
async function prepare(
  { reconciliation, change }: Planned,
  { isMeant = false, isWithoutRoom = false, replacesUnreadable = false }: CommitExtras,
  now: number,
): Promise<Prepared> {
  const base = await applyResolution(reconciliation, { isMeant, isWithoutRoom, now });
  const list = change(base.items);
  const isNothingStill = base.text === null && list.length === 0;
  const write = isWithoutRoom ? eraseRecords : writeRevision;
  const next = isNothingStill ? base : await write(base, list, now);
  const isReplaced =
    replacesUnreadable && reconciliation.resolution === 'unreadable' && next.text !== null;
  const mustWrite = next !== base || reconciliation.resolution === 'behind' || isReplaced;
  return { reconciliation, base, next, mustWrite };
}

/** Keeps what the changes start from, where they make a difference. In a transaction. */
async function keepBefore(
  reason: SnapshotReason,
  prepared: readonly Prepared[],
  now: number,
): Promise<void> {
  const changed = prepared.filter(({ base, next }) => next !== base).map(({ base }) => base);
  if (changed.length > 0) await takeSnapshot(reason, changed, now);
}

/** After the transaction: only now may anyone hear of it. */
function complete(
  writes: LocalWrites,
  prepared: readonly Prepared[],
  { isWithoutRoom = false }: CommitExtras,
): void {
  // The rows are not what localStorage holds then.
  if (isWithoutRoom) evictStates(prepared.map(({ next }) => next.key));
  else
    cacheStates(
      prepared.map(({ next }) => ({ ...next, text: writes.stored(next.key) ?? next.text })),
    );
  for (const { reconciliation, next, mustWrite } of prepared) {
    if (mustWrite || reconciliation.resolution !== 'unreadable') noteSeenRevision(next);
  }
  for (const key of writes.keys()) announce(key);
}

/** After an aborted transaction: localStorage as it was, and no other tab may adopt what was there. */
async function takeBack(writes: LocalWrites, prepared: readonly Prepared[]): Promise<void> {
  try {
    writes.undo();
  } catch (error) {
    // The text is noted as aborted below, so that every tab goes back to the journal.
    console.warn('An aborted write could not be undone.', error);
  }
  const written = new Set<StorageKey>(writes.keys());
  const aborted = prepared.map(({ next }) => next).filter(({ key }) => written.has(key));
  if (aborted.length === 0) return;
  for (const { key } of aborted) announceLocally(key);
  await markAborted(aborted).catch((error: unknown) => {
    // The text stays unknown to the journal: another tab that still sees it may adopt it.
    console.warn('An aborted write could not be noted.', error);
  });
}

/**
 * Notes the texts that a commit of several keys is about to write as if they were old. Should this
 * page die after the first of them and before the end, no tab adopts that one: every key goes back
 * to the journal, and none is new beside old ones.
 */
async function recordIntents(
  changes: readonly KeyChange[],
  circumstances: Circumstances,
  extras: CommitExtras,
): Promise<void> {
  await db.transaction('rw', db.tables, async () => {
    const epoch = await assertDatabaseVersion();
    await extras.first?.();
    for (const { key, change } of changes) {
      const reconciliation = await reconcile(key, epoch, circumstances);
      const hash = composeHash(change(baseItems(reconciliation)));
      const revision = reconciliation.state.revision + 1;
      await markAborted([{ key, hash, revision, savedAt: reconciliation.state.savedAt }]);
    }
  });
}

/**
 * Notes texts that were in localStorage for a moment and then undone, as if they were old: a tab
 * that still sees one takes it for a stale copy.
 */
export async function markAborted(
  aborted: readonly Pick<KeyState, 'key' | 'hash' | 'revision' | 'savedAt'>[],
): Promise<void> {
  await db.transaction('rw', db.meta, db.revisions, async () => {
    await assertDatabaseVersion();
    for (const { key, hash, revision, savedAt } of aborted) {
      await db.revisions.put({ key, hash, revision, savedAt });
    }
  });
}

/** The records of a stored text. @throws SaveError where it cannot be parsed. */
function itemsIn(key: ContentKey, text: string | null): Item[] {
  if (text === null) return [];
  const fragments = parseFragments(key, text);
  // There is nowhere to set the text aside, and it must not be overwritten.
  if (!fragments) throw new SaveError('blocked');
  return placeItems(fragments, 1);
}

/**
 * Writes localStorage alone, where there is no database: the last tab to save wins, and what
 * belongs in the database (files, drafts) is not kept. `storageHealth()` says so.
 * @throws SaveError, and then nothing was saved.
 */
function commitWithoutJournal(changes: readonly KeyChange[], extras: CommitExtras): void {
  const writes = new LocalWrites();
  try {
    if (extras.marksSeeded) writes.put(SEEDED_FLAG, local.getItem(SEEDED_FLAG), 'true');
    for (const { key, change } of changes) {
      const text = local.getItem(key);
      const items = itemsIn(key, text);
      const list = change(items);
      if (list !== items) writes.put(key, text, joinText(key, list));
    }
  } catch (error) {
    writes.undo();
    throw asSaveError(error);
  }
  for (const key of writes.keys()) announce(key);
}
