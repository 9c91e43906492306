import { mutationOptions } from '@tanstack/react-query';
import { SIMULATED_DELAY_MS } from '@/config';
import { sessionStanding, type SessionStanding } from '@/content/session';
import {
  closeSession,
  findSession,
  isActivityDue,
  knownSession,
  noteActivity,
  openSession,
} from '@/data/session';
import { userOf } from './account';
import './meta';
import { proveAccount } from './passwordProof';
import { words } from './adminWords';

export { onActivityElsewhere, onSessionChange } from '@/data/session';

/** How the session stands; `none` where nobody is signed in. */
export type Standing = SessionStanding | { state: 'none' };

/** How the session that this page knows of stands; undefined where only `findStanding` can tell. */
export function knownStanding(): SessionStanding | undefined {
  const now = Date.now();
  const session = knownSession(now);
  return session && sessionStanding(session, now);
}

/**
 * How the session truly stands; a forged one is expired. Where the database gives up, what this
 * page knows by itself counts.
 */
export async function findStanding(): Promise<Standing> {
  const session = await findSession(Date.now()).catch(() => 'unsure' as const);
  if (session === 'unsure') return knownStanding() ?? { state: 'none' };
  if (session === 'none') return { state: 'none' };
  if (session === 'forged') return { state: 'expired' };
  return sessionStanding(session, Date.now());
}

/** Counts as activity. `false`: the session is over, and nothing brings it back. */
export function stayActive(): boolean {
  const now = Date.now();
  if (!isActivityDue(now)) return true;
  const standing = knownStanding();
  if (standing === undefined || standing.state === 'expired') return false;
  noteActivity(now);
  return true;
}

/** Counts something that a person does as activity, after what it does itself: a key must not wait. */
export function heedActivity(onOver?: () => void): void {
  if (!isActivityDue(Date.now())) return;
  setTimeout(() => {
    if (!stayActive()) onOver?.();
  });
}

/** Ends the session in every tab; resolves to whether there was one. */
export const endSession = closeSession;

export interface LoginForm {
  username: string;
  password: string;
}

export class WrongPair extends Error {
  override name = 'WrongPair';
}

async function logIn({ username, password }: LoginForm): Promise<void> {
  const account = await proveAccount({ username, password, atLeastMs: SIMULATED_DELAY_MS });
  if (account === undefined) throw new WrongPair();
  await openSession(userOf(account), Date.now());
}

/** The login of SPEC section 6, with the notices of section 8. */
export const loginOptions = mutationOptions({
  mutationFn: logIn,
  // What was typed as a password stays in memory no longer than the form does.
  gcTime: 0,
  meta: {
    notice: () => words.login.done,
    failureNotice: (error) =>
      error instanceof WrongPair ? { ...words.login.failed, variant: 'destructive' } : undefined,
  },
});
