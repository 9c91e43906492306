import { plural } from '@/lib/text/plural';

/** Texts of the hand-over on the receipt. */
export const strings = {
  title: 'At the counter',
  show: 'Show this code at the counter. Only the office can read it.',
  demo: 'Demo: anyone can read this code. Show it at the counter.',
  picture: 'The application as a code: show it at the counter of the office',
  enlarge:
    'The application as a code: show it at the counter of the office. Press to fill the screen with it.',
  bright: 'Turn the brightness up. Hold the phone 20 cm from the camera.',
  close: 'Close',
  tooLong: 'This application is too long for one code. Save it for the counter instead.',
  save: 'Save for the counter',
  share: 'Share',
  contents: (count: number, size: string) =>
    count === 0
      ? 'The file has the application without documents.'
      : `The file has the application and ${String(count)} ${plural(count, { one: 'document', other: 'documents' })}, ${size}.`,
  missing: (missing: number, named: number) =>
    `${String(missing)} of ${String(named)} ${plural(named, { one: 'document', other: 'documents' })} ${plural(missing, { one: 'is', other: 'are' })} no longer on this device. Bring ${plural(missing, { one: 'it', other: 'them' })} along.`,
  copy: 'Copy link',
  email: 'Email',
  subject: (number: string) => `Visa application ${number}`,
  failed: 'The file could not be made. Try again, or show the code.',
  notShared: 'Sharing did not work. Save the file instead.',
} as const;
