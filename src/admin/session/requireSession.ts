import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { endSession, findSessionState, knownSessionState } from '@/queries/admin/session';
import { toast } from '@/ui/overlays/toast';
import './askedFor';
import { SESSION_EXPIRED } from './sessionExpired';

interface Visit {
  location: { href: string };
  context: { queryClient: QueryClient };
  /** A link is only being pointed at. */
  preload: boolean;
}

/** Lets nobody into the dashboard without a live session; to be called before any of it is loaded. */
export async function requireSession({ location, context, preload }: Visit): Promise<void> {
  const { state } = knownSessionState() ?? (await findSessionState());
  if (state === 'live' || state === 'ending') return;
  if (state === 'expired' && !preload) {
    const wasOpen = await endSession();
    context.queryClient.clear();
    if (wasOpen) toast(SESSION_EXPIRED);
  }
  throw redirect({ to: '/admin', replace: true, state: { askedFor: location.href } });
}

/** Who is signed in already is not asked again. */
export async function skipLogin(): Promise<void> {
  const { state } = knownSessionState() ?? (await findSessionState());
  if (state === 'live' || state === 'ending')
    throw redirect({ to: '/admin/dashboard', replace: true });
}
