import { tryLock } from '@/lib/async/locks';
import { newId } from '@/lib/newId';
import { isMarkedKind, markDrafts, markOwnDraft, ownDraft } from '../draftMark';

/** Unsaved input of a form. `value` is a structured clone and may hold Blobs. */
export interface Draft {
  readonly id: string;
  readonly value: unknown;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** A locked draft id of one kind, so that two tabs never write to the same draft. */
export interface DraftClaim {
  readonly id: string;
  /** An earlier draft that no open tab holds: this tab's own, or the newest. */
  readonly found?: Draft;
  /** Continues the found draft under its id; removes what this tab stored under its own. */
  adopt(): Promise<void>;
  discardFound(): Promise<void>;
  /** Changes the found draft, which is left for a later visit. */
  saveFound(value: unknown): Promise<void>;
  save(value: unknown): Promise<void>;
  remove(): Promise<void>;
  /** Releases the draft for another claim. */
  release(): void;
}

/** The last task of each draft, after which the next one runs. Never rejects. */
const lastTask = new Map<string, Promise<void>>();
/** The newest value that is not being written yet. */
const pending = new Map<string, { value: unknown; saved: Promise<void> }>();

/** Ids are `kind:uuid`, and a kind may have colons itself. */
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

/**
 * Saves a draft. While a write is running only the newest value waits; the promise resolves when
 * this value or a later one is saved. @throws SaveError if it cannot be saved
 */
export function saveDraft(id: string, value: unknown): Promise<void> {
  const next = pending.get(id);
  if (next) {
    next.value = value;
    return next.saved;
  }
  const saved = enqueue(id, async () => {
    const newest = pending.get(id);
    if (!newest) return;
    pending.delete(id);
    const { putDraft } = await import('./draftRows');
    await putDraft({ id, value: newest.value, savedAt: Date.now() });
    markDrafts(kindOf(id), true);
  });
  pending.set(id, { value, saved });
  return saved;
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
export async function findDraft(id: string): Promise<Draft | undefined> {
  const { draftRow } = await import('./draftRows');
  return draftRow(id);
}

/** The lock that a tab holds for its draft. */
function lockOf(id: string): string {
  return `draft:${id}`;
}

/** Claims a new draft id for this tab, and an abandoned draft if there is one. @throws SaveError */
export async function claimDraft(kind: string): Promise<DraftClaim> {
  let id = `${kind}:${newId()}`;
  const releases = [await tryLock(lockOf(id))];
  const found = await claimAbandoned(kind, async (draft) => {
    const release = await tryLock(lockOf(draft));
    releases.push(release);
    return release !== undefined;
  });
  return {
    get id() {
      return id;
    },
    ...(found && { found }),
    async adopt() {
      const own = id;
      if (found) id = found.id;
      markOwnDraft(kind, id);
      if (id !== own) await removeDraft(own);
    },
    async discardFound() {
      if (found) await removeDraft(found.id);
    },
    async saveFound(value) {
      if (found) await saveDraft(found.id, value);
    },
    async save(value) {
      await saveDraft(id, value);
      markOwnDraft(kind, id);
    },
    remove: () => removeDraft(id),
    release() {
      markOwnDraft(kind, undefined);
      for (const release of releases) release?.();
    },
  };
}

async function claimAbandoned(
  kind: string,
  claim: (id: string) => Promise<boolean>,
): Promise<Draft | undefined> {
  const { draftRowsFrom } = await import('./draftRows');
  const drafts = await draftRowsFrom(`${kind}:`);
  markDrafts(kind, drafts.length > 0);
  const own = drafts.filter(({ id }) => id === ownDraft());
  for (const draft of [...own, ...drafts]) if (await claim(draft.id)) return draft;
  return undefined;
}

/** The drafts whose id starts with `start` and that no open tab holds, newest first. @throws SaveError */
export async function abandonedDrafts(start: string): Promise<Draft[]> {
  const { draftRowsFrom } = await import('./draftRows');
  const left: Draft[] = [];
  for (const draft of await draftRowsFrom(start)) {
    const release = await tryLock(lockOf(draft.id));
    if (release) left.push(draft);
    release?.();
  }
  return left;
}
