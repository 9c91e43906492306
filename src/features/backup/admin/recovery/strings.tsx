import type { ReactElement } from 'react';
import { formatCount } from '@/lib/text/numbers';
import { plural } from '@/lib/text/plural';
import { listOf } from '@/shared/admin/grammar';

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
    merge: {
      label: 'Merge',
      hint: 'Adds what is new, takes the file’s version of pages, posts, sections, visa cards, menus and settings where they differ, and keeps everything else.',
      question: 'Merge the backup?',
      confirm: 'Merge',
    },
    replace: {
      label: 'Replace',
      hint: 'Replaces pages, posts, sections, visa cards, menus and settings with the file’s, and deletes those that are not in it. Adds applications and messages; those here stay as they are.',
      question: 'Replace the content here?',
      confirm: 'Replace',
    },
    mode: 'How to restore',
    nothingNew: 'Nothing would change here.',
    restore: 'Restore',
    failed: (reason: string) => `Nothing was restored. ${reason}`,
    done: 'The backup was restored.',
  },
  add: {
    label: 'Add',
    hint: 'Adds what is not here. Where they differ, what the counters of the office have stays.',
    question: 'Add what is not here?',
    confirm: 'Add',
  },
  publication: {
    source: published,
    encrypted: published,
    merge: {
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
    done: 'It was taken over.',
  },
  dryRun: {
    leftOut: 'Left out',
    mended: 'Corrected',
    goes: (count: number) =>
      plural(count, {
        one: `${formatCount(count)} record that is not in the file will be deleted.`,
        other: `${formatCount(count)} records that are not in the file will be deleted.`,
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
    title: 'Comparison',
    caption: 'What the backup would change',
    content: 'Content',
    columns: ['In the file', 'New', 'Changed', 'Unchanged', 'Only here'],
    stay: 'kept',
  },
  done: {
    isKept: 'The previous content is kept as a restore point.',
    close: 'Done',
  },
  difference: {
    comeBack: (count: number) => `${formatCount(count)} will be restored`,
    change: (count: number) => `${formatCount(count)} will change back`,
    go: (count: number) => `${formatCount(count)} will be removed`,
    all: listOf,
    none: 'no change',
  },
  list: {
    title: 'What you can restore',
    text: 'Restore points are saved once a day, and before content is deleted, restored or changed from outside. The newest ten of each kind are kept. Applications and messages stay as they are: missing ones are added, but none that were deleted. Content that could not be read is kept as it is, so that you can correct it. All of this is in this browser only: it is not a backup.',
    unreadable: 'Not all of it could be read. Reload this page to try again.',
    comparing: 'Comparing with the current content...',
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
    beforeDemo: 'Earlier data, from before the demo content was written',
    copy: (name: string) => `Last copy: ${name} cannot be read now`,
    setAside: (name: string) => `Set aside: ${name} could not be read`,
    length: (length: number) => `${formatCount(length)} characters`,
    same: 'Restoring it would change nothing.',
    part: (name: string, difference: string) => `${name}: ${difference}`,
    goingBack: (parts: readonly string[]) => `If you restore it: ${parts.join('; ')}.`,
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
  offer: {
    keepDemo: 'Keep the demo',
    notKept: (reason: string) => `Your choice was not saved. ${reason}`,
  },
  comparing: {
    title: {
      point: (when: string) => `Restore point of ${when}`,
      copy: (when: string) => `Copy of ${when}`,
    },
    close: 'Close',
    restoreAll: 'Restore everything',
    restoreChosen: 'Restore selected',
    unreadable: 'It could not be read. Close it and try again.',
    comparing: 'Comparing...',
    isGone: 'This restore point was replaced by newer ones.',
    question: 'Restore everything?',
    questionOf: (name: string) => `Restore ${name}?`,
    questionOfChosen: 'Restore the selected items?',
    consequence: (parts: readonly string[]) =>
      `${parts.join('; ')}. Everything else stays as it is. A restore point of now is saved first.`,
    copyConsequence: (parts: readonly string[]) =>
      `${parts.join('; ')}. The unreadable text is still kept.`,
    confirm: 'Restore',
    failed: (reason: string) => `Nothing was restored. ${reason}`,
  },
  inside: {
    count: (name: string, count: number) => `${name} (${formatCount(count)})`,
    differences: 'Differences',
    choose: 'All differences',
    changes: {
      added: 'Will be restored',
      changed: 'Will change back',
      onlyStored: 'Will be removed',
    },
    showMore: (count: number) => `Show more (${formatCount(count)})`,
    all: 'Contents:',
    noTitle: 'No title',
    names: 'Contents',
    restore: (name: string) => (
      <span>
        Restore<span className="sr-only">{` ${name}`}</span>
      </span>
    ),
    restorePart: (count: number, all: number, name: string) => (
      <>
        <span>{`Restore ${formatCount(count)} of ${formatCount(all)}`}</span>
        <span className="sr-only">{` ${name}`}</span>
      </>
    ),
  },
  repair: {
    title: (name: string) => `Set aside: ${name}`,
    description:
      'This text could not be read. Correct it and restore it. It is checked like any other content.',
    close: 'Close',
    restore: 'Restore',
    text: 'Text',
    hint: 'JSON: one record, or all of them as a list.',
    tooLong: 'It is too long to correct here: only the beginning is shown. Download it to keep it.',
    failed: (reason: string) => `Nothing was restored. ${reason}`,
  },
} as const;
