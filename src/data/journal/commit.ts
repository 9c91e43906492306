import { SETTLE_MS } from './resolution';
import { announce, announceHere } from '../local/changes';
import { commitWithoutJournal } from './commitWithoutJournal';
import { assertDatabaseVersion, endWith, withDatabase } from './database';
import { db, type SnapshotReason } from './db';
import { markAborted, recordIntents } from './intents';
import { eraseRecords, forget, remember, writeRevision, type KeyState } from './journal';
import type { CommitExtras, KeyChange } from './keyChange';
import { SEEDED_FLAG, type ContentKey, type StorageKey } from '../keys';
import { noteSeenRevision } from './tabs';
import { local } from '../local/local';
import { LocalWrites } from '../local/localWrites';
import { takeSnapshot } from './snapshots';
import {
  seenBefore,
  applyResolution,
  reconcile,
  type Circumstances,
  type Reconciliation,
  type UnknownWrites,
} from './reconciliation';
import type { Change } from './text';

export type { CommitExtras, KeyChange };

/** The only way to write: `docs/data.md`. @throws SaveError, and then nothing was saved. */
export function commit(key: ContentKey, change: Change, extras?: CommitExtras): Promise<void> {
  return commitMany([{ key, change }], extras);
}

/** Several keys in one commit. @throws SaveError, and then nothing was saved. */
export async function commitMany(
  changes: readonly KeyChange[],
  extras: CommitExtras = {},
): Promise<void> {
  let unknownWrites = NO_STRANGERS;
  do {
    const seen = unknownWrites;
    unknownWrites = await withDatabase(
      (unanswered) => attempt(changes, extras, seen, unanswered),
      () => {
        commitWithoutJournal(changes, extras);
        return NO_STRANGERS;
      },
      extras.purpose ?? 'write',
      extras.timeoutMs,
    );
    if (unknownWrites.size > 0) await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  } while (unknownWrites.size > 0);
}

/** Without any the commit is done. */
const NO_STRANGERS: UnknownWrites = new Map();

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
      const seenForMs = seenBefore(seen, reconciliation) + SETTLE_MS;
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

/** A stale copy must not come back: it would stand in localStorage over what another tab has saved. */
function textToReturnTo({ reconciliation, base }: Prepared): string | null {
  return reconciliation.resolution === 'behind' ? base.text : reconciliation.stored.text;
}

const byGrowth = (a: Prepared, b: Prepared) => growth(a) - growth(b);

async function attempt(
  changes: readonly KeyChange[],
  extras: CommitExtras,
  seen: UnknownWrites,
  unanswered: AbortSignal,
): Promise<UnknownWrites> {
  const circumstances: Circumstances = { unknownWrites: seen, isMeant: extras.isMeant ?? false };
  if (extras.snapshot && changes.length > 1) await recordIntents(changes, circumstances);
  const writes = new LocalWrites();
  const prepared: Prepared[] = [];
  try {
    const unknownWrites = await db.transaction('rw', db.tables, async (transaction) => {
      endWith(unanswered, transaction);
      const now = Date.now();
      const epoch = await assertDatabaseVersion();
      const planned: Planned[] = [];
      for (const { key, change } of changes) {
        planned.push({ change, reconciliation: await reconcile(key, epoch, circumstances) });
      }
      const waiting = planned.filter(({ reconciliation }) => reconciliation.resolution === 'wait');
      if (waiting.length > 0) return unknownWritesIn(waiting, seen);
      for (const plan of planned) prepared.push(await prepare(plan, extras, now));
      if (extras.snapshot) await keepBefore(extras.snapshot, prepared, now);
      await extras.within?.();
      // The last statements: nothing of ours can fail after them.
      if (extras.marksSeeded) writes.put(SEEDED_FLAG, local.getItem(SEEDED_FLAG), 'true');
      // What shrinks goes first, so that there is room for what grows.
      for (const each of prepared.toSorted(byGrowth)) {
        if (each.mustWrite) writes.put(each.next.key, textToReturnTo(each), each.next.text);
      }
      return NO_STRANGERS;
    });
    if (unknownWrites.size > 0) return unknownWrites;
  } catch (error) {
    await takeBack(writes, prepared);
    throw error;
  }
  complete(writes, prepared, extras);
  return NO_STRANGERS;
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
  if (isWithoutRoom) forget(prepared.map(({ next }) => next.key));
  else
    remember(prepared.map(({ next }) => ({ ...next, text: writes.stored(next.key) ?? next.text })));
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
    // The text is disowned below, so that every tab goes back to the journal.
    console.warn('An aborted write could not be undone.', error);
  }
  const written = new Set<StorageKey>(writes.keys());
  const markedAborted = prepared.map(({ next }) => next).filter(({ key }) => written.has(key));
  if (markedAborted.length === 0) return;
  for (const { key } of markedAborted) announceHere(key);
  await markAborted(markedAborted).catch((error: unknown) => {
    // The text stays unknown to the journal: another tab that still sees it may adopt it.
    console.warn('An aborted write could not be noted.', error);
  });
}
