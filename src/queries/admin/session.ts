import { queryOptions } from '@tanstack/react-query';
import type { Session } from '@/content/session/session';
import { isActivityDue, noteActivity, readSession } from '@/data/session/session';

export {
  closeSession as endSession,
  onActivityElsewhere,
  onSessionChange,
} from '@/data/session/session';

export function currentSession(): Session {
  return readSession(Date.now());
}

export function isSignedIn(): boolean {
  const { state } = currentSession();
  return state === 'live' || state === 'ending';
}

/** Who is signed in. */
export const adminUserOptions = queryOptions({
  queryKey: ['adminUser'],
  queryFn: () => {
    const session = currentSession();
    return 'user' in session ? session.user : null;
  },
});

/** Counts as activity. `false`: the session is over, and nothing brings it back. */
export function stayActive(): boolean {
  const now = Date.now();
  if (!isActivityDue(now)) return true;
  if (!isSignedIn()) return false;
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
