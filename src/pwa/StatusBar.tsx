import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Banner } from '@/ui/Banner';
import { strings } from './deferredStrings';
import { isReadyOffline } from './siteState';
import { UpdateBar } from './updates/UpdateBar';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Says that there is no network, and whether that matters. */
function NetworkStatus() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isReady = useSyncExternalStore(isReadyOffline.subscribe, isReadyOffline.get);
  const offline = isReady ? strings.network.noneButReady : strings.network.none;
  return <Banner tone={isReady ? 'quiet' : 'warning'} text={isOnline ? undefined : offline} />;
}

const HEIGHT = '--status-bar-height';

/** What the site has to say about itself, at the foot of every screen; it never covers a control for good. */
export function StatusBar() {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const { style } = document.documentElement;
    // Everything else that sticks to the foot of a screen is placed above it.
    const observer = new ResizeObserver(() => {
      const height = `${current.offsetHeight}px`;
      // Only where it differs: every element is styled again for it.
      if (height !== (style.getPropertyValue(HEIGHT) || '0px')) style.setProperty(HEIGHT, height);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <aside ref={frame} aria-label={strings.statusBar} className="site-status no-print">
      <UpdateBar />
      <NetworkStatus />
    </aside>
  );
}
