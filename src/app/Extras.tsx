import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/async/whenIdle';
import { lazyExtra } from '@/hydration/lazyExtra';
import { subscribeToToast } from '@/ui/overlays/toast';

const Toaster = lazyExtra(async () => (await import('@/ui/overlays/Toaster')).Toaster);
const StatusBar = lazyExtra(async () => (await import('@/pwa/StatusBar')).StatusBar);

/** The notices and the signs, fetched when the page is idle; the notices also for the first of them. */
export function Extras() {
  const [isNoticed, setIsNoticed] = useState(false);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    whenIdle(() => setIsIdle(true));
    return subscribeToToast(() => setIsNoticed(true));
  }, []);
  return (
    <>
      {(isIdle || isNoticed) && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
      {isIdle && (
        <Suspense>
          <StatusBar />
        </Suspense>
      )}
    </>
  );
}
