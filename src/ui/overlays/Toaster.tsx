import { CircleAlert, CircleCheck, X } from 'lucide-react';
import * as Toast from '@radix-ui/react-toast';
import { type FocusEvent, useRef, useSyncExternalStore } from 'react';

import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX } from '@/config';
import { DIRECTION } from '@/lib/language';

import { currentToast, dismissToast, subscribeToToast, toast } from './toast';
import { deferredStrings } from '../strings';

const noop = () => undefined;
const HOTKEY = [TOAST_HOTKEY];
const NO_HOTKEY: string[] = [];

/** Scrolls the focused control out from under a notice that has just been rendered. */
function scrollFocusIntoView(slip: HTMLElement | null) {
  const used = document.activeElement;
  if (!used || !slip || used === document.body || slip.parentElement?.contains(used)) return;
  const [control, covered] = [used.getBoundingClientRect(), slip.getBoundingClientRect()];
  const isCovered =
    control.bottom > covered.top &&
    control.top < covered.bottom &&
    control.right > covered.left &&
    control.left < covered.right;
  if (isCovered) used.scrollIntoView({ block: 'nearest' });
}

/** Renders the notices of `toast()`, one at a time (SPEC section 9). */
export function Toaster() {
  const notice = useSyncExternalStore(subscribeToToast, currentToast, noop);
  const viewport = useRef<HTMLOListElement>(null);
  /** The element that had the focus before the notice. */
  const focusedBefore = useRef<EventTarget>(null);
  const noteFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
      focusedBefore.current = relatedTarget;
  };
  const close = (id: number) => {
    if (currentToast()?.id !== id) return;
    const holdsFocus = () => viewport.current?.contains(document.activeElement) === true;
    if (holdsFocus() && focusedBefore.current instanceof HTMLElement)
      focusedBefore.current.focus({ preventScroll: true });
    if (holdsFocus() && document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
    // Removing a hovered notice fires no `pointerleave`, and the library's timers would stay off.
    viewport.current?.parentElement?.dispatchEvent(new PointerEvent('pointerleave'));
    dismissToast(id);
  };
  return (
    <Toast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection={DIRECTION === 'rtl' ? 'left' : 'right'}
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {/* An open dialog hides the rest of the page, but not an element with `aria-live`. */}
      <div aria-live="off" onFocus={noteFocus}>
        {notice && (
          <Toast.Root
            key={notice.id}
            ref={scrollFocusIntoView}
            type="foreground"
            className="toast-slip relative grid min-h-15 grid-cols-[var(--toast-side)_1fr] content-center gap-y-0.5 rounded-field py-3.5 pe-(--toast-side)"
            data-variant={notice.variant ?? 'default'}
            onOpenChange={(open) => {
              if (!open) close(notice.id);
            }}
          >
            <span
              aria-hidden
              className={`row-span-2 -my-2 me-[min(0.875rem,3.9vw)] grid place-items-center self-stretch border-e-2 border-dotted [--icon-size:min(1.25rem,7vw)] ${notice.variant === 'destructive' ? 'border-error text-error' : 'border-control text-success'}`}
            >
              {notice.variant === 'destructive' ? <CircleAlert /> : <CircleCheck />}
            </span>
            <Toast.Title className="font-semibold">{notice.title}</Toast.Title>
            {notice.description !== undefined && (
              <Toast.Description className="col-start-2 text-sm text-muted">
                {notice.description}
              </Toast.Description>
            )}
            {notice.action && (
              <Toast.Action
                altText={notice.action.label}
                className="col-start-2 mt-1 min-h-8 w-fit cursor-pointer font-semibold text-primary underline"
                onClick={() => void notice.action?.run()?.then(toast)}
              >
                {notice.action.label}
              </Toast.Action>
            )}
            <Toast.Close
              aria-label={deferredStrings.close}
              className="absolute inset-e-1 top-1 grid size-[min(2.75rem,14vw)] cursor-pointer place-items-center rounded-field"
            >
              <X aria-hidden className="size-5" />
            </Toast.Close>
          </Toast.Root>
        )}
        <Toast.Viewport
          ref={viewport}
          aria-label={deferredStrings.notifications}
          label={deferredStrings.notificationsBy(TOAST_HOTKEY)}
          hotkey={notice ? HOTKEY : NO_HOTKEY}
          className="toast-viewport fixed end-0 z-60 w-[min(100vw,26rem)] no-print"
        />
      </div>
    </Toast.Provider>
  );
}
