import { useState } from 'react';
import { Button, type ButtonProps } from '@/ui/Button';
import { LateConfirmDialog } from '@/ui/LateConfirmDialog';
import { words } from './words';

interface DeleteDraftProps extends Pick<ButtonProps, 'size' | 'className' | 'children'> {
  onDelete: () => void;
}

/** Deletes what was filled in, after asking. */
export function DeleteDraft({ onDelete, ...button }: DeleteDraftProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="outline" {...button} onClick={() => setIsAsking(true)} />
      <LateConfirmDialog
        open={isAsking}
        title={words.erase.title}
        text={words.erase.text}
        cancelLabel={words.erase.keep}
        confirmLabel={words.erase.confirm}
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
