import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasUnsaved, keepUnsaved } from '@/lib/browser/unsaved';
import { wait } from '@/lib/async/wait';
import { endSession } from '@/queries/admin/session';
import { toast } from '@/ui/overlays/toast';
import { SESSION_EXPIRED } from './requireSession';
import { type SessionEnding, type WhyOver, watchSession } from './watchSession';

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
  return Promise.race([keepUnsaved(), wait(KEEPING_PATIENCE_MS).then(() => false)]);
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
