import * as v from 'valibot';
import { deleteCookie, getCookie, setCookie } from '@/lib/browser/cookie';
import { hashText } from '@/lib/crypto/bytes';
import { heldLocks, holdLockWhileOpen, onceExclusive } from '@/lib/locks';
import { decodedPart, encodedPart } from '@/lib/text/typed';
import { writeTables } from './database';
import { db } from './db';
import { cachedState, type KeyState } from './journal';
import type { ContentKey } from '@/domain/registry';
import { CONTENT_KEYS, ABSENT } from '../keys';
import { isLocalPersistent, local } from '../local/local';

/** A revision of a key in one epoch of the database. */
type Revision = Pick<KeyState, 'key' | 'epoch' | 'revision'>;

/** A revision seen in localStorage. */
interface SeenRevision {
  readonly epoch: string;
  readonly revision: number;
  /**
   * Whether it was still there after `PROPAGATION_MS`, or no other tab was open to write it late.
   */
  isSettled: boolean;
}

/** Long enough for a write to reach all other processes, even on a busy machine. */
export const PROPAGATION_MS = 2000;

/** A note for the next page: the last revision seen, and the digest of the text found after it. */
const laterTextSchema = v.object({
  epoch: v.string(),
  revision: v.number(),
  isSettled: v.boolean(),
  found: v.string(),
});
const noteSchema = v.array(v.tuple([v.picklist(CONTENT_KEYS), laterTextSchema]));
type Note = v.InferOutput<typeof noteSchema>;
type LaterText = v.InferOutput<typeof laterTextSchema>;

/** Name of a cookie, which unlike localStorage is written at once and outlives the tab. */
const NOTE = 'left';
const LOCK = 'tab';

function readNote(): Note {
  try {
    const text = getCookie(NOTE);
    return text === undefined ? [] : v.parse(noteSchema, JSON.parse(decodedPart(text)));
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
  const settle = () => {
    seen.isSettled ||= isInPlace({ key, epoch, revision });
  };
  setTimeout(settle, PROPAGATION_MS);
  void openTabs().then((count) => count === 1 && settle());
}

/** Whether localStorage holds this revision, and it is the last that this page knows. */
function isInPlace({ key, epoch, revision }: Revision): boolean {
  const state = cachedState(key);
  try {
    return (
      state?.epoch === epoch && state.revision === revision && local.getItem(key) === state.text
    );
  } catch {
    // Storage is temporarily blocked: the revision stays unproven, and the journal wins.
    return false;
  }
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
 * previous one. The text of an earlier revision also needs the revision to have settled: browsers
 * may apply the writes of several tabs out of order, so the text may just be a late write.
 */
export function hasSeenRevision(
  state: Revision,
  { text, isEarlierRevision }: { text: string | null; isEarlierRevision: boolean },
): boolean {
  const seen = seenByPage(state) ?? notedByLastPage(state, text);
  return seen !== undefined && (seen.isSettled || !isEarlierRevision);
}

/** The text that replaced the last revision which this page or the previous one saw. */
function laterTextOf(key: ContentKey): LaterText | undefined {
  const state = cachedState(key);
  const seen = state && seenByPage(state);
  if (!seen) return notesOfLastPage.get(key);
  const text = local.getItem(key);
  return text === state.text ? undefined : { ...seen, found: digest(text) };
}

let leavesNote = true;

/** Deletes the note and writes none on `pagehide`. For the erasure of all data. */
export function eraseNote(): void {
  leavesNote = false;
  if (typeof document !== 'undefined') deleteCookie(NOTE);
}

function saveNote(): void {
  if (!leavesNote) return;
  try {
    const note = CONTENT_KEYS.flatMap((key): Note => {
      const later = laterTextOf(key);
      return later ? [[key, later]] : [];
    });
    if (note.length > 0) setCookie(NOTE, encodedPart(JSON.stringify(note)));
    else if (getCookie(NOTE) !== undefined) deleteCookie(NOTE);
  } catch {
    // Without the note the next page has no proof, and the journal wins.
  }
}

/**
 * Minutes of running time after which the disk has a text: browsers write it within half an hour.
 */
export const ON_DISK_MINUTES = 60;
const MINUTE_MS = 60_000;
const MINUTES_PER_NOTE = 10;

/**
 * Counts, in one tab, the minutes for which localStorage holds the last revision of each key, and
 * adds them to the journal. It counts timer ticks: the clock may be set, and runs on during sleep.
 */
function countRunningTime(): void {
  let counts = new Map<ContentKey, Revision & { minutes: number }>();
  let minutes = 0;
  const timer = setInterval(() => {
    for (const key of CONTENT_KEYS) {
      const state = cachedState(key);
      if (!state || state.revision === 0 || !isInPlace(state)) continue;
      const { epoch, revision } = state;
      const before = counts.get(key);
      const isSame = before?.epoch === epoch && before.revision === revision;
      counts.set(key, { key, epoch, revision, minutes: isSame ? before.minutes + 1 : 0 });
    }
    minutes += 1;
    if (minutes % MINUTES_PER_NOTE > 0) return;
    const due = [...counts.values()];
    counts = new Map(due.map((count) => [count.key, { ...count, minutes: 0 }]));
    // A failure only means less proof.
    addRunningTime(due).catch((error: unknown) => console.warn(error));
  }, MINUTE_MS);
  // In the back/forward cache the page loses the lock, so another tab counts.
  window.addEventListener('pagehide', () => clearInterval(timer));
}

/** Adds minutes to the journal, for revisions that are still the last. @throws SaveError */
export async function addRunningTime(
  counts: readonly (Revision & { minutes: number })[],
): Promise<void> {
  await writeTables([db.journal], async (meta) => {
    for (const { key, epoch, revision, minutes } of counts) {
      const row = await db.journal.get(key);
      const before = row?.minutes ?? 0;
      if (meta.epoch === epoch && row?.revision === revision && before < ON_DISK_MINUTES)
        await db.journal.put({ ...row, minutes: before + minutes });
    }
  });
}

/**
 * Makes this tab visible to the others, counts its running time, and saves a note for the next
 * page.
 */
export function registerTab(): void {
  holdLockWhileOpen(LOCK);
  if (typeof window === 'undefined') return;
  window.addEventListener('pagehide', saveNote);
  onceExclusive('running', countRunningTime);
}

/** The number of this site's open tabs; 0 if unknown. */
async function openTabs(): Promise<number> {
  return (await heldLocks()).filter((name) => name === LOCK).length;
}

export async function isAnotherTabOpen(): Promise<boolean> {
  return (await openTabs()) > 1;
}
