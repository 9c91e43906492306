import * as v from 'valibot';
import { CLOCK_TOLERANCE_MS } from '@/config';
import type { AdminUser, SessionTimes } from '@/content/session/session';
import { openChannel } from '@/lib/channel';
import { wait } from '@/lib/async/wait';
import { HEARD_MS } from '../journal/resolution';
import { announce, onChange } from '../local/changes';
import { changeCredentials, getCredential, isFull, putCredential } from '../journal/credentials';
import { withDatabase } from '../journal/database';
import { db } from '../journal/db';
import type { LocalWrites } from '../local/localWrites';
import {
  putSessionKeys,
  putSpareSession,
  readSessionKeys,
  readSpareRow,
  removeSessionKeys,
  type SessionRow,
} from './sessionKeys';

/*
 * The administrator's session: three keys of localStorage, and in the database the row that a login
 * writes beside them. Keys without their row were written by no login of this browser. Where there is
 * no room for them, all of it is in sessionStorage: the session of this tab.
 */

const timeSchema = v.pipe(v.number(), v.safeInteger());
const rowSchema = v.object({ loginTime: timeSchema, activeAt: timeSchema });

/** Other tabs hear of activity so often at most. */
const ACTIVITY_STEP_MS = 500;
/** So much activity may be forgotten by a reload: the row is not written at every step. */
const ACTIVITY_KEPT_MS = 5000;
/** A login of another tab, of which this process has the row and not yet the keys, is looked for so often. */
const LOOK_MS = 250;

/** The session as this page last knew it. */
let known: SessionTimes | undefined;
let keptAt = 0;
const activityListeners = new Set<() => void>();
const channel = openChannel('dubai-visa.session');

function learn({ loginTime, activeAt }: SessionRow): SessionTimes {
  const same = known?.loginTime === loginTime ? known : { activeAt: 0, seenAt: 0 };
  known = { loginTime, activeAt: Math.max(activeAt, same.activeAt), seenAt: same.seenAt };
  return known;
}

channel.listen((data) => {
  const parsed = v.safeParse(rowSchema, data);
  if (!parsed.success || parsed.output.loginTime !== known?.loginTime) return;
  learn(parsed.output);
  for (const listener of activityListeners) listener();
});

/** Calls `listener` when another tab was active, until the returned function is called. */
export function onActivityElsewhere(listener: () => void): () => void {
  activityListeners.add(listener);
  return () => activityListeners.delete(listener);
}

/** The session that this page knows of, if its keys are still there; asks no database. */
export function knownSession(now: number): SessionTimes | undefined {
  const keys = readSessionKeys();
  if (typeof keys === 'string' || keys.loginTime !== known?.loginTime) return undefined;
  const session = known;
  known = { ...session, seenAt: Math.max(session.seenAt, now) };
  return session;
}

async function readRow(): Promise<SessionRow | 'none' | 'noDatabase'> {
  const spare = readSpareRow();
  if (spare) return spare;
  return withDatabase<SessionRow | 'none' | 'noDatabase'>(
    async () => (await getCredential('session', rowSchema)) ?? 'none',
    () => 'noDatabase',
    // The keys alone are no proof while the row may still come.
    'write',
  );
}

/**
 * The session as it truly stands: `none` where nobody is signed in, `forged` where the keys are
 * unreadable or were written by no login. Without a database only this page's activity counts,
 * or the login where the page was loaded since.
 * @throws SaveError
 */
export async function findSession(now: number): Promise<SessionTimes | 'none' | 'forged'> {
  for (let waited = 0; waited < HEARD_MS; waited += LOOK_MS) {
    const keys = readSessionKeys();
    if (keys === 'none') return keys;
    if (keys === 'unreadable') return 'forged';
    const { loginTime } = keys;
    const row = await readRow();
    if (row === 'none') return 'forged';
    if (row === 'noDatabase' || row.loginTime === loginTime) {
      learn(row === 'noDatabase' ? { loginTime, activeAt: loginTime } : row);
      const session = knownSession(now);
      if (session) return session;
    }
    await wait(LOOK_MS);
  }
  return 'forged';
}

/** Who is signed in, by the keys alone. */
export function storedAdminUser(): AdminUser | undefined {
  const keys = readSessionKeys();
  return typeof keys === 'string' ? undefined : keys.user;
}

/** Begins a session. @throws SaveError, and then nobody is signed in. */
export async function openSession(user: AdminUser, now: number): Promise<void> {
  const row = { loginTime: now, activeAt: now };
  try {
    const putKeys = (writes: LocalWrites) => putSessionKeys(writes, now, user);
    await changeCredentials(async (writes) => {
      await putCredential('session', row);
      putKeys(writes);
    }, putKeys);
  } catch (error) {
    if (!isFull(error)) throw error;
    try {
      putSpareSession(row, user);
    } catch {
      throw error;
    }
  }
  keptAt = now;
  learn(row);
  announce('adminAuthenticated');
  announce('adminUser');
}

/** Whether activity at `now` is news; cheap, for every move of the mouse asks it. */
export function isActivityDue(now: number): boolean {
  if (!known) return false;
  const sinceActive = now - known.activeAt;
  return sinceActive >= ACTIVITY_STEP_MS || sinceActive < -CLOCK_TOLERANCE_MS;
}

/** Notes that this tab was active, and tells the others. To be called of a live session only. */
export function noteActivity(now: number): void {
  if (!known) return;
  const row = learn({ loginTime: known.loginTime, activeAt: now });
  channel.post({ loginTime: row.loginTime, activeAt: now });
  if (now - keptAt < ACTIVITY_KEPT_MS) return;
  keptAt = now;
  void keepActivity(row);
}

async function keepActivity({ loginTime, activeAt }: SessionTimes): Promise<void> {
  try {
    const keys = readSpareRow() && readSessionKeys();
    if (typeof keys === 'object') return putSpareSession({ loginTime, activeAt }, keys.user);
    await changeCredentials(
      async () => {
        const row = await getCredential('session', rowSchema);
        if (row?.loginTime !== loginTime || row.activeAt >= activeAt) return;
        await putCredential('session', { loginTime, activeAt });
      },
      () => undefined,
    );
  } catch (error) {
    // The tabs that are open know of it; only a reload would not.
    console.warn('Activity could not be kept.', error);
  }
}

/** Of a page that is outdated too: whoever signs out is signed out. */
function removeRow(): Promise<void> {
  return withDatabase(
    () => db.credentials.delete('session'),
    () => undefined,
  );
}

/**
 * Ends the session in every tab, and says whether there was one. Never rejects: without its keys,
 * or without its row, no session is live.
 */
export async function closeSession(): Promise<boolean> {
  const wasOpen = readSessionKeys() !== 'none';
  known = undefined;
  const removals = await Promise.allSettled([removeSessionKeys(), removeRow()]);
  for (const removal of removals)
    if (removal.status === 'rejected')
      console.warn('A part of the session could not be removed.', removal.reason);
  announce('adminAuthenticated');
  return wasOpen;
}

/** Calls `listener` when the session may have begun or ended, here or in another tab. */
export function onSessionChange(listener: () => void): () => void {
  return onChange((key) => {
    if (key === 'adminAuthenticated' || key === 'loginTime') listener();
  });
}
