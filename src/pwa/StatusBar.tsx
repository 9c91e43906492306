import { Suspense, useState, useSyncExternalStore, useEffect, useRef } from 'react';
import { Banner, Button } from '@/ui/elements';
import { lazyOptional } from '@/ui/deferred';
import { focusMainIfLost } from '@/ui/focus';
import { applyUpdate, dismissUpdate } from './updates';
import { offeredUpdate, isReadyOffline } from './siteState';
import { deferredStrings } from './strings';

const ConfirmDialog = lazyOptional(
  async () => (await import('@/ui/overlays/Dialog')).ConfirmDialog,
);

/** Offers a new version; accepting it updates all tabs. */
export function UpdateBar() {
  const registration = useSyncExternalStore(offeredUpdate.subscribe, offeredUpdate.get);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const update = async (mayLose: boolean) => {
    if (!registration) return;
    setIsBusy(true);
    setIsAsking(!(await applyUpdate(registration, mayLose)));
    setIsBusy(false);
  };
  return (
    <Banner tone="quiet" text={registration && deferredStrings.update.ready}>
      <div className="flex gap-2">
        <Button disabled={isBusy} onClick={() => void update(false)}>
          {isBusy ? deferredStrings.update.updating : deferredStrings.update.update}
        </Button>
        <Button
          variant="ghost"
          disabled={isBusy}
          onClick={() => {
            dismissUpdate();
            focusMainIfLost();
          }}
        >
          {deferredStrings.update.later}
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            question={{
              title: deferredStrings.update.ask.title,
              text: deferredStrings.update.ask.text,
              confirmLabel: deferredStrings.update.update,
              cancelLabel: deferredStrings.update.ask.cancel,
            }}
            cancelIsMain
            isBusy={isBusy}
            onConfirm={() => void update(true)}
            onCancel={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </Banner>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Announces that the network is gone, and whether the site works without it. */
function NetworkStatus() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isReady = useSyncExternalStore(isReadyOffline.subscribe, isReadyOffline.get);
  const offline = isReady ? deferredStrings.network.noneButReady : deferredStrings.network.none;
  return <Banner tone={isReady ? 'quiet' : 'warning'} text={isOnline ? undefined : offline} />;
}

const HEIGHT = '--status-bar-height';

/** Status messages at the bottom of every screen; it never permanently covers a control. */
export function StatusBar() {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const { style } = document.documentElement;
    // Other sticky elements at the bottom are positioned above it.
    const observer = new ResizeObserver(() => {
      const height = `${current.offsetHeight}px`;
      // Only if it differs, because setting it restyles every element.
      if (height !== (style.getPropertyValue(HEIGHT) || '0px')) style.setProperty(HEIGHT, height);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <aside
      ref={frame}
      aria-label={deferredStrings.statusBar}
      className="sticky bottom-0 z-40 no-print [&>:last-child]:pb-[env(safe-area-inset-bottom)]"
    >
      <UpdateBar />
      <NetworkStatus />
    </aside>
  );
}
