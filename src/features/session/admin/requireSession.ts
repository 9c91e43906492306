import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { closeSession } from '@/features/session/store/session';
import { currentSession, isSignedIn } from '@/features/session/queries';
import { toast, type Notice } from '@/ui/overlays/toast';
import { adminStrings } from '../model/strings';

/*
 * The screen to open after login. In the history state rather than the URL: links cannot set it,
 * and it survives a reload.
 */
declare module '@tanstack/react-router' {
  interface HistoryState {
    returnTo?: string;
    /** Whether the login led here: a missing screen then redirects to the dashboard. */
    isAfterLogin?: boolean;
  }
}

/** The notice of SPEC section 8. */
export const SESSION_EXPIRED: Notice = { ...adminStrings.expired, variant: 'destructive' };

interface Visit {
  location: { href: string };
  context: { queryClient: QueryClient };
  /** Whether the router only preloads the route. */
  preload: boolean;
}

/** Redirects to the login without a session; call it before loading any admin route. */
export function requireSession({ location, context, preload }: Visit): void {
  if (isSignedIn()) return;
  if (currentSession().state === 'expired' && !preload) {
    closeSession();
    context.queryClient.clear();
    toast(SESSION_EXPIRED);
  }
  throw redirect({ to: '/admin', replace: true, state: { returnTo: location.href } });
}

/** Skips the login with a session. */
export function redirectIfSignedIn(): void {
  if (isSignedIn()) throw redirect({ to: '/admin/dashboard', replace: true });
}

const dashboardPath = v.pipe(v.string(), v.regex(/^\/admin\/(?:dashboard|counter)(?:[/?#]|$)/));

/** The requested admin screen, or the dashboard. */
export function screenAfterLogin(returnTo: unknown): string {
  const parsed = v.safeParse(dashboardPath, returnTo);
  return parsed.success ? parsed.output : '/admin/dashboard';
}
