import { queryOptions } from '@tanstack/react-query';
import type { Session } from '@/content/session/session';
import { isLocalPersistent } from '@/data/local/local';
import { takeErasureNote } from '@/data/recovery/erasureNote';
import { isActivityDue, noteActivity, readSession } from '@/data/session/session';
import { useStorageWarning } from '../site/storageHealth';
import { strings } from './adminStrings';

/** What the page before this one erased; nothing in any other case. */
export const erasureNoteOptions = queryOptions({
  queryKey: ['erasureNote'],
  queryFn: takeErasureNote,
  gcTime: Infinity,
});

/** What this browser cannot keep right now, for who signs in: without localStorage no page but this one knows. */
export function useSessionWarning(): string | undefined {
  const warning = useStorageWarning();
  return warning ?? (isLocalPersistent ? undefined : strings.sessionNotKept);
}

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
export function noteUserActivity(onOver?: () => void): void {
  if (!isActivityDue(Date.now())) return;
  setTimeout(() => {
    if (!stayActive()) onOver?.();
  });
}
