import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { strings } from '../deferredStrings';

export interface DialogProps {
  open: boolean;
  /** The person asked to close it: Escape, the close button or, where allowed, a press outside. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons that stay in view below the scrolling body. */
  footer?: ReactNode;
  /** `wide` has room for an editor. */
  width?: 'narrow' | 'normal' | 'wide' | undefined;
  className?: string | undefined;
  /** Whether printing, while it is open, prints it alone. */
  isPrinted?: boolean | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** Whether a press outside closes it; not where something is typed. */
  closesOutside?: boolean | undefined;
  /** Where focus goes first; the first control otherwise. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where focus goes when it closes; to what had it before otherwise. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

/** A modal sheet, at most 90 % of the viewport's height; its body scrolls (SPEC section 9). */
export function Dialog({
  open,
  onClose,
  title,
  description,
  footer,
  width = 'normal',
  className = '',
  isPrinted = false,
  onKeyDown,
  closesOutside = false,
  initialFocus,
  finalFocus,
  children,
}: DialogProps) {
  return (
    <BaseDialog.Root
      open={open}
      disablePointerDismissal={!closesOutside}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop forceRender className="dialog-backdrop" />
        <BaseDialog.Popup
          className={`dialog dialog-${width} ${isPrinted ? 'dialog-printed' : ''} ${className}`}
          onKeyDown={onKeyDown}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
        >
          <header className="dialog-header">
            <div className="grid gap-1">
              <BaseDialog.Title className="text-2xl wrap-anywhere">{title}</BaseDialog.Title>
              {description !== undefined && (
                <BaseDialog.Description className="text-sm text-muted">
                  {description}
                </BaseDialog.Description>
              )}
            </div>
            <BaseDialog.Close
              aria-label={strings.close}
              className="btn btn-ghost btn-square no-print"
            >
              <X aria-hidden className="size-5" />
            </BaseDialog.Close>
          </header>
          <div className="dialog-body">{children}</div>
          {footer !== undefined && <footer className="dialog-footer no-print">{footer}</footer>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
