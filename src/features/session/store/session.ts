import { showAppBadge } from '@/pwa/siteState';
import { CLOCK_TOLERANCE_MS, SESSION_MAX_IDLE_MS } from '@/config';
import {
  type AdminUser,
  validateSession,
  type Session,
  sessionTexts,
} from '@/features/session/model/session';
import { deleteCookie, setCookie, getCookie } from '@/lib/browser/cookie';
import { SaveError } from '@/store/errors';
import { SESSION_KEYS } from '@/store/keys';
import { announce, onChange } from '@/store/local/changeEvents';
import { LocalWrites } from '@/store/local/localWrites';
import { readText } from '@/store/local/read';

/*
 * The administrator's session: the three keys of SPEC section 3, in sessionStorage if localStorage
 * is full, and the last activity in a cookie, which every tab reads synchronously.
 */

/** Minimum interval between two records of activity. */
const ACTIVITY_STEP_MS = 5000;
const ACTIVITY = 'activity';

/** This page's last activity; used on its own only if cookies are blocked. */
let lastActivityInMemory = 0;

function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

const tabKey = (key: string): string => `dubai-visa.${key}`;

function readKey(key: (typeof SESSION_KEYS)[number]): string | null {
  return readText(key) ?? tabStorage()?.getItem(tabKey(key)) ?? null;
}

function lastActivity(): number {
  return Number(getCookie(ACTIVITY)) || lastActivityInMemory;
}

/** The session at `now`, from what is stored. */
export function readSession(now: number): Session {
  const texts = {
    adminAuthenticated: readKey('adminAuthenticated'),
    loginTime: readKey('loginTime'),
    adminUser: readKey('adminUser'),
  };
  return validateSession(texts, lastActivity(), now);
}

function announceSession(): void {
  announce('adminAuthenticated');
  announce('adminUser');
}

/**
 * Begins a session, in this tab only if localStorage is full.
 * @throws SaveError; nobody is signed in then
 */
export function openSession(user: AdminUser, now: number): void {
  const texts = sessionTexts(user, now);
  const writes = new LocalWrites();
  // The flag is written last, because it makes the session valid.
  const keys = SESSION_KEYS.toReversed();
  try {
    for (const key of keys) writes.put(key, readText(key), texts[key]);
  } catch (error) {
    writes.undo();
    const tab = tabStorage();
    try {
      if (!tab) throw error;
      for (const key of keys) tab.setItem(tabKey(key), texts[key]);
    } catch {
      throw new SaveError('full', { cause: error });
    }
  }
  storeActivity(now);
  announceSession();
}

/** Records activity for every tab. Call it only during a session. */
export function storeActivity(now: number): void {
  lastActivityInMemory = now;
  setCookie(ACTIVITY, String(now), SESSION_MAX_IDLE_MS);
}

/** Whether activity at `now` should be recorded; cheap, because every mouse move asks. */
export function isActivityDue(now: number): boolean {
  const sinceActive = now - lastActivityInMemory;
  return sinceActive >= ACTIVITY_STEP_MS || sinceActive < -CLOCK_TOLERANCE_MS;
}

/** Whether the last activity was in another tab. */
export function isActiveElsewhere(): boolean {
  return lastActivity() > lastActivityInMemory;
}

/** Ends the session in every tab. Returns whether there was one. Never throws. */
export function closeSession(): boolean {
  const wasOpen = readKey('adminAuthenticated') !== null;
  lastActivityInMemory = 0;
  deleteCookie(ACTIVITY);
  try {
    for (const key of SESSION_KEYS) tabStorage()?.removeItem(tabKey(key));
    const writes = new LocalWrites();
    for (const key of SESSION_KEYS) writes.put(key, readText(key), null);
  } catch (error) {
    console.warn('The session could not be removed.', error);
  }
  showAppBadge(0);
  announceSession();
  return wasOpen;
}

/** Calls `listener` when the session may have begun or ended, in any tab. */
export function onSessionChange(listener: () => void): () => void {
  return onChange((key) => {
    if (key === 'adminAuthenticated' || key === 'loginTime') listener();
  });
}
