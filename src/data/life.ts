import * as v from 'valibot';
import { locks } from '@/lib/locks';
import { newId } from '@/lib/newId';
import { CONTENT_KEYS, type ContentKey } from './keys';
import { isLocalKept } from './local';

/** The newest revision of a key that was seen in localStorage itself. */
const sightingSchema = v.object({ epoch: v.string(), revision: v.number() });
type Sighting = v.InferOutput<typeof sightingSchema>;

/** What a page leaves for the next page of the same tab, in sessionStorage. */
const noteSchema = v.object({
  tabId: v.string(),
  leftAt: v.number(),
  sightings: v.array(v.tuple([v.picklist(CONTENT_KEYS), sightingSchema])),
});
type Note = v.InferOutput<typeof noteSchema>;

const NOTE = 'dubai-visa.left';
const LOCK = 'tab:';

/**
 * The note of the page before, if the browser's memory has been whole since: then this page's
 * navigation began before that page was left. After a crash it always began later, even where
 * session restore has brought the note itself back.
 */
function takeOver(): Note | undefined {
  try {
    const text = sessionStorage.getItem(NOTE);
    if (text === null) return undefined;
    const note = v.parse(noteSchema, JSON.parse(text));
    return performance.timeOrigin <= note.leftAt ? note : undefined;
  } catch {
    // Without a readable note there is no proof, and the journal counts.
    return undefined;
  }
}

const taken = isLocalKept ? takeOver() : undefined;
const sightings = new Map<ContentKey, Sighting>(taken?.sightings);

/** Names this tab, through reloads; begins with the time of its first page, in milliseconds since 1970. */
export const tabId = taken?.tabId ?? `${Date.now()}.${newId()}`;

/** Notes that localStorage itself held this revision. */
export function sighted(key: ContentKey, epoch: string, revision: number): void {
  if (isLocalKept && revision > newestSeen(key, epoch)) sightings.set(key, { epoch, revision });
}

/** The newest revision of a key that this tab saw in localStorage; -1 for none. */
export function newestSeen(key: ContentKey, epoch: string): number {
  const sighting = sightings.get(key);
  return sighting?.epoch === epoch ? sighting.revision : -1;
}

function leaveNote(): void {
  const note: Note = { tabId, leftAt: Date.now(), sightings: [...sightings] };
  try {
    sessionStorage.setItem(NOTE, JSON.stringify(note));
  } catch {
    // Without the note the next page has no proof, and the journal counts.
  }
}

/** Shows the other tabs that this one is alive, and leaves its note for the next page. */
export function live(): void {
  if (typeof window !== 'undefined') window.addEventListener('pagehide', leaveNote);
  // Held for as long as the page lives: the promise never resolves.
  const hold = () => void locks?.request(LOCK + tabId, () => new Promise<never>(() => {}));
  hold();
  // Kept while it was left, and shown again: the browser has let it go.
  if (typeof window !== 'undefined')
    window.addEventListener('pageshow', ({ persisted }) => persisted && hold());
}

/** Since when the oldest other living tab has been open, in milliseconds since 1970. */
export async function neighbourSince(): Promise<number | undefined> {
  // What another page keeps in memory of its own says nothing about localStorage.
  if (!isLocalKept || !locks) return undefined;
  const { held = [] } = await locks.query();
  const starts = held
    .map(({ name = '' }) => name)
    .filter((name) => name.startsWith(LOCK) && name !== LOCK + tabId)
    .map((name) => Number.parseInt(name.slice(LOCK.length), 10));
  return starts.length > 0 ? Math.min(...starts) : undefined;
}
