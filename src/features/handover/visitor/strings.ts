import { plural } from '@/lib/text/plural';

/** What the receipt says about the code, the file and the link of an application. */
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
