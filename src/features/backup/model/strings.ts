import { formatCount, plural } from '@/lib/text/numbers';

const counted = (count: number, forms: { one: string; other: string }) =>
  `${formatCount(count)} ${plural(count, forms)}`;

/** Texts of backups, of what is restored and of what is erased. */
export const strings = {
  dismissed: { title: 'Success', description: 'The current value stays, at every counter.' },
  deleted: { title: 'Success', description: 'It was deleted.' },
  restored: { title: 'Success', description: 'It was restored.' },
  restore: {
    wrongPassphrase: 'This passphrase is incorrect.',
    dangerousFields: (count: number) =>
      `${formatCount(count)} ${plural(count, { one: 'field', other: 'fields' })}`,
    several: (name: string, count: number) => `${name}: ${formatCount(count)}`,
    notAdded: 'Deleted here: not added again.',
    dangerous: 'Named __proto__, constructor or prototype, which no content of this site has.',
  },
  backup: {
    done: { title: 'Success', description: 'The backup was made and verified.' },
    steps: {
      content: 'Reading the content',
      document: (done: number, all: number) =>
        `Reading document ${formatCount(done)} of ${formatCount(all)}`,
      encrypting: 'Encrypting',
      writing: 'Writing the file',
      readingBack: 'Reading it back',
    },
    tooLarge: (most: string) =>
      `With all documents, the file would be larger than ${most} and could not be read back. Make it without the uploaded documents, and download those one by one.`,
    notVerified: 'The saved file is not what was written. Save it in another place, or try again.',
    noRoom: 'There is not enough space there. Choose another place.',
    notAllowed: 'The browser is not allowed to save there. Choose another place.',
  },
  erased: {
    keys: (count: number) =>
      `${counted(count, { one: 'key', other: 'keys' })} of local storage: content, applications, messages and the session.`,
    database: (documents: number) =>
      `The database: ${counted(documents, { one: 'document', other: 'documents' })}, drafts, restore points, what was set aside, and the changed password.`,
    program: 'The files kept for offline use, and the service worker.',
    programRefused:
      'Not erased: some files for offline use, which the browser did not remove. They contain nothing that anyone typed.',
    notProgram:
      'Not erased: the files of the site itself. You are offline and could not load them again.',
  },
} as const;

/** Why a backup, or a record of it, is refused. */
export const readStrings = {
  orphan: 'Its application is not in the file.',
  damagedBytes: 'Its bytes are damaged.',
  unreadable: 'It cannot be read.',
  document: (number: number, kind: string) => `Document ${number} (${kind})`,
  damaged: 'This backup is damaged: its content does not match its checksum.',
  incomplete: 'This is not a backup of this site, or the file is incomplete.',
  noBackup: 'This is not a backup of this site.',
  newer: (format: number, own: number) =>
    `This backup was made by a newer version of the site (its format is ${format}, this one reads ${own}). Load the newest version first.`,
  unknownFormat: (format: number) => `This backup has an unknown format: ${format}.`,
  wrongType: (where: string | null) =>
    `This backup is damaged: ${where ?? 'the whole'} is missing or has the wrong type.`,
  tooLarge: (size: string, most: string) =>
    `This file is ${size}; a backup can be ${most} at most.`,
} as const;
