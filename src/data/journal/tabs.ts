import * as v from 'valibot';
import { hashText } from '@/lib/crypto/hashText';
import { heldLocks, holdLockWhileOpen } from '@/lib/async/locks';
import { cachedState, type KeyState } from './journal';
import { CONTENT_KEYS, type ContentKey } from '../keys';
import { isLocalPersistent, local } from '../local/local';
import { ABSENT } from './text';

/** A revision of a key in one epoch of the database. */
type Revision = Pick<KeyState, 'epoch' | 'revision'>;

/** A note for the next page of this tab: the last revision seen, and the digest of the text found after it. */
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
    // Without the note there is no proof, and the journal wins.
    return [];
  }
}

const notesOfLastPage: ReadonlyMap<ContentKey, LaterText> = new Map(
  isLocalPersistent ? readNote() : [],
);
/** The last revision of each key seen in localStorage by this page. */
const seenRevisions = new Map<ContentKey, Revision>();

/** Records that localStorage held this revision. */
export function noteSeenRevision({
  key,
  epoch,
  revision,
}: Pick<KeyState, 'key' | 'epoch' | 'revision'>): void {
  if (isLocalPersistent) seenRevisions.set(key, { epoch, revision });
}

/** Whether this page has compared the key in this epoch of the database. */
export function hasCompared({ key, epoch }: Pick<KeyState, 'key' | 'epoch'>): boolean {
  return seenRevisions.get(key)?.epoch === epoch;
}

function isSeenByTab({
  key,
  epoch,
  revision,
}: Pick<KeyState, 'key' | 'epoch' | 'revision'>): boolean {
  const seen = seenRevisions.get(key);
  return seen?.epoch === epoch && seen.revision === revision;
}

function digest(text: string | null): string {
  return text === null ? ABSENT : hashText(text);
}

/** Whether localStorage held this revision before this text, as seen by this page or noted by the page before. */
export function hasSeenRevision(
  state: Pick<KeyState, 'key' | 'epoch' | 'revision'>,
  text: string | null,
): boolean {
  if (isSeenByTab(state)) return true;
  const before = notesOfLastPage.get(state.key);
  return (
    before?.epoch === state.epoch &&
    before.revision === state.revision &&
    before.found === digest(text)
  );
}

/** The text that has replaced the last revision seen by this page or the one before. */
function laterTextOf(key: ContentKey): LaterText | undefined {
  const state = cachedState(key);
  if (!state || !isSeenByTab(state)) return notesOfLastPage.get(key);
  const text = local.getItem(key);
  if (text === state.text) return undefined;
  return { epoch: state.epoch, revision: state.revision, found: digest(text) };
}

function saveNote(): void {
  const note = CONTENT_KEYS.flatMap((key): Note => {
    const later = laterTextOf(key);
    return later ? [[key, later]] : [];
  });
  try {
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

/** Whether another tab of this site is open. */
export async function isAnotherTabOpen(): Promise<boolean> {
  const state = await heldLocks();
  return state.filter((name) => name.startsWith(LOCK)).length > 1;
}
