import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useState } from 'react';
import type { SearchFrame } from './SearchBox';
import './search.css';

interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
  /** What is searched. */
  label: string;
  /** The `SearchBox` in it, so that a key draws no more than that again. */
  children: (frame: SearchFrame) => ReactNode;
}

/** A dialog to search in. */
export function SearchDialog({ open, onClose, label, children }: SearchDialogProps) {
  // What was chosen moves focus itself.
  const [isChosen, setIsChosen] = useState(false);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup
          aria-label={label}
          className="dialog search-dialog"
          finalFocus={() => !isChosen}
        >
          {children({
            label,
            onChosen: () => {
              setIsChosen(true);
              onClose();
            },
            onClose,
          })}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
