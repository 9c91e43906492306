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
        <Dialog.Popup className="drawer">
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
