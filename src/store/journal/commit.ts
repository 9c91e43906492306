import { endDraft } from '../drafts';
import { type KeyEdit, type RecordedPlan, storeHooks } from '../hooks';
import { SaveError } from '../errors';
import type { ContentKey } from '@/domain/registry';
import { SEEDED_FLAG } from '@/config';
import { applicationType } from '@/domain/application';
import {
  CONTENT_KEYS,
  type StorageKey,
  type Rewrite,
  composeHash,
  type Fragment,
  type StoredItem,
  joinText,
  parseFragments,
  placeItems,
} from '../keys';
import { announce, announceLocally } from '../local/changeEvents';
import { local } from '../local/local';
import { LocalWrites } from '../local/localWrites';
import { asSaveError, withDatabase, writeTransaction } from './database';
import { db, type MetaRow, type OverflowRow, type SnapshotReason } from './db';
import {
  cachedState,
  cacheStates,
  eraseRecords,
  evictStates,
  type KeyState,
  writeRevision,
} from './journal';
import {
  applyResolution,
  baseItems,
  type ReconcileOptions,
  reconcile,
  type Reconciliation,
  msSeenBefore,
  type UnknownWrites,
  SETTLE_MS,
} from './reconciliation';
import { takeSnapshot } from './snapshots';
import { fittingList, listLength, lowerLimit, storedLength, storeOverflow } from '../overflow';
import { noteSeenRevision } from './tabs';

export interface KeyChange {
  readonly key: ContentKey;
  readonly rewrite: Rewrite;
}

/** Everything that one commit writes: all of it in one transaction, or nothing. */
export interface CommitPlan extends RecordedPlan {
  readonly changes: readonly KeyChange[];
  /**
   * Reads what the changes need, inside the transaction, given what they will start from; may run
   * several times.
   */
  readonly before?: (items: ReadonlyMap<ContentKey, readonly StoredItem[]>) => Promise<void>;
  /** Writes further rows after the changes, inside the transaction; may run twice. */
  readonly rows?: () => Promise<void>;
  /** Takes a snapshot of each key that the changes modify. */
  readonly snapshot?: SnapshotReason;
  /** Id of the saved draft, which is deleted; later input to it is kept only if the save fails. */
  readonly draftId?: string | undefined;
  /**
   * How to treat a text in localStorage that differs from the journal. `proved`: adopt it once it
   * is proved to be newer · `intended`: adopt it at once · `replaceable`: as `proved`, but
   * overwrite an unreadable text, even without a change
   */
  readonly stored?: 'proved' | 'intended' | 'replaceable';
  /** Timeout in milliseconds, where a write takes longer than a text does. */
  readonly timeoutMs?: number | undefined;
}

/** A plan without its changes. */
export type CommitOptions = Omit<CommitPlan, 'changes'>;

const APPLICATIONS = applicationType.key;

/** Rewrites nothing: the commit only compares the key with the journal. */
const unchanged = <Items>(items: Items): Items => items;

/** Compares keys with the journal, and updates localStorage where it is stale. @throws SaveError */
export function reconcileKeys(keys: readonly ContentKey[], options?: CommitOptions): Promise<void> {
  return commit({ ...options, changes: keys.map((key) => ({ key, rewrite: unchanged })) });
}

/** The only way to write content, see `docs/data.md`. @throws SaveError; nothing is saved then, except perhaps after a `timeout` */
export function commit(plan: CommitPlan): Promise<void> {
  const { draftId } = plan;
  if (draftId === undefined) return commitWithRoom(plan);
  const rows = async () => {
    await plan.rows?.();
    await db.drafts.delete(draftId);
  };
  return endDraft(draftId, () => commitWithRoom({ ...plan, rows }));
}

/** Repeats a commit that lacks room, as long as applications can move to the overflow. */
async function commitWithRoom(plan: CommitPlan): Promise<void> {
  const attempt: Attempt = { ...plan, plannedLength: Infinity };
  for (;;)
    try {
      return await repeatUntilProved(attempt);
    } catch (error) {
      const isFull = error instanceof SaveError && error.reason === 'full';
      if (!isFull || plan.mode === 'eraseOnly' || !(await makeRoom(attempt))) throw error;
    }
}

/** A commit that is tried, perhaps several times. */
interface Attempt extends CommitPlan {
  /** The length of all content after it; `Infinity` until it is known. */
  plannedLength: number;
}

/** In UTF-16 code units; a shorter list is not what fills localStorage. */
const LONG_LIST = 1_000_000;

/** Moves applications from a list that fills localStorage to the overflow; false if none can. */
async function makeRoom({ changes, origin, plannedLength }: Attempt): Promise<boolean> {
  // Other counters may have sent most of the list, so this commit moves some of that itself.
  if (origin === 'remote' && changes.some(({ key }) => key === APPLICATIONS))
    return lowerLimit(plannedLength);
  const lengthNow = () => cachedState(APPLICATIONS)?.text?.length ?? 0;
  const before = lengthNow();
  if (before < LONG_LIST || !lowerLimit(storedLength(CONTENT_KEYS))) return false;
  try {
    await repeatUntilProved({
      changes: [{ key: APPLICATIONS, rewrite: unchanged }],
      plannedLength: Infinity,
    });
  } catch {
    // The disk is full too: the first error says so.
    return false;
  }
  return lengthNow() < before;
}

/**
 * Retries a commit until each text that may be newer than the journal has been stable long enough.
 */
async function repeatUntilProved(plan: Attempt): Promise<void> {
  let unknownWrites = NO_UNKNOWN_WRITES;
  do {
    const seenWrites = unknownWrites;
    unknownWrites = await withDatabase(
      (signal) => attemptCommit(plan, seenWrites, signal),
      () => {
        commitWithoutJournal(plan);
        return NO_UNKNOWN_WRITES;
      },
      plan.origin === 'repair' ? 'repair' : 'write',
      plan.timeoutMs,
    );
    if (unknownWrites.size > 0) await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  } while (unknownWrites.size > 0);
}

/** The result of a finished commit: no text has to be compared again. */
const NO_UNKNOWN_WRITES: UnknownWrites = new Map();

interface Planned extends KeyChange {
  readonly reconciliation: Reconciliation;
}

/** The texts to compare again, and for how long they will have been seen by then. */
function unknownWritesIn(waiting: readonly Planned[], seenWrites: UnknownWrites): UnknownWrites {
  return new Map(
    waiting.map(({ reconciliation }) => {
      const { state, stored } = reconciliation;
      // Adds up the waits instead of reading the clock, which may be set back.
      const seenForMs = msSeenBefore(seenWrites, reconciliation) + SETTLE_MS;
      return [state.key, { epoch: state.epoch, hash: stored.hash, seenForMs }];
    }),
  );
}

/** A key after its change, before localStorage is written. */
interface Prepared {
  readonly reconciliation: Reconciliation;
  readonly base: KeyState;
  readonly next: KeyState;
  readonly mustWrite: boolean;
  /** The applications that move to the overflow. */
  readonly left: readonly OverflowRow[];
}

/**
 * Rewrites keys one after the other, the applications last: those that do not fit beside the other
 * keys move to the overflow.
 */
class Changer {
  readonly #lengths = new Map<ContentKey, number>();

  static inOrder<Each extends { readonly key: ContentKey }>(changes: readonly Each[]): Each[] {
    return changes.toSorted(
      (a, b) => Number(a.key === APPLICATIONS) - Number(b.key === APPLICATIONS),
    );
  }

  change(
    { key, rewrite }: KeyChange,
    items: readonly StoredItem[],
    { origin, isFitted }: { origin: CommitPlan['origin']; isFitted: boolean },
  ) {
    const list = rewrite(items);
    if (key === APPLICATIONS && isFitted) {
      // Only what is edited here stays in the list longer than the rest.
      const known = new Set<Fragment>(origin === 'remote' ? list : items);
      return fittingList(list, (item) => !known.has(item), this.#lengths);
    }
    this.#lengths.set(key, listLength(list));
    return { list, left: [] };
  }
}

function growth({ reconciliation, next }: Prepared): number {
  return (next.text?.length ?? 0) - (reconciliation.stored.text?.length ?? 0);
}

/** The text to restore on failure; never a stale copy, which could overwrite another tab's save. */
function rollbackText({ reconciliation, base }: Prepared): string | null {
  return reconciliation.resolution === 'behind' ? base.text : reconciliation.stored.text;
}

const byGrowth = (a: Prepared, b: Prepared) => growth(a) - growth(b);

async function attemptCommit(
  plan: Attempt,
  seenWrites: UnknownWrites,
  signal: AbortSignal,
): Promise<UnknownWrites> {
  const options: ReconcileOptions = {
    unknownWrites: seenWrites,
    isIntentional: plan.stored === 'intended',
  };
  const changing = plan.changes.filter(({ rewrite }) => rewrite !== unchanged);
  const hooks = await storeHooks();
  if (changing.length > 1 && plan.origin !== 'repair') await recordIntents(plan, options);
  const writes = new LocalWrites();
  const prepared: Prepared[] = [];
  try {
    const work = async (meta: MetaRow) => {
      const now = Date.now();
      if (hooks.mustLoad(meta)) return undefined;
      const planned: Planned[] = [];
      for (const each of Changer.inOrder(plan.changes)) {
        planned.push({ ...each, reconciliation: await reconcile(each.key, meta.epoch, options) });
      }
      const waiting = planned.filter(({ reconciliation }) => reconciliation.resolution === 'wait');
      if (waiting.length > 0) return unknownWritesIn(waiting, seenWrites);
      await plan.before?.(itemsOf(planned));
      const changer = new Changer();
      for (const each of planned) prepared.push(await prepare(each, plan, { changer, now }));
      plan.plannedLength = prepared.reduce(
        (sum, each) => sum + growth(each),
        storedLength(CONTENT_KEYS),
      );
      if (plan.snapshot) await snapshotBases(plan.snapshot, prepared, now);
      await plan.rows?.();
      for (const { left } of prepared) await storeOverflow(left);
      await hooks.onCommit(prepared.map(withOverflow), plan, meta, now);
      // Last, because nothing may fail after localStorage is written.
      if (plan.setsSeededFlag) writes.put(SEEDED_FLAG, local.getItem(SEEDED_FLAG), 'true');
      // Shrinking texts first, which makes room for those that grow.
      for (const each of prepared.toSorted(byGrowth)) {
        if (each.mustWrite) writes.put(each.next.key, rollbackText(each), each.next.text);
      }
      return NO_UNKNOWN_WRITES;
    };
    const unknownWrites = await writeTransaction(db.tables, work, signal);
    if (unknownWrites === undefined) {
      await hooks.load();
      return await attemptCommit(plan, seenWrites, signal);
    }
    if (unknownWrites.size > 0) return unknownWrites;
  } catch (error) {
    await undoWrites(writes, prepared);
    throw error;
  }
  afterCommit(writes, prepared, plan);
  return NO_UNKNOWN_WRITES;
}

/** Puts one key in order, rewrites it and writes its changed rows. In a transaction. */
async function prepare(
  { reconciliation, ...planned }: Planned,
  { stored, mode, origin }: CommitPlan,
  { changer, now }: { changer: Changer; now: number },
): Promise<Prepared> {
  const isIntentional = stored === 'intended';
  const isEraseOnly = mode === 'eraseOnly';
  const base = await applyResolution(reconciliation, { isIntentional, isEraseOnly, now });
  const isUnreadable = reconciliation.resolution === 'unreadable';
  const isFitted = !isEraseOnly && !isUnreadable;
  const { list, left } = changer.change(planned, base.items, { origin, isFitted });
  // An unreadable text is replaced only by a commit that may do so and that rewrites the list.
  const isKept = !isUnreadable || stored !== 'replaceable' || list === base.items;
  const isStillAbsent = base.text === null && list.length === 0 && isKept;
  const write = isEraseOnly ? eraseRecords : writeRevision;
  const next = isStillAbsent ? base : await write(base, list, now);
  const isReplaced = stored === 'replaceable' && isUnreadable && next.text !== null;
  const mustWrite = next !== base || reconciliation.resolution === 'behind' || isReplaced;
  return { reconciliation, base, next, mustWrite, left };
}

/** Adds what moves to the overflow, which features must not take for deleted. */
function withOverflow({ left, next, ...prepared }: Prepared): KeyEdit {
  if (left.length === 0) return { ...prepared, next };
  const ids = new Set(left.map(({ id }) => id));
  const leaving = prepared.base.items.filter(({ id = '' }) => ids.has(id));
  return { ...prepared, next: { ...next, items: [...next.items, ...leaving] } };
}

/** Takes a snapshot of the keys that change. In a transaction. */
async function snapshotBases(
  reason: SnapshotReason,
  prepared: readonly Prepared[],
  now: number,
): Promise<void> {
  const changed = prepared.filter(({ base, next }) => next !== base).map(({ base }) => base);
  if (changed.length > 0) await takeSnapshot(reason, changed, now);
}

/** Updates the cache and notifies the tabs, once the transaction is complete. */
function afterCommit(
  writes: LocalWrites,
  prepared: readonly Prepared[],
  { mode }: CommitPlan,
): void {
  // Erasing may leave rows that differ from localStorage.
  if (mode === 'eraseOnly') evictStates(prepared.map(({ next }) => next.key));
  else
    cacheStates(
      prepared.map(({ next }) => ({ ...next, text: writes.stored(next.key) ?? next.text })),
    );
  for (const { reconciliation, next, mustWrite } of prepared) {
    if (mustWrite || reconciliation.resolution !== 'unreadable') noteSeenRevision(next);
  }
  for (const key of writes.keys()) announce(key);
}

/**
 * Undoes the writes to localStorage of an aborted transaction, and marks their texts as aborted so
 * that no tab adopts them.
 */
async function undoWrites(writes: LocalWrites, prepared: readonly Prepared[]): Promise<void> {
  try {
    writes.undo();
  } catch (error) {
    // The text is marked as aborted below, so every tab returns to the journal.
    console.warn('An aborted write could not be undone.', error);
  }
  const written = new Set<StorageKey>(writes.keys());
  const aborted = prepared.map(({ next }) => next).filter(({ key }) => written.has(key));
  if (aborted.length === 0) return;
  for (const { key } of aborted) announceLocally(key);
  await markAborted(aborted).catch((error: unknown) => {
    // Without the mark, another tab that still sees the text may adopt it.
    console.warn('An aborted write could not be noted.', error);
  });
}

/**
 * Marks the texts that a commit of several keys is about to write as stale. If this page dies after
 * the first write, every tab returns to the journal instead of adopting half of the commit.
 */
async function recordIntents(
  { changes, before, origin }: CommitPlan,
  options: ReconcileOptions,
): Promise<void> {
  await writeTransaction(db.tables, async ({ epoch }) => {
    const planned: Planned[] = [];
    for (const each of Changer.inOrder(changes))
      planned.push({ ...each, reconciliation: await reconcile(each.key, epoch, options) });
    await before?.(itemsOf(planned));
    const changer = new Changer();
    for (const { reconciliation, ...each } of planned) {
      const isFitted = reconciliation.resolution !== 'unreadable';
      const { list } = changer.change(each, baseItems(reconciliation), { origin, isFitted });
      const revision = reconciliation.state.revision + 1;
      const { savedAt } = reconciliation.state;
      await markAborted([{ key: each.key, hash: composeHash(list), revision, savedAt }]);
    }
  });
}

/** What the changes of a commit start from. */
const itemsOf = (planned: readonly Planned[]) =>
  new Map(planned.map(({ key, reconciliation }) => [key, baseItems(reconciliation)]));

/**
 * Marks texts whose write was undone as stale, so that a tab that still sees one does not adopt it.
 */
export async function markAborted(
  aborted: readonly Pick<KeyState, 'key' | 'hash' | 'revision' | 'savedAt'>[],
): Promise<void> {
  await writeTransaction([db.revisions], async () => {
    for (const { key, hash, revision, savedAt } of aborted) {
      await db.revisions.put({ key, hash, revision, savedAt });
    }
  });
}

/** Parses a stored text. @throws SaveError if it is unreadable */
function itemsIn(key: ContentKey, text: string | null): StoredItem[] {
  if (text === null) return [];
  const fragments = parseFragments(key, text);
  // Without a database the text cannot be quarantined, so it must not be overwritten.
  if (!fragments) throw new SaveError('blocked');
  return placeItems(fragments, 1);
}

/**
 * Fallback without a database: writes localStorage only. The last tab to save wins, files and
 * drafts are not kept, and `storageHealth()` says so. @throws SaveError; nothing is saved then
 */
function commitWithoutJournal({ changes, setsSeededFlag }: CommitPlan): void {
  const writes = new LocalWrites();
  try {
    if (setsSeededFlag) writes.put(SEEDED_FLAG, local.getItem(SEEDED_FLAG), 'true');
    for (const { key, rewrite } of changes) {
      const text = local.getItem(key);
      const items = itemsIn(key, text);
      const list = rewrite(items);
      if (list !== items) writes.put(key, text, joinText(key, list));
    }
  } catch (error) {
    writes.undo();
    throw asSaveError(error);
  }
  for (const key of writes.keys()) announce(key);
}
