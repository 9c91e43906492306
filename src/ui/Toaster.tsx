import { CircleAlert, CircleCheck, X } from 'lucide-react';
import * as Toast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';

import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX } from '@/config';

import { currentToast, dismissToast, subscribeToToast } from './toast';
import { words } from './lateWords';

const nothing = () => undefined;

/** Shows the notices of `toast()`, one at a time (SPEC section 9). */
export function Toaster() {
  const notice = useSyncExternalStore(subscribeToToast, currentToast, nothing);
  return (
    <Toast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {notice && (
        <Toast.Root
          key={notice.id}
          type="foreground"
          className="toast-slip"
          data-variant={notice.variant ?? 'default'}
          onOpenChange={(open) => {
            if (!open) dismissToast(notice.id);
          }}
        >
          <span aria-hidden className="toast-stub">
            {notice.variant === 'destructive' ? <CircleAlert /> : <CircleCheck />}
          </span>
          <Toast.Title className="font-semibold">{notice.title}</Toast.Title>
          {notice.description !== undefined && (
            <Toast.Description className="col-start-2 text-sm text-muted">
              {notice.description}
            </Toast.Description>
          )}
          <Toast.Close
            aria-label={words.close}
            className="absolute inset-e-1 top-1 grid size-[min(2.75rem,14vw)] cursor-pointer place-items-center rounded-field"
          >
            <X aria-hidden className="size-5" />
          </Toast.Close>
        </Toast.Root>
      )}
      {/* What says how it is live is not hidden by an open dialog. */}
      <div aria-live="off">
        <Toast.Viewport hotkey={[TOAST_HOTKEY]} className="toast-viewport no-print" />
      </div>
    </Toast.Provider>
  );
}
