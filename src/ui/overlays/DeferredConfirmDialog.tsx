import { Suspense, useState } from 'react';
import type { ConfirmDialogProps, ConfirmQuestion } from './Dialog';
import { lazyOptional } from '@/ui/deferred';
import { Button, type ButtonProps } from '@/ui/elements';

interface ConfirmButtonProps extends Pick<
  ButtonProps,
  'size' | 'variant' | 'className' | 'children'
> {
  question: ConfirmQuestion;
  onConfirm: () => void;
}

/** A button for an action that cannot be undone: it asks for confirmation first. */
export function ConfirmButton({ question, onConfirm, ...button }: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)} />
      <DeferredConfirmDialog
        question={question}
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

const ConfirmDialog = lazyOptional(async () => (await import('./Dialog')).ConfirmDialog);

/** A ConfirmDialog whose code loads when it first opens or is `isLikely` to open. */
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
