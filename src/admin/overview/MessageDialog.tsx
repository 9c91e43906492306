import { type RefObject, useRef, useState } from 'react';
import type { ContactMessage } from '@/content/messages/contactMessage';
import { formatDateTime } from '@/lib/time/dates';
import { deleteMessageOptions } from '@/queries/admin/messages';
import { Button } from '@/ui/controls/Button';
import { buttonClass } from '@/ui/controls/buttonClass';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { CopyButton } from '@/ui/controls/CopyButton';
import { Dialog } from '@/ui/overlays/Dialog';
import { useRemoval } from '../useRemoval';
import { strings } from './strings';

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
      title={<bdi>{message.subject || strings.message.noSubject}</bdi>}
      description={strings.message.sent(formatDateTime(message.timestamp) ?? '-')}
      footer={
        <>
          <Button
            variant="destructive"
            onClick={() => {
              removal.reset();
              setAsksToDelete(true);
            }}
          >
            {strings.message.remove}
          </Button>
          {message.email !== '' && (
            <a
              href={`mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(strings.message.replySubject(message.subject))}`}
              className={buttonClass()}
            >
              {strings.message.reply}
            </a>
          )}
          <Button variant="outline" onClick={onClose}>
            {strings.message.close}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <dl className="message-facts">
          <dt>{strings.message.from}</dt>
          <dd dir="auto">{message.name || '-'}</dd>
          <dt>{strings.message.email}</dt>
          <dd className="flex flex-wrap items-center gap-3">
            <bdi ref={address}>{message.email || '-'}</bdi>
            {message.email !== '' && (
              <CopyButton
                key={message.id}
                label={strings.message.copy}
                text={message.email}
                source={address}
              />
            )}
          </dd>
          <dt>{strings.message.phone}</dt>
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
        title={strings.message.question}
        text={strings.message.consequence}
        destructive
        {...removal.dialog}
        onCancel={() => setAsksToDelete(false)}
        onConfirm={() => removal.remove(message.id)}
      />
    </Dialog>
  );
}
