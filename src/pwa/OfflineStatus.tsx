import { CircleCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { isReadyOffline } from './siteState';
import { strings } from './strings';

/** Announces that the whole site is available offline. */
export function OfflineStatus() {
  const isReady = useSyncExternalStore(
    isReadyOffline.subscribe,
    isReadyOffline.get,
    isReadyOffline.getInitial,
  );
  if (!isReady) return null;
  return (
    <p className="flex items-center gap-2 text-sm">
      <CircleCheck aria-hidden className="size-4" /> {strings.readyOffline}
    </p>
  );
}
