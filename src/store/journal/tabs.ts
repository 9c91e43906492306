import * as v from 'valibot';
import { hashText } from '@/lib/crypto/hashText';
import { heldLocks, holdLockWhileOpen } from '@/lib/async/locks';
import { cachedState, type KeyState } from './journal';
import type { ContentKey } from '@/domain/registry';
import { CONTENT_KEYS } from '../keys';
import { isLocalPersistent, local } from '../local/local';
import { ABSENT } from './text';

/** A revision of a key in one epoch of the database. */
type Revision = Pick<KeyState, 'key' | 'epoch' | 'revision'>;

/** A revision seen in localStorage. */
interface SeenRevision {
  readonly epoch: string;
  readonly revision: number;
  /** Whether it was still there after `PROPAGATION_MS`. */
  isSettled: boolean;
}

/** By then the writes of every process have reached all others, even on a busy machine. */
export const PROPAGATION_MS = 2000;

/** A note for the next page of this tab: the last revision seen, and the digest of the text found after it. */
const laterTextSchema = v.object({
  epoch: v.string(),
  revision: v.number(),
  isSettled: v.boolean(),
  found: v.string(),
});
const noteSchema = v.array(v.tuple([v.picklist(CONTENT_KEYS), laterTextSchema]));
type Note = v.InferOutput<typeof noteSchema>;
type LaterText = v.InferOutput<typeof laterTextSchema>;

const NOTE = 'dubai-visa.left';
const LOCK = 'tab';

function readNote(): Note {
  try {
    const text = sessionStorage.getItem(NOTE);
    return text === null ? [] : v.parse(noteSchema, JSON.parse(text));
  } catch {
    // Without the note there is no proof, and the journal wins.
    return [];
  }
}

const notesOfLastPage: ReadonlyMap<ContentKey, LaterText> = new Map(
  isLocalPersistent ? readNote() : [],
);
/** The last revision of each key seen in localStorage by this page. */
const seenRevisions = new Map<ContentKey, SeenRevision>();

/** Records that localStorage holds this revision, and later whether it still does. */
export function noteSeenRevision({ key, epoch, revision }: Revision): void {
  if (!isLocalPersistent || seenByPage({ key, epoch, revision })?.isSettled) return;
  const seen = { epoch, revision, isSettled: false };
  seenRevisions.set(key, seen);
  setTimeout(() => {
    const state = cachedState(key);
    const isLast = state?.epoch === epoch && state.revision === revision;
    try {
      seen.isSettled = isLast && local.getItem(key) === state.text;
    } catch {
      // Storage is blocked just now: the revision stays unproven, and the journal wins.
    }
  }, PROPAGATION_MS);
}

/** Whether this page has compared the key in this epoch of the database. */
export function hasCompared({ key, epoch }: Pick<KeyState, 'key' | 'epoch'>): boolean {
  return seenRevisions.get(key)?.epoch === epoch;
}

function seenByPage({ key, epoch, revision }: Revision): SeenRevision | undefined {
  const seen = seenRevisions.get(key);
  return seen?.epoch === epoch && seen.revision === revision ? seen : undefined;
}

function digest(text: string | null): string {
  return text === null ? ABSENT : hashText(text);
}

function notedByLastPage({ key, epoch, revision }: Revision, text: string | null) {
  const note = notesOfLastPage.get(key);
  const isThisText =
    note?.epoch === epoch && note.revision === revision && note.found === digest(text);
  return isThisText ? note : undefined;
}

/**
 * Whether localStorage held this revision before this text, as seen by this page or noted by the
 * page before. An earlier revision's text needs more: browsers apply the writes of several tabs in
 * another order than they were made in, so it may be a late write until the revision has settled.
 */
export function hasSeenRevision(
  state: Revision,
  { text, isEarlierRevision }: { text: string | null; isEarlierRevision: boolean },
): boolean {
  const seen = seenByPage(state) ?? notedByLastPage(state, text);
  return seen !== undefined && (seen.isSettled || !isEarlierRevision);
}

/** The text that has replaced the last revision seen by this page or the one before. */
function laterTextOf(key: ContentKey): LaterText | undefined {
  const state = cachedState(key);
  const seen = state && seenByPage(state);
  if (!seen) return notesOfLastPage.get(key);
  const text = local.getItem(key);
  return text === state.text ? undefined : { ...seen, found: digest(text) };
}

function saveNote(): void {
  try {
    const note = CONTENT_KEYS.flatMap((key): Note => {
      const later = laterTextOf(key);
      return later ? [[key, later]] : [];
    });
    if (note.length === 0) sessionStorage.removeItem(NOTE);
    else sessionStorage.setItem(NOTE, JSON.stringify(note));
  } catch {
    // Without the note the next page has no proof, and the journal wins.
  }
}

/** Makes this tab visible to the others, and saves a note for the next page. */
export function registerTab(): void {
  holdLockWhileOpen(LOCK);
  if (typeof window !== 'undefined') window.addEventListener('pagehide', saveNote);
}

export async function isAnotherTabOpen(): Promise<boolean> {
  const state = await heldLocks();
  return state.filter((name) => name.startsWith(LOCK)).length > 1;
}
