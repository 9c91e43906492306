import { sortedBy } from '@/lib/sorting';
import type { ContactMessage } from '@/domain/entries';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatDateTime } from '@/lib/dates';
import { encodedPart } from '@/lib/text/typed';
import {
  deleteMessageOptions,
  markReadOptions,
  messagesOptions,
  readMessagesOptions,
} from './queries';
import { Card, Button, buttonClass } from '@/ui/elements';
import { CopyButton } from '@/ui/controls/CopyButton';
import { ConfirmDialog, Dialog } from '@/ui/overlays/Dialog';
import { ShownRecord } from '@/shared/admin/ShownRecord';
import { useRemoval, unreadOptions } from '@/shared/admin/queries';
import { strings } from './strings';

/** The newest message first, unreadable times last. */
export function newestMessagesFirst(
  messages: readonly ContactMessage[],
): readonly ContactMessage[] {
  return sortedBy(messages, ({ timestamp }) => Date.parse(timestamp), true);
}

interface MessageDialogProps {
  open: boolean;
  message: ContactMessage;
  finalFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
  onDeleted: () => void;
}

function MessageDialog({ open, message, finalFocus, onClose, onDeleted }: MessageDialogProps) {
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
      popup={{ finalFocus }}
      title={<bdi>{message.subject || strings.message.noSubject}</bdi>}
      description={strings.message.sent(formatDateTime(message.timestamp) ?? '-')}
      footer={
        <>
          <Button
            variant="ghost"
            className="me-auto"
            onClick={() => {
              removal.reset();
              setAsksToDelete(true);
            }}
          >
            {strings.message.remove}
          </Button>
          {message.email !== '' && (
            <a
              href={`mailto:${encodedPart(message.email)}?subject=${encodedPart(strings.message.replySubject(message.subject))}`}
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
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2 [&_dd]:wrap-anywhere [&_dt]:text-muted">
          <dt>{strings.message.from}</dt>
          <dd dir="auto" translate="no">
            {message.name || '-'}
          </dd>
          <dt>{strings.message.email}</dt>
          <dd className="flex flex-wrap items-center gap-3">
            <bdi ref={address} translate="no">
              {message.email || '-'}
            </bdi>
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
            <bdi translate="no">{message.phone || '-'}</bdi>
          </dd>
        </dl>
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {message.message}
        </p>
      </div>
      <ConfirmDialog
        open={asksToDelete}
        question={{
          title: strings.message.question,
          text: strings.message.consequence,
          confirmLabel: removal.confirmLabel,
        }}
        destructive
        {...removal.dialog}
        onCancel={() => setAsksToDelete(false)}
        onConfirm={() => removal.remove(message.id)}
      />
    </Dialog>
  );
}

const route = getRouteApi('/admin/dashboard/overview');

const SHOWN_AT_ONCE = 6;
/** Maximum number of unread messages shown at once. */
const UNREAD_SHOWN = 36;

/** Messages of the contact form, newest first, with the number of unread ones. */
export function MessagesCard() {
  const { data: stored } = useSuspenseQuery(messagesOptions);
  const { data: read } = useQuery(readMessagesOptions);
  const { data: unreadable = 0 } = useQuery(unreadOptions('contactMessages'));
  const { mutate: markRead } = useMutation(markReadOptions);
  const { message: id } = route.useSearch();
  const navigate = route.useNavigate();
  const asked = stored.find((message) => message.id === id);
  // While closing, or after deletion, the dialog keeps its content.
  const [opened, setOpened] = useState(asked);
  if (asked !== undefined && asked !== opened) setOpened(asked);
  const isOpen = id !== undefined && id === opened?.id;
  const show = (message: string | undefined) =>
    void navigate({ search: { message }, resetScroll: false });
  const heading = useRef<HTMLHeadingElement>(null);
  /** Focus target after closing if the message's row is gone. */
  const afterDeletion = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const messages = newestMessagesFirst(stored);
  const isUnread = (message: ContactMessage) => read?.has(message.id) === false;
  const toLastUnread = Math.min(messages.findLastIndex(isUnread) + 1, UNREAD_SHOWN);
  if (toLastUnread > shown) setShown(toLastUnread);
  const unread = read && messages.filter(isUnread).length;
  const unreadId = isOpen && read?.has(id) === false ? id : undefined;

  useEffect(() => {
    const message = stored.find((each) => each.id === unreadId);
    if (message) markRead(message);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each opened message
  }, [unreadId]);
  return (
    <Card className="overflow-clip p-0">
      <section aria-labelledby="messages">
        <div className="flex flex-wrap items-baseline justify-between gap-2 p-(--gutter) pb-3">
          <h2 ref={heading} id="messages" tabIndex={-1} className="text-2xl">
            {strings.messages.title}
          </h2>
          {messages.length > 0 && unread !== undefined && (
            <p className="text-muted tabular-nums">
              {strings.messages.unread(unread, messages.length)}
            </p>
          )}
        </div>
        {messages.length === 0 && unreadable === 0 && (
          <p className="px-(--gutter) pb-(--gutter) text-muted">{strings.messages.none}</p>
        )}
        <ul>
          {messages.slice(0, shown).map((item) => (
            <li key={item.id} className="border-t border-hairline">
              <ShownRecord
                record={item}
                removal={deleteMessageOptions}
                renderNote={(note) => <div className="px-(--gutter) py-3">{note}</div>}
                renderRecord={() => {
                  const subject = item.subject || item.message;
                  return (
                    <button
                      type="button"
                      className="message-row"
                      data-unread={isUnread(item) || undefined}
                      onClick={() => {
                        afterDeletion.current = null;
                        show(item.id);
                      }}
                    >
                      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                        <bdi translate="no" className="max-w-full truncate">
                          {item.name.trim() || strings.messages.noName}
                        </bdi>
                        <time
                          dateTime={item.timestamp}
                          className="text-sm font-normal text-muted tabular-nums"
                        >
                          {formatDateTime(item.timestamp) ?? '-'}
                        </time>
                      </span>
                      <span className="truncate" dir="auto">
                        {isUnread(item) ? strings.messages.unreadOne(subject) : subject}
                      </span>
                    </button>
                  );
                }}
              />
            </li>
          ))}
        </ul>
        {messages.length > shown && (
          <div className="p-3">
            <Button
              variant="ghost"
              className="w-full"
              onClick={() => setShown(shown + SHOWN_AT_ONCE * 5)}
            >
              {strings.messages.more(messages.length - shown)}
            </Button>
          </div>
        )}
      </section>
      {opened && (
        <ShownRecord
          record={opened}
          removal={deleteMessageOptions}
          dialog={{ open: isOpen, onClose: () => show(undefined), popup: { finalFocus: heading } }}
          renderRecord={() => (
            <MessageDialog
              open={isOpen}
              message={opened}
              finalFocus={afterDeletion}
              onClose={() => show(undefined)}
              onDeleted={() => {
                afterDeletion.current = heading.current;
                show(undefined);
              }}
            />
          )}
        />
      )}
    </Card>
  );
}
