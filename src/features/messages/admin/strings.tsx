import { formatCount } from '@/lib/text/numbers';

export const strings = {
  deleted: { title: 'Success', description: 'Message deleted.' },
  messages: {
    title: 'Messages',
    unread: (unread: number, count: number) =>
      `${formatCount(unread)} unread of ${formatCount(count)}`,
    none: 'No messages yet. Messages from the contact page appear here.',
    noName: 'No name',
    unreadOne: (subject: string) => (
      <>
        <span className="sr-only">Unread: </span>
        <span>{subject}</span>
      </>
    ),
    more: (count: number) => `Show more messages (${formatCount(count)})`,
  },
  message: {
    noSubject: 'No subject',
    sent: (when: string) => `Sent on ${when}`,
    from: 'From',
    email: 'Email',
    copy: 'Copy address',
    reply: 'Reply',
    replySubject: (subject: string) => `Re: ${subject}`,
    phone: 'Phone',
    remove: 'Delete',
    close: 'Close message',
    question: 'Are you sure?',
    consequence: 'This deletes the message. You can undo it at once; no restore adds it again.',
  },
} as const;
