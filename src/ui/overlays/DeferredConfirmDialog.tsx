import { Suspense, useState } from 'react';
import type { ConfirmDialogProps } from './Dialog';
import { lazyOptional } from '@/ui/deferred';

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
