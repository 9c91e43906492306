import type { ReactNode } from 'react';
import { plural } from '@/lib/text/plural';
import { listOf } from '../grammar';

/** How a part of a sentence is drawn. */
type Shown = (text: string) => ReactNode;

/** The words of what this browser keeps: backups, restore points, room and erasing. */
export const strings = {
  title: 'Data',
  text: 'All data is in this browser only. A backup is the only copy outside it.',
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
    text: 'One file with all content, applications and messages. The file is read back and verified.',
    withDocuments: {
      label: 'With uploaded documents',
      hint: 'Passports, photos and bookings. They make the file larger.',
    },
    withMailPassword: {
      label: 'With the mail password',
      hint: 'A backup never contains the login.',
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
        one: `${count.toLocaleString()} damaged record is not in it: it is nested too deep to be read again.`,
        other: `${count.toLocaleString()} damaged records are not in it: they are nested too deep to be read again.`,
      }),
    count: (name: string, count: number) => `${name} ${count.toLocaleString()}`,
    counts: (counts: readonly string[]) => `${listOf(counts)}.`,
    onDisk: 'The saved file was read back and is complete.',
    inDownloads:
      'It was verified and sent to your downloads. To check the file there, choose it under Restore: nothing changes until you confirm.',
  },
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
  dryRun: {
    backup: (site: ReactNode, when: string) => (
      <>
        Backup of {site}, made on {when}. The file is intact.
      </>
    ),
    encryptedBackup: (site: ReactNode, when: string) => (
      <>
        Backup of {site}, made on {when}, encrypted. The file is intact.
      </>
    ),
    leftOut: 'Left out',
    mended: 'Corrected',
    mode: 'How to restore',
    merge: {
      label: 'Merge',
      hint: 'Adds what is new, takes the file’s version where they differ, and keeps everything else.',
      question: 'Merge the backup?',
      confirm: 'Merge',
    },
    replace: {
      label: 'Replace',
      hint: 'Makes the content the same as in the file. Records that are not in the file are deleted.',
      question: 'Replace what is here?',
      confirm: 'Replace',
    },
    goes: (count: number) =>
      plural(count, {
        one: `${count.toLocaleString()} record that is not in the file will be deleted.`,
        other: `${count.toLocaleString()} records that are not in the file will be deleted.`,
      }),
    keeps: 'A restore point is saved first.',
    keepsNothing:
      'This browser may not be able to save a restore point or documents: make a backup first.',
    nothingNew: 'Nothing to restore: everything in the file is already here.',
    restore: 'Restore',
    failed: (reason: string) => `Nothing was restored. ${reason}`,
    isStale: 'Something changed here since the comparison. Go back and compare again.',
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
    stay: 'kept',
  },
  done: {
    restored: 'The backup is restored.',
    isKept: 'The previous content is kept as a restore point.',
    close: 'Done',
  },
  difference: {
    comeBack: (count: number) =>
      plural(count, {
        one: `${count.toLocaleString()} will be restored`,
        other: `${count.toLocaleString()} will be restored`,
      }),
    change: (count: number) =>
      plural(count, {
        one: `${count.toLocaleString()} will change back`,
        other: `${count.toLocaleString()} will change back`,
      }),
    go: (count: number) =>
      plural(count, {
        one: `${count.toLocaleString()} will be removed`,
        other: `${count.toLocaleString()} will be removed`,
      }),
    all: listOf,
    none: 'no change',
  },
  points: {
    title: 'Restore points',
    text: 'Saved automatically once a day, and before anything is deleted, restored or changed from outside. The newest ten of each kind are kept, in this browser only: they are not a backup.',
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
    same: 'Same as now.',
    part: (name: string, difference: string) => `${name}: ${difference}`,
    goingBack: (parts: readonly string[]) => `If you restore it: ${parts.join('; ')}.`,
    look: (when: string) => (
      <>
        View<span className="sr-only"> {when}</span>
      </>
    ),
  },
  point: {
    title: (when: string) => `Restore point of ${when}`,
    close: 'Close',
    restoreAll: 'Restore everything',
    restoreChosen: 'Restore what is chosen',
    unreadable: 'It could not be read. Close it and try again.',
    comparing: 'Comparing...',
    isGone: 'This restore point was replaced by newer ones.',
    question: 'Restore everything?',
    questionOf: (name: string) => `Restore ${name}?`,
    questionOfChosen: 'Restore what is chosen?',
    consequence: (parts: readonly string[]) =>
      `${parts.join('; ')}. Everything else stays as it is. A restore point of now is saved first.`,
    confirm: 'Restore',
    failed: (reason: string) => `Nothing was restored. ${reason}`,
  },
  inside: {
    count: (name: string, count: number) => `${name} (${count.toLocaleString()})`,
    differences: 'Differences',
    choose: 'All differences',
    changes: {
      added: 'Will be restored',
      changed: 'Will change back',
      onlyHere: 'Will be removed',
    },
    showMore: (count: number) => `Show more (${count.toLocaleString()})`,
    all: 'Everything in it:',
    names: 'In it',
    restore: (name: string) => (
      <>
        Restore<span className="sr-only"> {name}</span>
      </>
    ),
    restorePart: (count: number, all: number, name: string) => (
      <>
        Restore {count.toLocaleString()} of {all.toLocaleString()}
        <span className="sr-only"> {name}</span>
      </>
    ),
  },
  storage: {
    room: 'Storage',
    used: (used: number, limit: number, share: string) =>
      `${used.toLocaleString()} of ${limit.toLocaleString()} characters (${share}) used for content, applications and messages. Documents, drafts and restore points do not count.`,
    other: 'Login and other',
    safety: 'Will it be kept?',
  },
  move: {
    title: 'Move old applications into a file',
    text: 'Makes room for new ones. The file is read back before anything is removed here, with the uploaded documents in it. To bring them back, choose the file under Backup, Restore.',
    which: 'Which applications',
    decided: 'Approved or rejected',
    olderThan: 'Submitted before a date',
    day: 'Submitted before',
    found: (count: number, codeUnits: number) =>
      count === 0
        ? 'No application matches.'
        : `${count.toLocaleString()} ${plural(count, { one: 'application', other: 'applications' })}, ${codeUnits.toLocaleString()} characters.`,
    fileType: 'Applications',
    begin: 'Move into a file',
    moving: 'Moving...',
    choose: 'Choose the file from your downloads',
    chooseHint: 'It is read back, then the applications are removed here.',
    failed: (reason: string) => `Nothing was removed. ${reason}`,
    done: (count: number) =>
      plural(count, {
        one: `${count.toLocaleString()} application was moved into the file and removed here.`,
        other: `${count.toLocaleString()} applications were moved into the file and removed here.`,
      }),
  },
  setAside: {
    title: 'Set aside',
    unreadable: 'It could not be read. Reload this page to try again.',
    none: 'Everything that is stored could be read.',
    text: 'These texts could not be read. They are kept as they are; corrected, they can be put back.',
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
    text: 'This permanently deletes everything that this site keeps in this browser: content, applications and their documents, messages, settings, drafts, restore points and the changed login. The site then starts again with its demo content. Backups saved elsewhere stay.',
    backUp: 'Make a backup first',
    otherTab:
      'This site is open in another tab. Close that tab first: it could write its data again.',
    lookAgain: 'Check again',
    typeName: (name: ReactNode) => <>Type the name of the site to confirm: {name}</>,
    wrongName: 'This is not the name of the site.',
    failed: (reason: string) => `Not everything was erased. ${reason}`,
    erase: 'Erase everything',
    erasing: 'Erasing...',
  },
} as const;
