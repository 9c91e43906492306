import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Banner } from '@/ui/Banner';
import { strings } from './deferredStrings';
import { isReadyOffline } from './siteState';
import { UpdateBar } from './UpdateBar';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Announces that the network is gone, and whether that matters. */
function NetworkStatus() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isReady = useSyncExternalStore(isReadyOffline.subscribe, isReadyOffline.get);
  const offline = isReady ? strings.network.noneButReady : strings.network.none;
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
    <aside ref={frame} aria-label={strings.statusBar} className="site-status no-print">
      <UpdateBar />
      <NetworkStatus />
    </aside>
  );
}
