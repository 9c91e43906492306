import type { AnyRouter } from '@tanstack/react-router';
import { ACTIVITY_EVENTS, SESSION_CHECK_INTERVAL_MS, SESSION_WARNING_MS } from '@/config';
import type { Session, SessionLimit } from '@/content/session/session';
import {
  currentSession,
  heedActivity,
  onActivityElsewhere,
  onSessionChange,
} from '@/queries/admin/session';

export type WhyOver = 'expired' | 'loggedOut';

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
export function watchSession(router: AnyRouter, watcher: Watcher): () => void {
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
  const onActivity = () => heedActivity(check);

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
