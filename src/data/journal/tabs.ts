import * as v from 'valibot';
import { hashText } from '@/lib/crypto/hashText';
import { heldLocks, holdLockWhileOpen } from '@/lib/async/locks';
import { cachedState, type KeyState } from './journal';
import { CONTENT_KEYS, type ContentKey } from '../keys';
import { isLocalKept, local } from '../local/local';
import { ABSENT } from './text';

/** A revision of a key, in one life of the database. */
type Revision = Pick<KeyState, 'epoch' | 'revision'>;

/** What a page leaves for the next page of its tab: the last revision it saw, and what it found after. */
const laterTextSchema = v.object({ epoch: v.string(), revision: v.number(), found: v.string() });
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
    // Without a readable note there is no proof, and the journal counts.
    return [];
  }
}

const foundBefore: ReadonlyMap<ContentKey, LaterText> = new Map(isLocalKept ? readNote() : []);
/** The last revision of each key that this page saw in localStorage. */
const seenRevisions = new Map<ContentKey, Revision>();

/** Notes that localStorage itself held this revision. */
export function noteSeenRevision({
  key,
  epoch,
  revision,
}: Pick<KeyState, 'key' | 'epoch' | 'revision'>): void {
  if (isLocalKept) seenRevisions.set(key, { epoch, revision });
}

/** Whether this page has compared the key with this life of the database before. */
export function hasCompared({ key, epoch }: Pick<KeyState, 'key' | 'epoch'>): boolean {
  return seenRevisions.get(key)?.epoch === epoch;
}

function sawHere({ key, epoch, revision }: Pick<KeyState, 'key' | 'epoch' | 'revision'>): boolean {
  const seen = seenRevisions.get(key);
  return seen?.epoch === epoch && seen.revision === revision;
}

function digest(text: string | null): string {
  return text === null ? ABSENT : hashText(text);
}

/**
 * Whether localStorage held this revision before it held this text: this page saw it there, or the
 * page before found the text after it.
 */
export function hasSeenRevision(
  state: Pick<KeyState, 'key' | 'epoch' | 'revision'>,
  text: string | null,
): boolean {
  if (sawHere(state)) return true;
  const before = foundBefore.get(state.key);
  return (
    before?.epoch === state.epoch &&
    before.revision === state.revision &&
    before.found === digest(text)
  );
}

/** What localStorage holds now instead of the revision that this page, or the one before, saw there. */
function laterTextOf(key: ContentKey): LaterText | undefined {
  const state = cachedState(key);
  if (!state || !sawHere(state)) return foundBefore.get(key);
  const text = local.getItem(key);
  if (text === state.text) return undefined;
  return { epoch: state.epoch, revision: state.revision, found: digest(text) };
}

function leaveNote(): void {
  const note = CONTENT_KEYS.flatMap((key): Note => {
    const later = laterTextOf(key);
    return later ? [[key, later]] : [];
  });
  try {
    if (note.length === 0) sessionStorage.removeItem(NOTE);
    else sessionStorage.setItem(NOTE, JSON.stringify(note));
  } catch {
    // Without the note the next page has no proof, and the journal counts.
  }
}

/** Shows the other tabs that this one is open, and leaves a note for the next page. */
export function registerTab(): void {
  holdLockWhileOpen(LOCK);
  if (typeof window !== 'undefined') window.addEventListener('pagehide', leaveNote);
}

/** Whether another tab of this site is open. */
export async function isAnotherTabOpen(): Promise<boolean> {
  const state = await heldLocks();
  return state.filter((name) => name.startsWith(LOCK)).length > 1;
}
