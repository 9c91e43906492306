import { Suspense, useState, useSyncExternalStore } from 'react';
import { Banner } from '@/ui/Banner';
import { Button } from '@/ui/controls/Button';
import { lazyOptional } from '@/ui/deferred';
import { focusMainIfLost } from '@/ui/overlays/focusMainIfLost';
import { applyUpdate, dismissUpdate } from './updates';
import { offeredUpdate } from './siteState';
import { strings } from './deferredStrings';

const ConfirmDialog = lazyOptional(
  async () => (await import('@/ui/overlays/ConfirmDialog')).ConfirmDialog,
);

/** Offers a new version, which all tabs take together. */
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
    <Banner tone="quiet" text={registration && strings.update.ready}>
      <div className="flex gap-2">
        <Button disabled={isBusy} onClick={() => void update(false)}>
          {isBusy ? strings.update.updating : strings.update.update}
        </Button>
        <Button
          variant="ghost"
          disabled={isBusy}
          onClick={() => {
            dismissUpdate();
            focusMainIfLost();
          }}
        >
          {strings.update.later}
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            title={strings.update.ask.title}
            text={strings.update.ask.text}
            confirmLabel={strings.update.update}
            cancelLabel={strings.update.ask.cancel}
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
