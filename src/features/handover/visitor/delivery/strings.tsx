import type { Sending, SendingWay } from '@/domain/applicationHistory';
import type { Delivery } from '@/features/handover/model/delivery';
import { plural } from '@/lib/text/plural';
import { formatShortDate } from '@/lib/time/dates';

const PREPARED: Readonly<Partial<Record<SendingWay, string>>> = {
  saved: 'You saved the file. Have you sent it or handed it over?',
  copied: 'You copied the link. Have you sent it?',
  shown: 'You showed the code. Have we scanned it?',
  mailed: 'Did the email go out?',
  messaged: 'Did the WhatsApp message go out?',
};
const SENT: Readonly<Partial<Record<SendingWay, string>>> = {
  shared: 'You shared it with another app.',
  said: 'You said you sent it.',
};

const all = (count: number) => (count === 2 ? 'both' : `all ${String(count)}`);

/** What is said about sending applications. */
export const strings = {
  send: (count: number) =>
    count === 1 ? 'Send it to our office' : `Send ${all(count)} to our office`,
  left: 'One thing is left to do.',
  again: (count: number) => (count === 1 ? 'Send again' : `Send ${all(count)} again`),
  label: 'Where your application is',
  /** Where an application is, in one line. */
  state: (delivery: Delivery) => {
    if (delivery.kind === 'sent') return `Sent on ${formatShortDate(delivery.sent.at) ?? ''}`;
    return delivery.kind === 'received' ? 'Received by the office' : 'Still to be sent';
  },
  prepared: ({ how }: Sending) => PREPARED[how] ?? '',
  sentHow: (how: SendingWay) =>
    `${SENT[how] ?? ''} This site can’t see it arrive. Our answer comes to you.`,
  said: (count: number) => (count === 1 ? 'I have sent it' : `I have sent ${all(count)}`),
  undo: (count: number) => (count === 1 ? 'I did not send it' : 'I did not send them'),
  subject: (numbers: readonly string[]) =>
    `Visa ${plural(numbers.length, { one: 'application', other: 'applications' })} ${numbers.join(', ')}`,
  to: (address: string) => `To: ${address}`,
  missing: (what: readonly string[]) => `Still missing: ${what.join(', ')}.`,
  essentials: { contact: 'an email or phone number', name: 'your name' },
  add: () => (
    <span>
      Add<span className="sr-only"> what is missing</span>
    </span>
  ),
  failed: 'We couldn’t create the file. Try again, or show the code.',
  notNoted: (reason: string) => `This browser could not note this. ${reason}`,
  outcomes: {
    mailed: (files: readonly string[]) =>
      `Attach ${files.join(', ')} from your downloads to the email, and send it.`,
    waiting: () => 'Your file is ready. Press the button once more.',
    notShared: () => 'Sharing did not work. Email it, or download the file.',
  },
  party: {
    title: 'Travelling together',
    noName: 'No name yet',
    total: (price: string) => `Fees together: ${price}.`,
  },
} as const;
