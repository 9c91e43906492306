import { queryOptions } from '@tanstack/react-query';
import type { Session } from '@/features/session/model/session';
import { isLocalPersistent, takeNote } from '@/store/local/local';
import { isActivityDue, readSession, storeActivity } from '@/features/session/store/session';
import { useStorageWarning } from '@/shared/queries/storageHealth';
import { strings } from './model/strings';

/** What the previous page has erased, if anything. */
export const erasureNoteOptions = queryOptions({
  queryKey: ['erasureNote'],
  queryFn: () => takeNote('erased').split('\n').filter(Boolean),
  gcTime: Infinity,
});

/** A warning about what cannot be stored: without localStorage a session ends with the page. */
export function useSessionWarning(): string | undefined {
  const warning = useStorageWarning();
  return warning ?? (isLocalPersistent ? undefined : strings.notKept);
}

export function currentSession(): Session {
  return readSession(Date.now());
}

export function isSignedIn(): boolean {
  const { state } = currentSession();
  return state === 'live' || state === 'ending';
}

/** The signed-in administrator. */
export const adminUserOptions = queryOptions({
  queryKey: ['adminUser'],
  queryFn: () => {
    const session = currentSession();
    return 'user' in session ? session.user : null;
  },
});

/** Extends the session; `false` if it has expired. */
export function stayActive(): boolean {
  const now = Date.now();
  if (!isActivityDue(now)) return true;
  if (!isSignedIn()) return false;
  storeActivity(now);
  return true;
}
