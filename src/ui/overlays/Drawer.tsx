import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { Elements } from '../elements';
import { deferredStrings } from '../strings';

export interface DrawerProps {
  open: boolean;
  /** Called for Escape, the close button and a click outside. */
  onClose: () => void;
  title: string;
  children: Elements;
}

/** A modal drawer at the inline start edge. */
export function Drawer({ open, onClose, title, children }: DrawerProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="drawer fixed inset-y-0 start-0 z-41 flex w-[min(18rem,100vw-min(3rem,12vw))] flex-col gap-3 overflow-y-auto overscroll-contain border-0 border-e ps-[max(0.75rem,var(--safe-start))] pe-3 pt-[max(0.5rem,var(--safe-top))] pb-[max(1rem,env(safe-area-inset-bottom))] data-ending-style:[translate:-1rem_0] data-starting-style:[translate:-1rem_0] rtl:data-ending-style:[translate:1rem_0] rtl:data-starting-style:[translate:1rem_0]">
          <header className="flex items-center justify-between ps-3">
            <Dialog.Title className="text-xl">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={deferredStrings.closeMenu}
              className="btn btn-ghost btn-square"
            >
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
