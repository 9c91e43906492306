import { tryLock } from '@/lib/async/locks';
import { newId } from '@/lib/newId';
import { isMarkedKind, markDrafts, markOwnDraft, ownDraft } from '../draftMark';

/** Something half-typed, kept until it is sent. `value` is a structured clone and may hold Blobs. */
export interface Draft {
  readonly id: string;
  readonly value: unknown;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** This tab's place for a draft of one kind, so that two tabs never write to the same one. */
export interface DraftClaim {
  readonly id: string;
  /** An earlier draft of the kind that no living tab holds: this tab's own, or the newest. */
  readonly found?: Draft;
  /** Goes on with the found draft under its id; what this tab kept of its own until then is removed. */
  adopt(): Promise<void>;
  discardFound(): Promise<void>;
  keep(value: unknown): Promise<void>;
  remove(): Promise<void>;
  /** Lets the draft go, for another claim to find. */
  release(): void;
}

/** The last thing begun for a draft; the next one waits for it. Never rejects. */
const lastTask = new Map<string, Promise<void>>();
/** The newest value that is not yet being written. */
const waiting = new Map<string, { value: unknown; saved: Promise<void> }>();

/** Ids are a kind and a name of their own. */
function kindOf(id: string): string {
  return id.slice(0, id.lastIndexOf(':'));
}

/** Notes whether a draft is left after one has ended. */
async function markLeft(kind: string): Promise<void> {
  if (!isMarkedKind(kind)) return;
  try {
    const { draftRowsFrom } = await import('./draftRows');
    markDrafts(kind, (await draftRowsFrom(`${kind}:`)).length > 0);
  } catch {
    // The mark stays: the next visit finds out.
  }
}

function afterLastTask(id: string, task: () => Promise<void>): Promise<void> {
  const done = (lastTask.get(id) ?? Promise.resolve()).then(task);
  lastTask.set(
    id,
    done.catch(() => undefined),
  );
  return done;
}

/**
 * Keeps a draft. While one write is under way the newest value alone waits; the promise resolves
 * when this value or a later one is kept.
 * @throws SaveError where it cannot be kept
 */
export function saveDraft(id: string, value: unknown): Promise<void> {
  const next = waiting.get(id);
  if (next) {
    next.value = value;
    return next.saved;
  }
  const saved = afterLastTask(id, async () => {
    const newest = waiting.get(id);
    if (!newest) return;
    waiting.delete(id);
    const { putDraft } = await import('./draftRows');
    await putDraft({ id, value: newest.value, savedAt: Date.now() });
    markDrafts(kindOf(id), true);
  });
  waiting.set(id, { value, saved });
  return saved;
}

/**
 * Does the work that ends a draft, after what was typed before is kept. What is typed meanwhile is
 * dropped if the work succeeds, and kept if it fails.
 */
export function endDraft(id: string, work: () => Promise<void>): Promise<void> {
  return afterLastTask(id, async () => {
    await work();
    waiting.delete(id);
    void markLeft(kindOf(id));
  });
}

/** @throws SaveError */
export function removeDraft(id: string): Promise<void> {
  return endDraft(id, async () => {
    const { removeDraftRow } = await import('./draftRows');
    await removeDraftRow(id);
  });
}

/** A draft as it was last kept, in any tab. @throws SaveError */
export async function findDraft(id: string): Promise<Draft | undefined> {
  const { draftRow } = await import('./draftRows');
  return draftRow(id);
}

/** The name of the lock that a tab holds while the draft is its own. */
function lockOf(id: string): string {
  return `draft:${id}`;
}

/** Takes a place for a draft in this tab, and looks for one that was left behind. @throws SaveError */
export async function claimDraft(kind: string): Promise<DraftClaim> {
  let id = `${kind}:${newId()}`;
  const releases = [await tryLock(lockOf(id))];
  const found = await findLeft(kind, async (draft) => {
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
    async keep(value) {
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

async function findLeft(
  kind: string,
  takes: (id: string) => Promise<boolean>,
): Promise<Draft | undefined> {
  const { draftRowsFrom } = await import('./draftRows');
  const drafts = await draftRowsFrom(`${kind}:`);
  markDrafts(kind, drafts.length > 0);
  const own = drafts.filter(({ id }) => id === ownDraft());
  for (const draft of [...own, ...drafts]) if (await takes(draft.id)) return draft;
  return undefined;
}

/** The drafts whose id begins so and that no living tab holds, newest first. @throws SaveError */
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
