import type { AnyRouter } from '@tanstack/react-router';
import { ACTIVITY_EVENTS, SESSION_CHECK_INTERVAL_MS, SESSION_WARNING_MS } from '@/config';
import type { SessionLimit } from '@/content/session/session';
import {
  findSessionState,
  heedActivity,
  knownSessionState,
  onActivityElsewhere,
  onSessionChange,
  type SessionStateOrUnknown,
} from '@/queries/admin/session';

export type WhyOver = 'expired' | 'loggedOut';

/** A session in its last minute; `endsAt` in milliseconds since 1970. */
export interface SessionEnding {
  endsAt: number;
  limit: SessionLimit;
}

interface Watcher {
  onOver: (why: WhyOver) => void;
  setIsHidden: (isHidden: boolean) => void;
  setEnding: (ending: SessionEnding | undefined) => void;
}

/** When the standing is to be looked at next: at the next change that time alone brings, or earlier. */
function msToNextCheck(standing: SessionStateOrUnknown): number {
  if (standing.state !== 'live' && standing.state !== 'ending') return SESSION_CHECK_INTERVAL_MS;
  const changesAt = standing.endsAt - (standing.state === 'live' ? SESSION_WARNING_MS : 0);
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
  const { onOver, setIsHidden, setEnding } = watcher;
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: number | undefined;

  const apply = (standing: SessionStateOrUnknown) => {
    if (stopped.signal.aborted) return;
    clearTimeout(timer);
    if (standing.state === 'none') return onOver('loggedOut');
    if (standing.state === 'expired') return onOver('expired');
    timer = setTimeout(check, msToNextCheck(standing));
    setIsHidden(false);
    setIsPageShown(true);
    // Each end is told once.
    if (standing.state === 'ending' && standing.endsAt !== shown) {
      shown = standing.endsAt;
      setEnding(standing);
    }
  };
  const check = () => {
    const known = knownSessionState();
    if (known?.state === 'expired') return apply(known);
    if (known === undefined) setIsHidden(true);
    void findSessionState().then(apply);
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
      if (knownSessionState()?.state === 'live') setEnding(undefined);
      check();
    }),
  ];
  check();
  return () => {
    stopped.abort();
    setIsPageShown(true);
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
