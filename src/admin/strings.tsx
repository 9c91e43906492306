import { recordNames } from '@/content/types/contentNames';
import type { CollectionKey } from '@/content/types/registry';
import { plural } from '@/lib/text/plural';

/** The words that several folders of the admin area share. */
export const strings = {
  cancel: 'Cancel',
  saving: 'Saving...',
  picture: {
    unreadable: (file: string) => `${file} cannot be shown as a picture. Choose another one.`,
    tooLarge: 'This picture has more than 64 million pixels. Make it smaller first.',
    uploaded: (size: string) => `Uploaded picture, ${size}`,
    share: (percent: number) => `It takes ${percent.toFixed(1)} % of this browser’s storage.`,
    remove: (label: string) => (
      <>
        Remove<span className="sr-only"> {label}</span>
      </>
    ),
    upload: (label: string) => (
      <>
        Upload<span className="sr-only"> {label}</span>
      </>
    ),
    file: (label: string) => `${label} file`,
  },
  notSaved: (reason: string) => `Not saved. ${reason} Everything that you typed is still here.`,
  unread: {
    all: (key: CollectionKey) => `The stored ${recordNames(key).other} cannot be read.`,
    some: (key: CollectionKey, count: number) =>
      `${count.toLocaleString()} ${plural(count, recordNames(key))} cannot be read.`,
    toOverview: 'See what can be done',
    toSetAside: 'See what was set aside',
  },
  unsaved: {
    kept: 'Not saved yet. A draft is kept on this device.',
    keptButPassword: 'Not saved yet. A draft is kept on this device, without the password.',
    keptButText: 'Not saved yet. A draft is kept on this device, without the latest text.',
    refused: 'Not saved yet. This browser keeps no drafts: save before you leave.',
  },
  length: {
    hint: (hint: string, length: number, limit: number) =>
      // The count stays on one line.
      `${hint} ${length}\u00A0of\u00A0${limit}\u00A0characters.`,
    tooLong: (length: number, limit: number) =>
      `${length} of ${limit} characters: search engines cut off the rest.`,
  },
  draft: {
    title: 'You have unsaved changes',
    kept: (lastAt: string) => `Last saved on this device on ${lastAt}.`,
    resume: 'Continue',
    discard: 'Discard',
    question: 'Discard these changes?',
    consequence: 'What you typed and did not save is deleted. This cannot be undone.',
    keep: 'Keep them',
  },
  leave: {
    title: 'Leave without saving?',
    edits: {
      kept: 'Your changes are not saved yet. They are kept as a draft on this device and offered to you the next time you open this.',
      keptButPassword:
        'Your changes are not saved yet. A password is never kept as a draft: the one that you typed would be lost. Anything else is kept on this device and offered to you the next time you open this.',
      keptButText:
        'Your changes are not saved yet. The text as it stands now cannot be kept: what you typed last would be lost. Anything else is kept as a draft on this device and offered to you the next time you open this.',
      refused:
        'Your changes are not saved yet, and this browser keeps no drafts: they would be lost.',
    },
    stay: 'Keep editing',
    confirm: 'Leave',
  },
  removal: {
    confirm: 'Delete',
    failed: (reason: string) => `Nothing was deleted. ${reason}`,
    noRoom:
      'This browser has no room left to keep a copy of it among the restore points. Deleted without one it is gone for good, and leaves room.',
    forGood: 'Delete for good',
  },
  /** `what` was changed twice, in the middle of a sentence: `page`, `settings`. */
  conflict: {
    changed: {
      title: 'Also changed in another tab',
      description: (what: string) =>
        `Another tab saved the ${what} while you were editing. Choose which version of each field to keep. All other changes are combined.`,
      choices: { mine: 'Keep mine', theirs: 'Take theirs' },
      versions: { mine: 'Mine', theirs: 'Theirs' },
      missing: 'Choose a version.',
      empty: 'empty',
      save: 'Save',
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
} as const;
