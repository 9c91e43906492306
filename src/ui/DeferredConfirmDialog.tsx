import { Suspense, useState } from 'react';
import { Button, type ButtonProps } from './controls/Button';
import type { ConfirmDialogProps } from './overlays/ConfirmDialog';
import { lazyOptional } from '@/hydration/lazyOptional';

const ConfirmDialog = lazyOptional(
  async () => (await import('./overlays/ConfirmDialog')).ConfirmDialog,
);

/** A ConfirmDialog loaded when it is first open or `isLikely` to open. */
export function DeferredConfirmDialog({
  isLikely = false,
  ...props
}: ConfirmDialogProps & { isLikely?: boolean }) {
  const [isWanted, setIsWanted] = useState(false);
  if ((props.open || isLikely) && !isWanted) setIsWanted(true);
  return (
    isWanted && (
      <Suspense>
        <ConfirmDialog {...props} />
      </Suspense>
    )
  );
}

interface ConfirmButtonProps extends Pick<
  ButtonProps,
  'size' | 'variant' | 'className' | 'children'
> {
  question: Pick<ConfirmDialogProps, 'title' | 'text' | 'cancelLabel' | 'confirmLabel'>;
  onConfirm: () => void;
}

/** A button for what cannot be undone, which asks before. */
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
