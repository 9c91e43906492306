import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Banner } from '@/ui/Banner';
import { Button } from '@/ui/Button';
import { applyUpdate } from './applyUpdate';
import { offeredUpdate } from './siteState';
import { putOffUpdate } from './watchUpdates';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@/ui/ConfirmDialog')).ConfirmDialog,
}));

/** Offers a new version; it is this tab's person who decides about this tab. */
export function UpdateBar() {
  const registration = useSyncExternalStore(offeredUpdate.subscribe, offeredUpdate.get);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  if (!registration) return null;
  const update = async (mayLose: boolean) => {
    setIsBusy(true);
    setIsAsking(!(await applyUpdate(registration, mayLose)));
    setIsBusy(false);
  };
  return (
    <Banner tone="quiet" text="A new version is ready.">
      <div className="flex gap-2">
        <Button disabled={isBusy} onClick={() => void update(false)}>
          {isBusy ? 'Updating...' : 'Update'}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={putOffUpdate}>
          Later
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            title="Update and lose what you typed?"
            text="What you typed here is not saved, and the update loads this page anew."
            confirmLabel="Update"
            cancelLabel="Keep editing"
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
