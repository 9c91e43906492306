import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { type AnyRouter, useRouter, redirect } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ACTIVITY_EVENTS, SESSION_CHECK_INTERVAL_MS, SESSION_WARNING_MS } from '@/config';
import type { OpenedSession } from '@/features/session/model/session';
import { hasUnsaved, flushUnsaved } from '@/lib/browser/unsaved';
import { wait } from '@/lib/tasks';
import { closeSession, isActiveElsewhere, onSessionChange } from '@/features/session/store/session';
import { currentSession, stayActive, isSignedIn } from '@/features/session/queries';
import { toast, type Notice } from '@/ui/overlays/toast';
import { DeferredConfirmDialog } from '@/ui/overlays/DeferredConfirmDialog';
import { adminStrings } from '@/features/session/model/strings';
import * as v from 'valibot';

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
const SESSION_EXPIRED: Notice = { ...adminStrings.expired, variant: 'destructive' };

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

type EndReason = 'expired' | 'loggedOut';

interface Watcher {
  onEnd: (why: EndReason) => void;
  onCheck: (session: OpenedSession) => void;
}

const SECOND_MS = 1000;

/** Milliseconds until the next check; in the last minute its seconds are counted. */
function msToNextCheck({ state, endsAt }: OpenedSession): number {
  if (state === 'ending') return SECOND_MS;
  const untilWarning = Math.max(0, endsAt - SESSION_WARNING_MS - Date.now());
  return Math.min(SESSION_CHECK_INTERVAL_MS, untilWarning);
}

function setIsPageShown(isShown: boolean): void {
  document.documentElement.style.visibility = isShown ? '' : 'hidden';
}

/**
 * Checks the session every minute (SPEC section 9) and on focus, route changes and a log-out in
 * other tabs. Returns a function to stop it.
 */
function watchSession(router: AnyRouter, watcher: Watcher): () => void {
  const { onEnd, onCheck } = watcher;
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = () => {
    if (stopped.signal.aborted) return;
    clearTimeout(timer);
    const session = currentSession();
    if (session.state === 'none') return onEnd('loggedOut');
    if (session.state === 'expired') return onEnd('expired');
    timer = setTimeout(check, msToNextCheck(session));
    setIsPageShown(true);
    onCheck(session);
  };
  // Hide a page that enters the back/forward cache, until its session has been checked.
  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) setIsPageShown(false);
  };
  const onActivity = () => {
    if (!stayActive()) check();
  };

  const { signal } = stopped;
  for (const type of ACTIVITY_EVENTS)
    window.addEventListener(type, onActivity, { signal, capture: true, passive: true });
  window.addEventListener('pagehide', onPageHide, { signal });
  for (const type of ['focus', 'pageshow'] as const)
    window.addEventListener(type, check, { signal });
  document.addEventListener('visibilitychange', check, { signal });
  const stops = [router.subscribe('onBeforeLoad', check), onSessionChange(check)];
  // Deferred, because an expired session navigates synchronously, inside the calling effect.
  queueMicrotask(check);
  return () => {
    stopped.abort();
    setIsPageShown(true);
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/** Maximum time to wait for drafts before leaving. */
const SAVE_TIMEOUT_MS = 5000;

interface OpenSession {
  /** Whether to hide all admin content, because the session is over. */
  isHidden: boolean;
  /** Set in the session's last minute, until it is answered; `live` once the user was active. */
  ending: OpenedSession | undefined;
  answerEnding: () => void;
  logOut: () => void;
  /** Whether to ask before a log-out that would lose edits. */
  isConfirmingLoss: boolean;
  answerLoss: (mayBeLost: boolean) => void;
}

/** Whether all edits are stored as drafts. */
async function isAllKept(): Promise<boolean> {
  if (!hasUnsaved()) return true;
  return Promise.race([flushUnsaved(), wait(SAVE_TIMEOUT_MS).then(() => false)]);
}

/** Watches the session of the visible dashboard and leaves it at its end. */
export function useSession(): OpenSession {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [isHidden, setIsHidden] = useState(false);
  const [ending, setEnding] = useState<OpenedSession>();
  /** The end that the user knows of. */
  const answered = useRef<number>(undefined);
  const [isConfirmingLoss, setIsConfirmingLoss] = useState(false);
  const isLeaving = useRef(false);

  const leave = useCallback(
    async (why: EndReason) => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      const { href } = router.state.location;
      // Hide before navigating, so that no form can ask about unsaved edits.
      flushSync(() => setIsHidden(true));
      const wasOpen = closeSession();
      queryClient.clear();
      if (why === 'expired' && wasOpen) toast(SESSION_EXPIRED);
      await router.navigate({
        to: '/admin',
        replace: true,
        ignoreBlocker: true,
        state: why === 'expired' ? { returnTo: href } : {},
      });
      router.clearCache();
    },
    [router, queryClient],
  );

  useEffect(() => {
    isLeaving.current = false;
    const onCheck = (session: OpenedSession) => {
      const isNews = session.state === 'ending' && session.endsAt !== answered.current;
      // After activity here the dialog stays under the pointer, until it is answered.
      setEnding((shown) => (isNews || (shown && !isActiveElsewhere()) ? session : undefined));
    };
    return watchSession(router, { onEnd: (why) => void leave(why), onCheck });
  }, [router, leave]);

  return {
    isHidden,
    ending,
    answerEnding: () => {
      answered.current = ending?.endsAt;
      setEnding(undefined);
    },
    logOut: useCallback(() => {
      void isAllKept().then((isKept) => (isKept ? leave('loggedOut') : setIsConfirmingLoss(true)));
    }, [leave]),
    isConfirmingLoss,
    answerLoss: useCallback(
      (mayBeLost: boolean) => {
        setIsConfirmingLoss(false);
        if (mayBeLost) void leave('loggedOut');
      },
      [leave],
    ),
  };
}

interface SessionWarningProps {
  ending: OpenedSession;
  onAnswer: () => void;
  onLogOut: () => void;
}

function warning({ state, endsAt, limit }: OpenedSession) {
  const { ofAge, ofIdleness, isActive, toWork, stay } = adminStrings.ending;
  const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / SECOND_MS));
  if (limit === 'age') return { text: ofAge(seconds), stay: toWork };
  return { text: state === 'live' ? isActive : ofIdleness(seconds), stay };
}

/** A warning in the last minute of the session, with buttons. */
export function SessionWarning({ ending, onAnswer, onLogOut }: SessionWarningProps) {
  const { text, stay } = warning(ending);
  return (
    <DeferredConfirmDialog
      open
      question={{
        title: adminStrings.ending.title,
        text,
        confirmLabel: adminStrings.ending.logOut,
        cancelLabel: stay,
      }}
      cancelIsMain
      onCancel={() => {
        stayActive();
        onAnswer();
      }}
      onConfirm={onLogOut}
    />
  );
}
