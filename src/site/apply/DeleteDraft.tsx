import { useState } from 'react';
import { Button, type ButtonProps } from '@/ui/controls/Button';
import { DeferredConfirmDialog } from '@/ui/LateConfirmDialog';
import { strings } from './strings';

interface DeleteDraftProps extends Pick<ButtonProps, 'size' | 'className' | 'children'> {
  onDelete: () => void;
}

/** Deletes what was filled in, after asking. */
export function DeleteDraft({ onDelete, ...button }: DeleteDraftProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="outline" {...button} onClick={() => setIsAsking(true)} />
      <DeferredConfirmDialog
        open={isAsking}
        title={strings.erase.title}
        text={strings.erase.text}
        cancelLabel={strings.erase.keep}
        confirmLabel={strings.erase.confirm}
        destructive
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onDelete();
        }}
      />
    </>
  );
}
