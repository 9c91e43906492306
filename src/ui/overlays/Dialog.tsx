import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { deferredStrings } from '../strings';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '../elements';

const WIDTHS = {
  narrow: '[--dialog-width:30rem]',
  normal: '',
  wide: '[--dialog-width:72rem]',
};

interface PopupProps extends Pick<
  BaseDialog.Popup.Props,
  'onKeyDown' | 'initialFocus' | 'finalFocus'
> {
  className?: string;
}

export interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button and, where allowed, a click outside. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons that stay visible below the scrolling body. */
  footer?: ReactNode;
  /** `wide` fits an editor. */
  width?: keyof typeof WIDTHS | undefined;
  /** Props of the popup. With the class `dialog-printed`, printing prints it alone. */
  popup?: PopupProps;
  /** Whether a click outside closes it; set false for forms. */
  closesOutside?: boolean | undefined;
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
  popup,
  closesOutside = false,
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
          {...popup}
          className={`dialog ${WIDTHS[width]} ${popup?.className ?? ''}`}
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

/** What a dialog asks, and what its buttons say. */
export interface ConfirmQuestion {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** Names the action, such as `Delete`. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
}

export interface ConfirmDialogProps {
  open: boolean;
  question: ConfirmQuestion;
  /** Whether the action cannot be undone. */
  destructive?: boolean | undefined;
  /** Whether Cancel is the primary button. */
  cancelIsMain?: boolean | undefined;
  /** Disables both buttons while the action runs. */
  isBusy?: boolean | undefined;
  /** Why the action failed; the dialog stays open. */
  failure?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation; the initial focus is on Cancel. */
export function ConfirmDialog({
  open,
  question: { title, text, confirmLabel, cancelLabel = deferredStrings.cancel },
  destructive = false,
  cancelIsMain = false,
  isBusy = false,
  failure,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const mainVariant = destructive ? 'destructive' : 'default';
  const confirmVariant = cancelIsMain ? 'outline' : mainVariant;
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && !isBusy) onCancel();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className="dialog-backdrop" />
        <AlertDialog.Popup className={`dialog ${WIDTHS.narrow}`} initialFocus={cancel}>
          <div className="dialog-body grid gap-2 pt-5">
            <AlertDialog.Title className="text-2xl wrap-anywhere">{title}</AlertDialog.Title>
            <AlertDialog.Description className="text-muted wrap-anywhere">
              {text}
            </AlertDialog.Description>
            {failure !== undefined && (
              <p role="alert" className="failure-note">
                {failure}
              </p>
            )}
          </div>
          <footer className="dialog-footer">
            <Button
              ref={cancel}
              variant={cancelIsMain ? 'default' : 'outline'}
              disabled={isBusy}
              onClick={onCancel}
            >
              {cancelLabel}
            </Button>
            <Button
              variant={confirmVariant}
              // A failure may change what confirming does, so a quick second click is ignored.
              className={failure === undefined ? undefined : 'press-rest'}
              disabled={isBusy}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </footer>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
