import type { ReactElement } from 'react';
import { formatCount, formatShare } from '@/lib/text/numbers';
import { plural } from '@/lib/text/plural';
import { listOf } from '@/shared/admin/grammar';

export const strings = {
  title: 'Data',
  text: 'All data is in this browser only. A backup is the only copy outside it.',
  shared:
    'The other counters of this office have this data too, and what is deleted here goes there as well. A backup is the only copy that stays as it is.',
  tabs: {
    title: 'Data',
    backup: 'Backup',
    recovery: 'Recovery',
    storage: 'Storage',
    counters: 'Counters',
    erase: 'Erase',
  },
  documents: 'Documents',
  progress: (step: string) => `${step}...`,
  lastBackup: {
    none: 'No backup has been made in this browser.',
    made: (when: string, ago: string) => `Last backup: ${when} (${ago}).`,
    isFirstDue: 'It is time to make one.',
    isDue: 'It is time for a new one.',
    outside: (count: number) =>
      plural(count, {
        one: '1 older application has no room in the list, and none in a backup. It is in the counters’ folder and in an exchange file.',
        other: `${formatCount(count)} older applications have no room in the list, and none in a backup. They are in the counters’ folder and in an exchange file.`,
      }),
  },
  backup: {
    title: 'Make a backup',
    text: 'One file with all content, applications, decisions and messages. The file is read back and verified.',
    withDocuments: {
      label: 'With uploaded documents',
      hint: 'Passports, photos and bookings. They make the file larger.',
    },
    withMailPassword: {
      label: 'Include the mail server’s password',
      hint: 'Your own password is never included.',
    },
    encrypted: {
      label: 'Encrypt with a passphrase',
      hint: 'Without a passphrase, anyone with the file can read it. A forgotten passphrase cannot be recovered.',
    },
    passphrase: 'Passphrase',
    again: 'Passphrase again',
    tooShort: 'At least 8 characters; a few words are better.',
    notSame: 'The passphrases do not match.',
    fileType: 'Backup',
    make: 'Make a backup',
    making: 'Making the backup...',
  },
  outcome: {
    failed: (reason: string) => `No backup was made. ${reason}`,
    made: (size: string) => `Backup made: ${size}, not encrypted.`,
    madeEncrypted: (size: string) => `Backup made: ${size}, encrypted.`,
    leftOut: (count: number) =>
      plural(count, {
        one: `${formatCount(count)} record was left out: it is damaged or too long to be read back.`,
        other: `${formatCount(count)} records were left out: they are damaged or too long to be read back.`,
      }),
    incomplete: (count: number) =>
      plural(count, {
        one: 'Documents of 1 application are missing: they are at another counter and could not be fetched.',
        other: `Documents of ${formatCount(count)} applications are missing: they are at another counter and could not be fetched.`,
      }),
    count: (name: string, count: number) => `${name} ${formatCount(count)}`,
    counts: (counts: readonly string[]) => `${listOf(counts)}.`,
    onDisk: 'The saved file was read back and is complete.',
    inDownloads:
      'It was verified and sent to your downloads. To check the file there, choose it under Restore: nothing changes until you confirm.',
  },
  storage: {
    room: 'Storage',
    used: (share: number, fits: number) =>
      `${formatShare(share)} full. Room for about ${formatCount(fits)} more ${plural(fits, { one: 'application', other: 'applications' })}. Documents, drafts and restore points are not counted.`,
    characters: 'Characters by kind',
    other: 'Sign-in and other',
    safety: 'Persistent storage',
  },
  move: {
    title: 'Move old applications into a file',
    text: 'Archives decided applications in a file, which frees space for new ones. The file includes the uploaded documents and is read back before anything is removed here. To restore the applications, choose the file under Backup, Restore.',
    which: 'Which applications',
    decided: 'Approved or rejected',
    olderThan: 'Submitted before a date',
    day: 'Submitted before',
    found: (count: number, codeUnits: number) =>
      count === 0
        ? 'No application matches.'
        : `${formatCount(count)} ${plural(count, { one: 'application', other: 'applications' })}, ${formatCount(codeUnits)} characters.`,
    fileType: 'Applications',
    begin: 'Move into a file',
    moving: 'Moving...',
    question: 'Remove them at every counter?',
    everywhere: (count: number, counters: readonly string[]) =>
      `${formatCount(count)} ${plural(count, { one: 'application', other: 'applications' })} will be removed at all counters of this office: ${listOf(counters)}. Keep the file, which brings them back.`,
    choose: 'Choose the file from your downloads',
    chooseHint: 'It is read back, then the applications are removed here.',
    failed: (reason: string) => `Nothing was removed. ${reason}`,
    done: (count: number) =>
      plural(count, {
        one: `${formatCount(count)} application was moved into the file and removed here.`,
        other: `${formatCount(count)} applications were moved into the file and removed here.`,
      }),
    stayed: (count: number) =>
      plural(count, {
        one: '1 application stays: its documents are at another counter and could not be fetched.',
        other: `${formatCount(count)} applications stay: their documents are at another counter and could not be fetched.`,
      }),
  },
  erasing: {
    title: 'Erase this device',
    text: 'This permanently deletes everything that this site keeps in this browser: content, applications and their documents, messages, settings, drafts, restore points and the changed password. The site then starts again with its demo content. Backups saved elsewhere stay.',
    backUp: 'Make a backup first',
    otherTab:
      'This site is open in another tab. Close that tab first: it could write its data again.',
    lookAgain: 'Check again',
    typeName: (name: ReactElement) => <span>Type the name of the site to confirm: {name}</span>,
    wrongName: 'This is not the name of the site.',
    failed: (reason: string) => `Not everything was erased. ${reason}`,
    erase: 'Erase everything',
    erasing: 'Erasing...',
  },
} as const;
