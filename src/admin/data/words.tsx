import type { ReactNode } from 'react';
import { plural } from '@/lib/plural';
import { listOf } from '../grammar';

/** How a part of a sentence is drawn. */
type Shown = (text: string) => ReactNode;

/** The words of what this browser keeps: backups, restore points, room and erasing. */
export const words = {
  title: 'Data',
  text: 'Everything is kept in this browser alone. A backup is the only copy elsewhere.',
  tabs: {
    title: 'Data',
    backup: 'Backup',
    points: 'Restore points',
    storage: 'Storage',
    erase: 'Erase',
  },
  documents: 'Documents',
  more: (count: number) => `And ${count.toLocaleString()} more.`,
  progress: (step: string) => `${step}...`,
  lastBackup: {
    none: 'No backup has been made in this browser.',
    made: (when: string, ago: string) => `Last backup: ${when} (${ago}).`,
    isFirstDue: 'It is time to make one.',
    isDue: 'It is time for a new one.',
  },
  backup: {
    title: 'Make a backup',
    text: 'One file with all content, applications and messages. It is read back and held against its checksum before it counts as made.',
    withDocuments: {
      label: 'With uploaded documents',
      hint: 'Passports, photos and bookings. In the file each takes a third more room than by itself.',
    },
    withMailPassword: {
      label: 'With the mail password',
      hint: 'Left out otherwise. The login and its session are never in a backup.',
    },
    encrypted: {
      label: 'Encrypt with a passphrase',
      hint: 'Without it, whoever has the file can read it. A passphrase that is forgotten cannot be recovered.',
    },
    passphrase: 'Passphrase',
    again: 'Passphrase again',
    tooShort: 'At least 8 characters; a few words are better.',
    notSame: 'The two are not the same.',
    fileType: 'Backup',
    make: 'Make a backup',
    making: 'Making the backup...',
  },
  outcome: {
    failed: (reason: string) => `No backup was made. ${reason}`,
    made: (size: string) => `The backup is made: ${size}, not encrypted.`,
    madeEncrypted: (size: string) => `The backup is made: ${size}, encrypted.`,
    leftOut: (count: number) =>
      plural(count, {
        one: `${count.toLocaleString()} damaged record is not in it: it is nested too deep to be read again.`,
        other: `${count.toLocaleString()} damaged records are not in it: they are nested too deep to be read again.`,
      }),
    count: (name: string, count: number) => `${name} ${count.toLocaleString()}`,
    counts: (counts: readonly string[]) => `${listOf(counts)}.`,
    onDisk: 'The file was read back from where you saved it, and it is whole.',
    inDownloads:
      'It was verified and handed to the downloads of this browser. To look at what has arrived there, choose it under Restore: choosing it only compares; nothing is changed.',
  },
  restore: {
    title: 'Restore',
    text: 'Choose a backup, or drop it here. It is first compared with what is here; nothing is changed until you say so.',
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
  dryRun: {
    backup: (site: ReactNode, when: string) => (
      <>
        Backup of {site}, made on {when}. Its checksum is right.
      </>
    ),
    encryptedBackup: (site: ReactNode, when: string) => (
      <>
        Backup of {site}, made on {when}, encrypted. Its checksum is right.
      </>
    ),
    leftOut: 'Left out',
    mended: 'Not taken word for word',
    mode: 'How to restore',
    merge: {
      label: 'Merge',
      hint: 'Adds what is new, takes the version of the file where it differs, and keeps what is only here.',
      question: 'Merge the backup?',
      confirm: 'Merge',
    },
    replace: {
      label: 'Replace',
      hint: 'Makes every kind of content in the file what it was then: what is only here goes.',
      question: 'Replace what is here?',
      confirm: 'Replace',
    },
    goes: (count: number) =>
      plural(count, {
        one: `${count.toLocaleString()} record that is only here goes.`,
        other: `${count.toLocaleString()} records that are only here go.`,
      }),
    keeps: 'What is here now is kept as a restore point first.',
    keepsNothing:
      'This browser may keep no restore point of what is here now, and no documents: make a backup of it first.',
    nothingNew: 'There is nothing to restore: all of it is here already.',
    restore: 'Restore',
    failed: (reason: string) => `Nothing was restored. ${reason}`,
    isStale: 'Something was changed here since the comparison. Go back and look at the new one.',
    remarks: (title: string, count: number) => `${title}: ${count.toLocaleString()}`,
    remark: (place: ReactNode, reason: string) => (
      <>
        {place}: {reason}
      </>
    ),
  },
  comparison: {
    title: 'Comparison',
    caption: 'What the backup would change',
    content: 'Content',
    columns: ['In the file', 'New', 'Changed', 'Identical', 'Only here'],
    stay: 'stay',
  },
  done: {
    restored: 'The backup is restored.',
    isKept: 'What was here before is kept as a restore point.',
    close: 'Done',
  },
  difference: {
    comeBack: (count: number) =>
      plural(count, {
        one: `${count.toLocaleString()} comes back`,
        other: `${count.toLocaleString()} come back`,
      }),
    change: (count: number) =>
      plural(count, {
        one: `${count.toLocaleString()} changes`,
        other: `${count.toLocaleString()} change`,
      }),
    go: (count: number) =>
      plural(count, {
        one: `${count.toLocaleString()} goes`,
        other: `${count.toLocaleString()} go`,
      }),
    all: listOf,
    none: 'as it is now',
  },
  points: {
    title: 'Restore points',
    text: 'Taken by themselves: once a day, and before anything is deleted, restored or changed from outside. The newest ten of each kind are kept. They are in this browser too, so they are no backup.',
    unreadable: 'The restore points could not be read. Reload this page to try again.',
    comparing: 'Comparing with what is here now...',
    none: 'There is no restore point yet.',
    causes: {
      daily: 'Once a day',
      deletion: 'Before something was deleted',
      foreignWrite: 'Before a change from outside this site',
      restoring: 'Before a restore',
      seeding: 'Before the demo content was written',
    },
    same: 'Nothing in it differs from now.',
    part: (name: string, difference: string) => `${name}: ${difference}`,
    goingBack: (parts: readonly string[]) => `Going back would change: ${parts.join('; ')}.`,
    look: (when: string) => (
      <>
        Look inside<span className="sr-only"> {when}</span>
      </>
    ),
  },
  point: {
    title: (when: string) => `Restore point of ${when}`,
    close: 'Close',
    restoreAll: 'Restore all of it',
    unreadable: 'It could not be read. Close it and try again.',
    comparing: 'Comparing...',
    isGone: 'It has given way to newer ones.',
    question: 'Go back to it?',
    questionOf: (name: string) => `Go back: ${name}?`,
    consequence: 'It becomes what it was then. What is here now is kept as a restore point first.',
    confirm: 'Restore',
    failed: (reason: string) => `Nothing was restored. ${reason}`,
  },
  inside: {
    count: (name: string, count: number) => `${name} (${count.toLocaleString()})`,
    differences: 'Differences',
    changes: { added: 'Comes back', changed: 'Changes', onlyHere: 'Goes' },
    all: 'All that is in it:',
    names: 'In it',
    restore: (name: string) => (
      <>
        Restore<span className="sr-only"> {name}</span>
      </>
    ),
  },
  storage: {
    room: 'Room',
    used: (used: number, limit: number, share: string) =>
      `${used.toLocaleString()} of ${limit.toLocaleString()} characters (${share}) that the browser gives content, applications and messages. Documents, drafts and restore points do not count.`,
    other: 'Session and marks',
    safety: 'How safe it is',
  },
  setAside: {
    title: 'Set aside',
    unreadable: 'It could not be read. Reload this page to try again.',
    none: 'Everything that is stored could be read.',
    text: 'These texts could not be read. They are kept word for word; mended, they can be put back.',
    list: 'Texts that were set aside',
    found: (length: number, when: string) =>
      `${length.toLocaleString()} characters, found on ${when}`,
    view: (name: string) => (
      <>
        View<span className="sr-only"> {name}</span>
      </>
    ),
    download: (name: string) => (
      <>
        Download<span className="sr-only"> {name}</span>
      </>
    ),
  },
  mending: {
    title: (name: string) => `Set aside: ${name}`,
    description:
      'It could not be read as it stands. What you put back is checked like any other content.',
    close: 'Close',
    putBack: 'Put back',
    text: 'Text',
    hint: 'JSON: one record, or all of them as a list.',
    tooLong:
      'It is too long to be mended here: only its beginning is shown. Download it to keep it.',
    failed: (reason: string) => `Nothing was put back. ${reason}`,
  },
  erasing: {
    title: 'Erase this device',
    text: 'Everything that this site keeps in this browser goes, for good: content, applications and their documents, messages, settings, drafts, restore points, the changed login and the session. The site then begins anew with its demo content. Backups that you have saved elsewhere stay.',
    backUp: 'Make a backup first',
    otherTab:
      'This site is open in another tab. Close it first: what it still holds could be written again.',
    lookAgain: 'Look again',
    typeName: (name: ReactNode) => <>Type the name of the site to confirm: {name}</>,
    wrongName: 'This is not the name of the site.',
    failed: (reason: string) => `Not everything was erased. ${reason}`,
    erase: 'Erase everything',
    erasing: 'Erasing...',
  },
} as const;
