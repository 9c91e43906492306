import { useMutation } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import type { ContactMessage } from '@/content/contactMessage';
import { formatDateTime } from '@/lib/dates';
import { deleteMessageOptions } from '@/queries/messages';
import { saveFailureText } from '@/queries/saveFailure';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { CopyButton } from '@/ui/CopyButton';
import { Dialog } from '@/ui/Dialog';

interface MessageDialogProps {
  open: boolean;
  message: ContactMessage;
  finalFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
  onDeleted: () => void;
}

/** One message in full. */
export function MessageDialog({
  open,
  message,
  finalFocus,
  onClose,
  onDeleted,
}: MessageDialogProps) {
  const address = useRef<HTMLElement>(null);
  const remove = useMutation(deleteMessageOptions);
  const [asksToDelete, setAsksToDelete] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closesOutside
      finalFocus={finalFocus}
      title={<bdi>{message.subject || 'No subject'}</bdi>}
      description={`Sent on ${formatDateTime(message.timestamp) ?? '-'}`}
      footer={
        <>
          <Button
            variant="destructive"
            onClick={() => {
              remove.reset();
              setAsksToDelete(true);
            }}
          >
            Delete
          </Button>
          <Button variant="outline" onClick={onClose}>
            Close message
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <dl className="message-facts">
          <dt>From</dt>
          <dd dir="auto">{message.name || '-'}</dd>
          <dt>Email</dt>
          <dd className="flex flex-wrap items-center gap-3">
            <bdi ref={address}>{message.email || '-'}</bdi>
            {message.email !== '' && (
              <CopyButton
                key={message.id}
                label="Copy address"
                text={message.email}
                source={address}
              />
            )}
          </dd>
          <dt>Phone</dt>
          <dd>
            <bdi>{message.phone || '-'}</bdi>
          </dd>
        </dl>
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {message.message}
        </p>
      </div>
      <ConfirmDialog
        open={asksToDelete}
        title="Are you sure?"
        text="This action cannot be undone. This will permanently delete the message."
        confirmLabel="Delete"
        destructive
        isBusy={remove.isPending}
        failure={
          remove.isError
            ? `The message was not deleted. ${saveFailureText(remove.error)}`
            : undefined
        }
        onCancel={() => setAsksToDelete(false)}
        onConfirm={() => {
          remove.mutate(message, {
            onSuccess: () => {
              setAsksToDelete(false);
              onDeleted();
            },
          });
        }}
      />
    </Dialog>
  );
}
