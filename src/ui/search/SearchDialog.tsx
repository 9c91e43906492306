import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useState } from 'react';
import type { SearchFrame } from './SearchBox';
import './search.css';

interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
  /** Accessible name of the search. */
  label: string;
  /** Renders the `SearchBox`, so that a keystroke does not render the dialog. */
  children: (frame: SearchFrame) => ReactNode;
}

export function SearchDialog({ open, onClose, label, children }: SearchDialogProps) {
  // A chosen item moves the focus itself, so the dialog does not restore it.
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
