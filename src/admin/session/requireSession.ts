import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import type { Notice } from '@/lib/notice';
import { currentSession, endSession, isSignedIn } from '@/queries/admin/session';
import { toast } from '@/ui/overlays/toast';
import { strings } from './strings';

/*
 * The screen that the login leads to. It is kept in the history entry, not in the address: no link
 * can name it, and it survives a reload.
 */
declare module '@tanstack/react-router' {
  interface HistoryState {
    returnTo?: string;
    /** Whether the login led here: a screen that is not there gives way to the dashboard's first. */
    isAfterLogin?: boolean;
  }
}

/** SPEC section 8. */
export const SESSION_EXPIRED: Notice = { ...strings.expired, variant: 'destructive' };

interface Visit {
  location: { href: string };
  context: { queryClient: QueryClient };
  /** A link is only being pointed at. */
  preload: boolean;
}

/** Lets nobody into the dashboard without a live session; to be called before any of it is loaded. */
export function requireSession({ location, context, preload }: Visit): void {
  if (isSignedIn()) return;
  if (currentSession().state === 'expired' && !preload) {
    endSession();
    context.queryClient.clear();
    toast(SESSION_EXPIRED);
  }
  throw redirect({ to: '/admin', replace: true, state: { returnTo: location.href } });
}

/** Who is signed in already is not asked again. */
export function redirectIfSignedIn(): void {
  if (isSignedIn()) throw redirect({ to: '/admin/dashboard', replace: true });
}

const dashboardPath = v.pipe(v.string(), v.regex(/^\/admin\/(?:dashboard|counter)(?:[/?#]|$)/));

/** The screen that was asked for, if it is one of the dashboard's; the dashboard's first otherwise. */
export function screenAfterLogin(returnTo: unknown): string {
  const parsed = v.safeParse(dashboardPath, returnTo);
  return parsed.success ? parsed.output : '/admin/dashboard';
}
