import { Suspense, useState, useSyncExternalStore } from 'react';
import { Banner } from '@/ui/Banner';
import { Button } from '@/ui/Button';
import { lazyExtra } from '@/ui/lazyExtra';
import { rescueFocus } from '@/ui/rescueFocus';
import { applyUpdate } from './applyUpdate';
import { offeredUpdate } from './siteState';
import { putOffUpdate } from './watchUpdates';
import { words } from './lateWords';

const ConfirmDialog = lazyExtra(async () => (await import('@/ui/ConfirmDialog')).ConfirmDialog);

/** Offers a new version; it is this tab's person who decides about this tab. */
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
    <Banner tone="quiet" text={registration && words.update.ready}>
      <div className="flex gap-2">
        <Button disabled={isBusy} onClick={() => void update(false)}>
          {isBusy ? words.update.updating : words.update.update}
        </Button>
        <Button
          variant="ghost"
          disabled={isBusy}
          onClick={() => {
            putOffUpdate();
            rescueFocus();
          }}
        >
          {words.update.later}
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            title={words.update.ask.title}
            text={words.update.ask.text}
            confirmLabel={words.update.update}
            cancelLabel={words.update.ask.cancel}
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
