import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '../controls/Button';
import { deferredStrings } from '../strings';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  text: ReactNode;
  /** Names the action, such as `Delete`. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
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
  title,
  text,
  confirmLabel,
  cancelLabel = deferredStrings.cancel,
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
        <AlertDialog.Popup className="dialog dialog-narrow" initialFocus={cancel}>
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
