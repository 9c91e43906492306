import { useState } from 'react';
import { Button, type ButtonProps } from './controls/Button';
import { DeferredConfirmDialog } from './overlays/DeferredConfirmDialog';
import type { ConfirmDialogProps } from './overlays/Dialog';

interface ConfirmButtonProps extends Pick<
  ButtonProps,
  'size' | 'variant' | 'className' | 'children'
> {
  question: Pick<ConfirmDialogProps, 'title' | 'text' | 'cancelLabel' | 'confirmLabel'>;
  onConfirm: () => void;
}

/** A button for an action that cannot be undone: it asks for confirmation first. */
export function ConfirmButton({ question, onConfirm, ...button }: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)} />
      <DeferredConfirmDialog
        {...question}
        open={isAsking}
        destructive
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}
