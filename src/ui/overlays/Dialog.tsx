import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { deferredStrings } from '../strings';

export interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button and, where allowed, a click outside. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons that stay visible below the scrolling body. */
  footer?: ReactNode;
  /** `wide` fits an editor. */
  width?: 'narrow' | 'normal' | 'wide' | undefined;
  className?: string | undefined;
  /** Whether printing prints only the open dialog. */
  isPrinted?: boolean | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** Whether a click outside closes it; set false for forms. */
  closesOutside?: boolean | undefined;
  /** Initial focus; the first focusable element by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Focus after closing; the previously focused element by default. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

/** A modal dialog, at most 90 % of the viewport height with a scrolling body (SPEC section 9). */
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
              aria-label={deferredStrings.close}
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
