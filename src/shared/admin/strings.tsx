import { formatCount, plural } from '@/lib/text/numbers';

/** One record and several, within a sentence. */
export interface RecordNames {
  readonly one: string;
  readonly other: string;
}

/** Texts shared by several folders of the admin area. */
export const strings = {
  printed: (when: string) => `Printed on ${when}`,
  cancel: 'Cancel',
  saving: 'Saving...',
  picture: {
    empty: 'This file is empty. Choose another one.',
    otherType: 'This file is not a PNG, JPEG, GIF, WebP or AVIF picture. Choose another one.',
    unreadable: (file: string) => `${file} cannot be shown as a picture. Choose another one.`,
    tooLarge: 'This picture has more than 64 million pixels. Make it smaller first.',
    noRoom: (percent: number) =>
      `There is no room for this picture: this browser’s storage is ${percent.toFixed(1)}% full. Data in your profile says what fills it, and how to free some.`,
    uploaded: (size: string) => `Uploaded picture, ${size}`,
    share: (percent: number, isStill: boolean) =>
      `It uses ${percent.toFixed(1)}% of this browser’s storage.${isStill ? ' It moves no more: only its first picture is kept.' : ''}`,
    remove: (label: string) => (
      <span>
        Remove<span className="sr-only">{` ${label}`}</span>
      </span>
    ),
    upload: (label: string) => (
      <span>
        Upload<span className="sr-only">{` ${label}`}</span>
      </span>
    ),
    file: (label: string) => `${label} file`,
  },
  notSaved: (reason: string) => `Not saved. ${reason} Everything that you typed is still here.`,
  unshown: {
    title: 'This record cannot be shown',
    named: (id: string) => (
      <span className="line-clamp-2 min-w-0 wrap-anywhere">
        The record <bdi translate="no">{id}</bdi> cannot be shown.
      </span>
    ),
    remove: 'Delete it',
    question: 'Delete this record?',
  },
  unread: {
    all: ({ other }: RecordNames) => `The stored ${other} cannot be read.`,
    some: (names: RecordNames, count: number) =>
      `${formatCount(count)} ${plural(count, names)} cannot be read.`,
    toOverview: 'See your options',
    toSetAside: 'View what was set aside',
  },
  unsaved: {
    kept: 'Not saved yet. A draft is kept on this device.',
    keptButPassword: 'Not saved yet. A draft is kept on this device, without the password.',
    keptButText: 'Not saved yet. A draft is kept on this device, without the latest text.',
    refused: 'Not saved yet. This browser cannot keep drafts: save before you leave.',
  },
  rows: {
    row: (name: string, number: number) => `${name} ${number}`,
    remove: (name: string, number: number) => `Remove ${name.toLowerCase()} ${number}`,
    add: (name: string) => `Add ${name}`,
  },
  length: {
    hint: (hint: string, length: number, limit: number) =>
      // No-break spaces keep the count on one line.
      `${hint} ${length}\u00A0of\u00A0${limit}\u00A0characters.`,
    tooLong: (length: number, limit: number) =>
      `${length} of ${limit} characters: search engines cut off the rest.`,
  },
  cancelled: {
    title: 'Cancelled',
    kept: 'Nothing was saved. What you typed is kept for a day.',
    refused: 'Nothing was saved, and this browser cannot keep what you typed.',
  },
  leave: {
    title: 'Leave without saving?',
    edits: {
      keptButPassword:
        'Your changes are not saved yet. Passwords are never kept as a draft: the one you typed would be lost. Everything else is kept on this device and offered when you open this again.',
      keptButText:
        'Your changes are not saved yet. The latest text cannot be kept as a draft and would be lost. Everything else is kept on this device and offered when you open this again.',
      refused:
        'Your changes are not saved yet, and this browser cannot keep drafts: they would be lost.',
    },
    cancelLabel: 'Keep editing',
    confirmLabel: 'Leave',
  },
  undo: {
    label: 'Undo',
    done: { title: 'Success', description: 'It was restored.' },
    failed: 'Not undone',
  },
  removal: {
    confirm: 'Delete',
    failed: (reason: string) => `Nothing was deleted. ${reason}`,
    noRoom:
      'There is no space left for a restore point. If you delete it now, it is gone for good, and space becomes free.',
    forGood: 'Delete for good',
  },
  /** `what` is the conflicting record within a sentence: `page`, `settings`. */
  conflict: {
    changed: {
      title: 'Also changed in another tab',
      description: (what: string) =>
        `Another tab saved the ${what} while you were editing. Choose a version of the fields below. Everything else has been merged.`,
      choices: { mine: 'Keep mine', theirs: 'Take theirs' },
      versions: { mine: 'Mine', theirs: 'Theirs' },
      empty: 'empty',
    },
    deleted: {
      title: (what: string) => `This ${what} was deleted`,
      description: (what: string) =>
        `Another tab deleted the ${what} while you were editing it. Save your version as a new one, or discard it.`,
      typedIsKept: 'Everything that you typed is still here.',
      save: 'Save as new',
      discard: 'Discard my changes',
    },
    back: 'Back to the form',
  },
  list: {
    count: (count: number, { one, many }: { one: string; many: string }) =>
      `${formatCount(count)} ${plural(count, { one, other: many })}`,
    found: (found: number, count: number) => `${formatCount(found)} of ${formatCount(count)} found`,
    status: 'Status',
    all: 'All',
    sortBy: 'Sort by',
    ascending: (column: string) => `${column}, ascending`,
    descending: (column: string) => `${column}, descending`,
    actions: 'Actions',
    noMatch: 'Nothing matches this search and these filters.',
    showAll: (many: string) => `Show all ${many}`,
  },
} as const;

/** Document titles of the admin screens; those of lists are in the content types. */
export const headStrings = {
  login: 'Admin Login',
  admin: 'Admin',
  overview: 'Admin Dashboard - Overview',
  applications: 'Admin - Applications',
  counter: 'Admin - Counter',
  sealedLink: 'For the counter',
  menus: 'Admin - Menus',
  settings: 'Admin - Settings',
  profile: 'Admin - Profile',
  preview: 'Preview',
} as const;
