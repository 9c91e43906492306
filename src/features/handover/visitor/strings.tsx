import { plural } from '@/lib/text/numbers';
import type { Sending, SendingWay } from '@/domain/applicationHistory';
import type { Delivery } from '../model/delivery';
import { formatShortDate } from '@/lib/dates';
import type { ReactElement } from 'react';

/** Texts of the receipt about the code, the file and the link of an application. */
export const strings = {
  fold: 'Show at a counter',
  title: 'Code for our counter',
  demo: 'Demo site: this code is not protected.',
  show: 'Only the office can read it.',
  picture: 'The application as a code: show it at the counter of the office',
  enlarge:
    'The application as a code: show it at the counter of the office. Press to fill the screen with it.',
  bright: 'Turn the brightness up and hold the code 20 cm from the camera.',
  close: 'Close',
  tooLong: 'This application is too long for one code. Send its file instead.',
  ways: 'More ways to send it',
  save: 'Download application file',
  email: 'Email',
  whatsApp: 'WhatsApp',
  contents: (count: number, size: string) =>
    count === 0
      ? 'Includes your application, without documents.'
      : `Includes your application and ${String(count)} ${plural(count, { one: 'document', other: 'documents' })}, ${size}.`,
  missing: (missing: number, named: number) =>
    `${String(missing)} of ${String(named)} ${plural(named, { one: 'document', other: 'documents' })} ${plural(missing, { one: 'is', other: 'are' })} no longer on this device. Email ${plural(missing, { one: 'it', other: 'them' })} to us, or bring ${plural(missing, { one: 'it', other: 'them' })} with you.`,
  copy: 'Copy link',
} as const;

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

/** Texts about sending applications. */
export const deliveryStrings = {
  send: (count: number) =>
    count === 1 ? 'Send it to our office' : `Send ${all(count)} to our office`,
  left: 'One thing is left to do.',
  again: (count: number) => (count === 1 ? 'Send again' : `Send ${all(count)} again`),
  label: 'Where your application is',
  /** The delivery state of an application, in one line. */
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

/** Texts of the page behind a counter link. */
export const linkStrings = {
  title: 'For the counter',
  text: 'This is a sealed visa application. Only our office can open it. Yours? Show us this code or send us the link.',
  demo: 'Demo site: this code is not protected.',
  nothing: 'This link contains no application.',
  received:
    'A file for the counter has arrived. It is kept here for a day, and only the counter can open it.',
  refused:
    'Nothing was received. Open the counter in this browser first. It accepts at most eight files and 256 MB at a time, and 32 files may wait.',
  picture: 'The application as a code: show it at the counter of the office',
  copy: 'Copy link',
  open: 'Open at this counter',
} as const;

/** Texts of the Track page about the office's decisions. */
export const slipStrings = {
  summary: 'Got a decision from us? Scan, paste or open it.',
  label: 'Scan a decision, paste its link, or choose its file',
  reading: 'Reading the decision...',
  signed: (when: string) => `Signed by the office on ${when}`,
  note: (note: ReactElement) => <>Note from the office: {note}</>,
  demo: 'Demo site: decisions here are not genuine.',
  kept: (number: string, status: string) => (
    <span>
      Signed by the office: <span translate="no">{number}</span> is {status}.
    </span>
  ),
  elsewhere: (number: string | undefined, status: ReactElement) => (
    <span>
      Signed by the office:{' '}
      <span translate={number === undefined ? undefined : 'no'}>
        {number ?? 'this application'}
      </span>{' '}
      is {status}. The application itself is not in this browser. Did you apply in the installed
      app? Open the decision there.
    </span>
  ),
  problems: {
    older: 'You already have a newer decision.',
    forged: 'This decision was not signed by this office. Nothing was changed.',
    incomplete: 'The decision was not read completely. Scan it again.',
    unreadable: 'This file could not be read. Choose it again.',
    notACode: 'This is not a decision from this office.',
    application: 'This is an application, not a decision. Send it to the office.',
    newer:
      'This decision comes from a newer version of the site. Open the site once while you are online.',
  },
} as const;
