import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/whenIdle';
import { lazyExtra } from '@/ui/lazyExtra';
import { subscribeToToast } from '@/ui/toast';

const Toaster = lazyExtra(async () => (await import('@/ui/Toaster')).Toaster);
const Signs = lazyExtra(async () => (await import('@/pwa/Signs')).Signs);

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
          <Signs />
        </Suspense>
      )}
    </>
  );
}
