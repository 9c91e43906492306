import type { ReactElement } from 'react';
import { formatCount, formatShare, plural, listOf } from '@/lib/text/numbers';

export const strings = {
  storage: {
    refused: 'The browser declined.',
    ask: 'Keep my data',
    persistence: {
      persistent: 'The browser keeps this site’s data until someone clears it.',
      bestEffort:
        'This browser may delete the site’s data when its disk is full. A private window forgets everything when it is closed.',
      unknown:
        'This browser does not say how long it keeps this site’s data. A private window forgets everything when it is closed.',
    },
  },
  damage: {
    title: 'Some content cannot be read',
    unreadable: (name: ReactElement) => <span>{name} cannot be read.</span>,
  },
  earlier: {
    title: 'Earlier data found on this device',
    several: (name: string, count: number) => `${name} (${formatCount(count)})`,
    offer: (when: string, names: readonly string[]) => `Earlier data of ${when}: ${listOf(names)}.`,
    restore: 'Show restore points',
    keepDemo: 'Keep the demo',
    notKept: (reason: string) => `Your choice was not saved. ${reason}`,
  },
} as const;

export const dataStrings = {
  title: 'Data',
  text: 'All data is in this browser only. A backup is the only copy outside it.',
  shared:
    'The other counters of this office have this data too, and what is deleted here goes there as well. Only a backup stays as it is.',
  tabs: {
    backup: 'Backup',
    recovery: 'Recovery',
    storage: 'Storage',
    erase: 'Erase',
  },
  documents: 'Documents',
  progress: (step: string) => `${step}...`,
  lastBackup: {
    none: 'No backup has been made in this browser.',
    made: (when: string, ago: string) => `Last backup: ${when} (${ago}).`,
    isFirstDue: 'It is time to make one.',
    isDue: 'It is time for a new one.',
  },
  backup: {
    title: 'Make a backup',
    text: 'One file with all content, applications, decisions and messages. It is read back at once.',
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
      hint: 'Without one, anyone with the file can read it. A forgotten passphrase cannot be recovered.',
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
    used: (share: number) =>
      `${formatShare(share)} full. Documents, drafts and restore points are not counted.`,
    overflow: (count: number) =>
      count === 0
        ? 'When it is nearly full, the oldest decided applications move into the database by themselves. They stay in every list, count and backup.'
        : plural(count, {
            one: '1 older application is in the database beside it. It stays in every list, count and backup.',
            other: `${formatCount(count)} older applications are in the database beside it. They stay in every list, count and backup.`,
          }),
    free: (size: string) => `The browser leaves about ${size} for the database.`,
    characters: 'Characters by kind',
    other: 'Sign-in and other',
    safety: 'Persistent storage',
  },
  erasing: {
    title: 'Erase this device',
    text: 'Deletes for good all that this site keeps in this browser: content, applications and their documents, messages, settings, drafts, restore points, the key and your password. The site starts again with its demo content. Backups stay where they are.',
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

/** Renders part of a sentence. */
type Shown = (text: string) => ReactElement;

export const recoveryStrings = {
  documents: 'Documents',
  more: (count: number) => `And ${formatCount(count)} more.`,
  restore: {
    title: 'Restore',
    text: 'Choose a backup file, or drop it here. You see what would change before anything does.',
    file: 'Backup file',
    choose: (link: Shown, ifMouse: Shown) => (
      <>
        {link('Choose a file')}
        {ifMouse(' or drop it here')}
      </>
    ),
    comparing: 'Reading and comparing...',
    passphrase: 'Passphrase of the backup',
    isEncrypted: 'This backup is encrypted.',
    open: 'Open',
    failed: (reason: string) => `Nothing was restored. ${reason}`,
  },
  backup: {
    source: (site: ReactElement, when: string) => (
      <span>
        Backup of {site}, made on <span>{when}</span>. The file is intact.
      </span>
    ),
    encrypted: (site: ReactElement, when: string) => (
      <span>
        Backup of {site}, made on <span>{when}</span>, encrypted. The file is intact.
      </span>
    ),
    nothingNew: 'Nothing would change here.',
    restore: 'Restore',
    failed: (reason: string) => `Nothing was restored. ${reason}`,
  },
  mode: 'How to restore',
  modes: {
    add: {
      label: 'Add',
      hint: 'Adds what is not here. Where they differ, what is here stays.',
      question: 'Add what is not here?',
    },
    replace: {
      label: 'Replace',
      hint: 'The ticked lists become as they were then, and what is only here is deleted. Applications and messages are only added; those here stay as they are.',
      question: 'Replace the content here?',
    },
  },
  publication: {
    source: (site: ReactElement, when: string) => (
      <span>
        {site}, published on <span>{when}</span>.
      </span>
    ),
    hint: 'A ticked list becomes theirs, as visitors see it; your drafts in it and the email settings stay. A list without a tick stays yours.',
    nothingNew: 'Everything that visitors see is already here.',
    restore: 'Continue',
    question: 'Use the ticked lists of theirs, and the others of yours?',
    failed: (reason: string) => `Nothing was changed. ${reason}`,
  },
  dryRun: {
    leftOut: 'Left out',
    mended: 'Corrected',
    goes: (count: number) =>
      plural(count, {
        one: `${formatCount(count)} record that is only here will be deleted.`,
        other: `${formatCount(count)} records that are only here will be deleted.`,
      }),
    keeps: 'A restore point is saved first.',
    keepsNothing:
      'This browser may not be able to save a restore point or documents: make a backup first.',
    isStale: 'Something changed here since the comparison. Go back and compare again.',
    remarks: (title: string, count: number) => `${title}: ${formatCount(count)}`,
    remark: (place: ReactElement, reason: string) => (
      <span>
        {place}: <span>{reason}</span>
      </span>
    ),
  },
  comparison: {
    caption: 'What would change here',
    content: 'Content',
    columns: ['New', 'Changed', 'Removed'],
  },
  list: {
    title: 'What you can restore',
    text: 'Restore points are saved once a day, and before content is deleted, restored or changed from outside. The newest ten of each kind are kept. Missing applications and messages are added, but none that were deleted. Content that could not be read can be downloaded. All of this is in this browser only: it is not a backup.',
    unreadable: 'Not all of it could be read. Reload this page to try again.',
    reading: 'Reading...',
    none: 'Nothing yet.',
    allReadable: 'All stored content can be read.',
    causes: {
      daily: 'Restore point: once a day',
      deletion: 'Restore point: before something was deleted',
      foreignWrite: 'Restore point: before a change from outside this site',
      joining: 'Restore point: before joining other counters',
      restoring: 'Restore point: before a restore',
      seeding: 'Restore point: before the demo content was written',
    },
    setAside: (name: string) => `Set aside: ${name} could not be read`,
    length: (length: number) => `${formatCount(length)} characters`,
    look: (what: string) => (
      <span>
        View<span className="sr-only">{` ${what}`}</span>
      </span>
    ),
    download: (name: string) => (
      <span>
        Download<span className="sr-only">{` ${name}`}</span>
      </span>
    ),
    delete: (name: string) => (
      <span>
        Delete<span className="sr-only">{` ${name}`}</span>
      </span>
    ),
    question: 'Delete this text for good?',
    forGood:
      'It is removed here and where it is stored. A list that cannot be read goes on with its last copy, if there is one. Download the text first if anyone may need it.',
    notDeleted: (reason: string) => `It was not deleted. ${reason}`,
  },
  values: {
    lost: (kind: string, title: ReactElement, counter: ReactElement) => (
      <span>
        {kind}, {title}: a text of this counter was replaced by one of {counter}
      </span>
    ),
    otherCounter: 'another counter',
    value: (field: string, value: ReactElement) => (
      <span>
        {field}: {value}
      </span>
    ),
    current: (value: ReactElement) => <span>Now: {value}</span>,
    keepValue: (field: string) => (
      <span>
        Bring back<span className="sr-only">{` ${field}`}</span>
      </span>
    ),
    dismiss: (what: string) => (
      <span>
        Dismiss<span className="sr-only">{` ${what}`}</span>
      </span>
    ),
    failed: (reason: string) => `Nothing was changed. ${reason}`,
  },
  comparing: {
    title: (when: string) => `Restore point of ${when}`,
    unreadable: 'It could not be read. Close it and try again.',
    isGone: 'This restore point was replaced by newer ones.',
  },
} as const;
