import type { SendingWay } from '@/domain/applicationHistory';

const PREPARED: Readonly<Partial<Record<SendingWay, string>>> = {
  saved: 'You saved its file',
  copied: 'You copied its link',
  shown: 'You showed its code',
  mailed: 'You began an email with it',
  messaged: 'You opened WhatsApp with it',
};
const SENT: Readonly<Partial<Record<SendingWay, string>>> = {
  shared: 'You shared it with another app.',
  said: 'You told us so.',
};

/** What is said about sending an application. */
export const strings = {
  send: 'Send to the office',
  again: 'Send again',
  label: 'Where your application is',
  notSent: 'Not sent to us yet',
  sent: (day: string) => `Sent on ${day}`,
  received: 'Received by the office',
  prepared: (how: SendingWay, day: string) =>
    `${PREPARED[how] ?? ''} on ${day}. Have you sent it or handed it over?`,
  sentHow: (how: SendingWay) =>
    `${SENT[how] ?? ''} This site cannot see it arrive: our answer comes to you.`,
  said: 'I have sent it',
  undo: 'I did not send it',
  subject: (number: string) => `Visa application ${number}`,
  mail: (number: string, fileName: string) =>
    `Here is my visa application ${number}.\n\nBefore you send: attach the file ${fileName} from your downloads. Only the office can open it.`,
  failed: 'We couldn’t create the file. Try again, or show the code.',
  notNoted: (reason: string) => `This browser could not note this. ${reason}`,
  outcomes: {
    mailed: (fileName: string) =>
      `Attach ${fileName} from your downloads to the email, and send it.`,
    waiting: () => 'Your file is ready. Press the button once more.',
    notShared: () => 'Sharing did not work. Email it, or download the file.',
  },
} as const;
