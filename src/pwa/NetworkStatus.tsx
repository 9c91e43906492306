import { useSyncExternalStore } from 'react';
import { Banner } from '@/ui/Banner';
import { isReadyOffline } from './siteState';
import { strings } from './deferredStrings';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Says that there is no network, and whether that matters. */
export function NetworkStatus() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isReady = useSyncExternalStore(isReadyOffline.subscribe, isReadyOffline.get);
  const offline = isReady ? strings.network.noneButReady : strings.network.none;
  return <Banner tone={isReady ? 'quiet' : 'warning'} text={isOnline ? undefined : offline} />;
}
