import { tryLock } from '@/lib/locks';
import { newId } from '@/lib/crypto/bytes';
import type { DraftRow } from './journal/db';
import { clearOwnDraft, isMarkedKind, markDrafts, markOwnDraft } from './draftMark';

interface PendingSave {
  value: unknown;
  cancelledAt: number | undefined;
  readonly saved: Promise<void>;
}

/** The last queued task of each draft, after which the next one runs. Never rejects. */
const lastTask = new Map<string, Promise<void>>();
/** The newest value of each draft, while its write has not started. */
const pending = new Map<string, PendingSave>();
/** Releases the locks of this page's drafts; a locked draft is not offered elsewhere. */
const releases = new Map<string, () => void>();

export function newDraftId(kind: string): string {
  return `${kind}:${newId()}`;
}

/** Ids are `kind:uuid`, and a kind may contain colons. */
function kindOf(id: string): string {
  return id.slice(0, id.lastIndexOf(':'));
}

/** Updates the mark after a draft has ended. */
async function updateDraftMark(kind: string): Promise<void> {
  if (!isMarkedKind(kind)) return;
  try {
    const { draftRowsFrom } = await import('./draftRows');
    markDrafts(kind, (await draftRowsFrom(`${kind}:`)).length > 0);
  } catch {
    // The next visit corrects the mark.
  }
}

function enqueue(id: string, task: () => Promise<void>): Promise<void> {
  const done = (lastTask.get(id) ?? Promise.resolve()).then(task);
  lastTask.set(
    id,
    done.catch(() => undefined),
  );
  return done;
}

async function hold(id: string): Promise<void> {
  if (releases.has(id)) return;
  const release = await tryLock(lockOf(id));
  if (release) releases.set(id, release);
}

/**
 * Saves a draft. While a write is running, only the newest value is queued; the promise resolves
 * when this value or a later one is saved. @throws SaveError if it cannot be saved
 */
export function saveDraft(id: string, value: unknown, cancelledAt?: number): Promise<void> {
  const next = pending.get(id);
  if (next) {
    Object.assign(next, { value, cancelledAt });
    return next.saved;
  }
  const saved = enqueue(id, async () => {
    const newest = pending.get(id);
    if (!newest) return;
    pending.delete(id);
    await hold(id);
    const { putDraft } = await import('./draftRows');
    await putDraft({
      id,
      value: newest.value,
      savedAt: Date.now(),
      ...(newest.cancelledAt !== undefined && { cancelledAt: newest.cancelledAt }),
    });
    markDrafts(kindOf(id), true);
    markOwnDraft(kindOf(id), id);
  });
  pending.set(id, { value, cancelledAt, saved });
  return saved;
}

/** Releases a draft after its last write, so that any tab can offer it. */
export function releaseDraft(id: string): Promise<void> {
  return enqueue(id, async () => {
    clearOwnDraft(id);
    releases.get(id)?.();
    releases.delete(id);
  });
}

/**
 * Runs the work that ends a draft, after earlier input is saved. Input during the work is dropped
 * if it succeeds, and saved if it fails.
 */
export function endDraft(id: string, work: () => Promise<void>): Promise<void> {
  return enqueue(id, async () => {
    await work();
    pending.delete(id);
    void updateDraftMark(kindOf(id));
  });
}

/** @throws SaveError */
export function removeDraft(id: string): Promise<void> {
  return endDraft(id, async () => {
    const { removeDraftRow } = await import('./draftRows');
    await removeDraftRow(id);
  });
}

/** A draft as last saved by any tab. @throws SaveError */
export async function findDraft(id: string): Promise<DraftRow | undefined> {
  const { draftRow } = await import('./draftRows');
  return draftRow(id);
}

function lockOf(id: string): string {
  return `draft:${id}`;
}

async function isHeld(id: string): Promise<boolean> {
  const release = await tryLock(lockOf(id));
  release?.();
  return release === undefined;
}

/**
 * The drafts of a kind that no open form writes and that have not expired, newest first.
 * @throws SaveError
 */
export async function leftDrafts(kind: string, now: number): Promise<DraftRow[]> {
  // Waits for drafts that this page is still writing or releasing.
  await Promise.all(lastTask.values());
  const { draftRowsFrom, isExpired } = await import('./draftRows');
  const rows = await draftRowsFrom(`${kind}:`);
  const left: DraftRow[] = [];
  for (const row of rows) if (!isExpired(row, now) && !(await isHeld(row.id))) left.push(row);
  markDrafts(kind, rows.length > 0);
  return left;
}
