import type { ReactElement } from 'react';
import { formatCount } from '@/lib/text/numbers';
import { plural } from '@/lib/text/plural';

/** Renders part of a sentence. */
type Shown = (text: string) => ReactElement;

const published = (site: ReactElement, when: string) => (
  <span>
    {site}, published on <span>{when}</span>.
  </span>
);

export const strings = {
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
    add: {
      label: 'Add',
      hint: 'Adds what is not here. Where they differ, what is here stays.',
      question: 'Add what is not here?',
      confirm: 'Add',
    },
    replace: {
      label: 'Replace',
      hint: 'The ticked lists become as they were then, and what is only here is deleted. Applications and messages are only added; those here stay as they are.',
      question: 'Replace the content here?',
      confirm: 'Replace',
    },
    mode: 'How to restore',
    nothingNew: 'Nothing would change here.',
    restore: 'Restore',
    failed: (reason: string) => `Nothing was restored. ${reason}`,
  },
  publication: {
    source: published,
    encrypted: published,
    add: {
      label: 'Merge',
      hint: 'Combines what was changed there and here. Where both changed the same field, your version stays.',
      question: 'Merge what visitors see?',
      confirm: 'Merge',
    },
    replace: {
      label: 'Replace',
      hint: 'Replaces everything here with what visitors see. Drafts and the email settings stay.',
      question: 'Replace the content here?',
      confirm: 'Replace',
    },
    mode: 'How to load it',
    nothingNew: 'Everything that visitors see is already here.',
    restore: 'Take it over',
    failed: (reason: string) => `Nothing was taken over. ${reason}`,
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
  done: {
    backup: 'The backup was restored.',
    point: 'The restore point was restored.',
    publication: 'It was taken over.',
    isKept: 'The previous content is kept as a restore point.',
    close: 'Done',
  },
  list: {
    title: 'What you can restore',
    text: 'Restore points are saved once a day, and before content is deleted, restored or changed from outside. The newest ten of each kind are kept. Applications and messages stay as they are: missing ones are added, but none that were deleted. Content that could not be read is kept as it is, to be downloaded. All of this is in this browser only: it is not a backup.',
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
