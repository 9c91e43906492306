import { CLOCK_TOLERANCE_MS, SESSION_MAX_IDLE_MS } from '@/config';
import {
  type AdminUser,
  judgeSession,
  type Session,
  sessionTexts,
} from '@/content/session/session';
import { deleteCookie, setCookie, getCookie } from '@/lib/browser/cookie';
import { openChannel } from '@/lib/channel';
import { SaveError } from '../errors';
import { SESSION_KEYS } from '../keys';
import { announce, onChange } from '../local/changes';
import { LocalWrites } from '../local/localWrites';
import { readText } from '../local/read';

/*
 * The administrator's session: the three keys of SPEC section 3, in sessionStorage where localStorage
 * has no room for them, and the last activity in a cookie, which every tab reads synchronously.
 */

/** Activity is noted so often at most. */
const ACTIVITY_STEP_MS = 5000;
const ACTIVITY = 'activity';
const FAILURES = 'dubai-visa.failedPasswords';

const channel = openChannel('dubai-visa.session');
/** The last activity in this page; counts by itself only where cookies are refused. */
let activeHere = 0;
let failuresHere = 0;

function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

const inTab = (key: string): string => `dubai-visa.${key}`;

function readKey(key: (typeof SESSION_KEYS)[number]): string | null {
  return readText(key) ?? tabStorage()?.getItem(inTab(key)) ?? null;
}

function lastActivity(): number {
  return Number(getCookie(ACTIVITY)) || activeHere;
}

/** The session at `now`, by what is stored at this moment. */
export function readSession(now: number): Session {
  const texts = {
    adminAuthenticated: readKey('adminAuthenticated'),
    loginTime: readKey('loginTime'),
    adminUser: readKey('adminUser'),
  };
  return judgeSession(texts, lastActivity(), now);
}

function announceSession(): void {
  announce('adminAuthenticated');
  announce('adminUser');
}

/** Begins a session: of this tab alone where localStorage has no room for it. @throws SaveError, and then nobody is signed in. */
export function openSession(user: AdminUser, now: number): void {
  const texts = sessionTexts(user, now);
  const writes = new LocalWrites();
  // The flag is the last of them.
  const keys = SESSION_KEYS.toReversed();
  try {
    for (const key of keys) writes.put(key, readText(key), texts[key]);
  } catch (error) {
    writes.undo();
    const tab = tabStorage();
    try {
      if (!tab) throw error;
      for (const key of keys) tab.setItem(inTab(key), texts[key]);
    } catch {
      throw new SaveError('full', { cause: error });
    }
  }
  rememberActivity(now);
  announceSession();
}

function rememberActivity(now: number): void {
  activeHere = now;
  setCookie(ACTIVITY, String(now), SESSION_MAX_IDLE_MS);
}

/** Whether activity at `now` is news; cheap, for every move of the mouse asks it. */
export function isActivityDue(now: number): boolean {
  const sinceActive = now - activeHere;
  return sinceActive >= ACTIVITY_STEP_MS || sinceActive < -CLOCK_TOLERANCE_MS;
}

/** Notes that this tab was active, and tells the others. To be called of a live session only. */
export function noteActivity(now: number): void {
  rememberActivity(now);
  channel.post(now);
}

/** Calls `listener` when another tab was active, until the returned function is called. */
export function onActivityElsewhere(listener: () => void): () => void {
  return channel.listen((activeAt) => {
    // Browsers write cookies asynchronously: the other tab's may come later than what it says.
    if (typeof activeAt === 'number' && activeAt > lastActivity()) rememberActivity(activeAt);
    listener();
  });
}

/** Ends the session in every tab, and says whether there was one. Never throws. */
export function closeSession(): boolean {
  const wasOpen = readKey('adminAuthenticated') !== null;
  activeHere = 0;
  deleteCookie(ACTIVITY);
  try {
    for (const key of SESSION_KEYS) tabStorage()?.removeItem(inTab(key));
    const writes = new LocalWrites();
    for (const key of SESSION_KEYS) writes.put(key, readText(key), null);
  } catch (error) {
    console.warn('The session could not be removed.', error);
  }
  announceSession();
  return wasOpen;
}

/** Calls `listener` when the session may have begun or ended, here or in another tab. */
export function onSessionChange(listener: () => void): () => void {
  return onChange((key) => {
    if (key === 'adminAuthenticated' || key === 'loginTime') listener();
  });
}

/** How many passwords were wrong in a row in this tab. */
export function failedPasswords(): number {
  return Math.max(failuresHere, Number(tabStorage()?.getItem(FAILURES)) || 0);
}

export function setFailedPasswords(count: number): void {
  failuresHere = count;
  try {
    tabStorage()?.setItem(FAILURES, String(count));
  } catch {
    // Full: this page counts.
  }
}
