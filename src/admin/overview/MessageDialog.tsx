import { type RefObject, useRef, useState } from 'react';
import type { ContactMessage } from '@/content/contactMessage';
import { formatDateTime } from '@/lib/dates';
import { deleteMessageOptions } from '@/queries/messages';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { CopyButton } from '@/ui/CopyButton';
import { Dialog } from '@/ui/Dialog';
import { useRemoval } from '../useRemoval';
import { words } from './words';

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
  const [asksToDelete, setAsksToDelete] = useState(false);
  const removal = useRemoval(deleteMessageOptions, () => {
    setAsksToDelete(false);
    onDeleted();
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closesOutside
      finalFocus={finalFocus}
      title={<bdi>{message.subject || words.message.noSubject}</bdi>}
      description={words.message.sent(formatDateTime(message.timestamp) ?? '-')}
      footer={
        <>
          <Button
            variant="destructive"
            onClick={() => {
              removal.reset();
              setAsksToDelete(true);
            }}
          >
            {words.message.remove}
          </Button>
          {message.email !== '' && (
            <a
              href={`mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(words.message.replySubject(message.subject))}`}
              className={buttonClass()}
            >
              {words.message.reply}
            </a>
          )}
          <Button variant="outline" onClick={onClose}>
            {words.message.close}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <dl className="message-facts">
          <dt>{words.message.from}</dt>
          <dd dir="auto">{message.name || '-'}</dd>
          <dt>{words.message.email}</dt>
          <dd className="flex flex-wrap items-center gap-3">
            <bdi ref={address}>{message.email || '-'}</bdi>
            {message.email !== '' && (
              <CopyButton
                key={message.id}
                label={words.message.copy}
                text={message.email}
                source={address}
              />
            )}
          </dd>
          <dt>{words.message.phone}</dt>
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
        title={words.message.question}
        text={words.message.consequence}
        destructive
        {...removal.dialog}
        onCancel={() => setAsksToDelete(false)}
        onConfirm={() => removal.remove(message.id)}
      />
    </Dialog>
  );
}
