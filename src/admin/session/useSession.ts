import { useQueryClient } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ACTIVITY_EVENTS, SESSION_CHECK_INTERVAL_MS, SESSION_WARNING_MS } from '@/config';
import type { Session, SessionLimit } from '@/content/session/session';
import { hasUnsaved, flushUnsaved } from '@/lib/browser/unsaved';
import { wait } from '@/lib/async/wait';
import {
  currentSession,
  endSession,
  noteUserActivity,
  onActivityElsewhere,
  onSessionChange,
} from '@/queries/admin/session';
import { toast } from '@/ui/overlays/toast';
import { SESSION_EXPIRED } from './requireSession';

type WhyOver = 'expired' | 'loggedOut';

/** A session in its last minute; `endsAt` in milliseconds since 1970. */
export interface SessionEnding {
  endsAt: number;
  limit: SessionLimit;
}

interface Watcher {
  onOver: (why: WhyOver) => void;
  setEnding: (ending: SessionEnding | undefined) => void;
}

/** How long until the next check: until time alone changes the session, or less. */
function msToNextCheck({ state, endsAt }: Extract<Session, { endsAt: number }>): number {
  const changesAt = endsAt - (state === 'live' ? SESSION_WARNING_MS : 0);
  return Math.min(SESSION_CHECK_INTERVAL_MS, Math.max(0, changesAt - Date.now()));
}

function setIsPageShown(isShown: boolean): void {
  document.documentElement.style.visibility = isShown ? '' : 'hidden';
}

/**
 * Checks the session every minute, and whenever it may have changed: on wake, focus and route
 * change, and when another tab was active or logged out. Returns the way to stop.
 */
function watchSession(router: AnyRouter, watcher: Watcher): () => void {
  const { onOver, setEnding } = watcher;
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: number | undefined;

  const check = () => {
    if (stopped.signal.aborted) return;
    clearTimeout(timer);
    const session = currentSession();
    if (session.state === 'none') return onOver('loggedOut');
    if (session.state === 'expired') return onOver('expired');
    timer = setTimeout(check, msToNextCheck(session));
    setIsPageShown(true);
    // Each end is told once.
    if (session.state === 'ending' && session.endsAt !== shown) {
      shown = session.endsAt;
      setEnding(session);
    }
  };
  // A page that the browser keeps for its Back button shows nothing until it is checked again.
  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) setIsPageShown(false);
  };
  const onActivity = () => noteUserActivity(check);

  const { signal } = stopped;
  for (const type of ACTIVITY_EVENTS)
    window.addEventListener(type, onActivity, { signal, capture: true, passive: true });
  window.addEventListener('pagehide', onPageHide, { signal });
  for (const type of ['focus', 'pageshow', 'online'] as const)
    window.addEventListener(type, check, { signal });
  for (const type of ['visibilitychange', 'resume'] as const)
    document.addEventListener(type, check, { signal });
  const stops = [
    router.subscribe('onBeforeLoad', check),
    onSessionChange(check),
    onActivityElsewhere(() => {
      if (currentSession().state === 'live') setEnding(undefined);
      check();
    }),
  ];
  // Not within the effect that calls this: what is over leaves the page at once.
  queueMicrotask(check);
  return () => {
    stopped.abort();
    setIsPageShown(true);
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/** So long the last word may take to be written. */
const KEEPING_PATIENCE_MS = 5000;

export interface OpenSession {
  /** Nothing of the dashboard may be on screen: the session is over. */
  isHidden: boolean;
  /** Set in the session's last minute, until it is answered. */
  ending: SessionEnding | undefined;
  answerEnding: () => void;
  logOut: () => void;
  /** Something typed would be lost by logging out, and the person is to say whether it may be. */
  isLossAsked: boolean;
  answerLoss: (mayBeLost: boolean) => void;
}

/** Whether whatever is typed is kept as a draft, the last word included. */
async function isAllKept(): Promise<boolean> {
  if (!hasUnsaved()) return true;
  return Promise.race([flushUnsaved(), wait(KEEPING_PATIENCE_MS).then(() => false)]);
}

/** Watches the session of the dashboard that is on screen, and leaves it when the session is over. */
export function useSession(): OpenSession {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [isHidden, setIsHidden] = useState(false);
  const [ending, setEnding] = useState<SessionEnding>();
  const [isLossAsked, setIsLossAsked] = useState(false);
  const isLeaving = useRef(false);

  const leave = useCallback(
    async (why: WhyOver) => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      const { href } = router.state.location;
      // First of all, and with it whatever would ask about unsaved edits.
      flushSync(() => setIsHidden(true));
      const wasOpen = endSession();
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
    return watchSession(router, { onOver: (why) => void leave(why), setEnding });
  }, [router, leave]);

  return {
    isHidden,
    ending,
    answerEnding: useCallback(() => setEnding(undefined), []),
    logOut: useCallback(() => {
      void isAllKept().then((isKept) => (isKept ? leave('loggedOut') : setIsLossAsked(true)));
    }, [leave]),
    isLossAsked,
    answerLoss: useCallback(
      (mayBeLost: boolean) => {
        setIsLossAsked(false);
        if (mayBeLost) void leave('loggedOut');
      },
      [leave],
    ),
  };
}
