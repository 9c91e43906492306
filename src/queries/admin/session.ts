import { mutationOptions } from '@tanstack/react-query';
import { SIMULATED_DELAY_MS } from '@/config';
import { sessionState, type SessionState } from '@/content/session/session';
import {
  closeSession,
  findSession,
  isActivityDue,
  knownSession,
  noteActivity,
  openSession,
} from '@/data/session/session';
import { userOf } from './account';
import '../meta';
import { proveAccount } from './passwordProof';
import { strings } from './adminStrings';

export { onActivityElsewhere, onSessionChange } from '@/data/session/session';

/** How the session stands; `none` where nobody is signed in. */
export type SessionStateOrUnknown = SessionState | { state: 'none' };

/** How the session that this page knows of stands; undefined where only `findStanding` can tell. */
export function knownSessionState(): SessionState | undefined {
  const now = Date.now();
  const session = knownSession(now);
  return session && sessionState(session, now);
}

/**
 * How the session truly stands; a forged one is expired. Where the database gives up, what this
 * page knows by itself counts.
 */
export async function findSessionState(): Promise<SessionStateOrUnknown> {
  const session = await findSession(Date.now()).catch(() => 'unsure' as const);
  if (session === 'unsure') return knownSessionState() ?? { state: 'none' };
  if (session === 'none') return { state: 'none' };
  if (session === 'forged') return { state: 'expired' };
  return sessionState(session, Date.now());
}

/** Counts as activity. `false`: the session is over, and nothing brings it back. */
export function stayActive(): boolean {
  const now = Date.now();
  if (!isActivityDue(now)) return true;
  const known = knownSessionState();
  if (known === undefined || known.state === 'expired') return false;
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
    notice: () => strings.login.done,
    failureNotice: (error) =>
      error instanceof WrongPair ? { ...strings.login.failed, variant: 'destructive' } : undefined,
  },
});
