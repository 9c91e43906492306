/** The words that several rooms of the admin area share. */
export const words = {
  cancel: 'Cancel',
  saving: 'Saving...',
  notSaved: (reason: string) => `Not saved. ${reason} Everything that you typed is still here.`,
  unsaved: {
    kept: 'Not saved yet. What you type is kept on this device.',
    keptButPassword: 'Not saved yet. What you type is kept on this device, but for the password.',
    keptButText:
      'Not saved yet. What you type is kept on this device, but for the text as it stands now.',
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
    kept: (lastAt: string) => `They were kept on this device as you typed them, last on ${lastAt}.`,
    resume: 'Continue',
    discard: 'Discard',
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
  /** `what` was changed twice, in the middle of a sentence: `page`, `settings`. */
  conflict: {
    changed: {
      title: 'Changed elsewhere meanwhile',
      description: (what: string) =>
        `Another tab has changed the ${what} since you opened this form. Nothing is overwritten before you choose.`,
      mine: 'Keep mine',
      theirs: 'Take theirs',
    },
    deleted: {
      title: (what: string) => `This ${what} was deleted meanwhile`,
      description: (what: string) =>
        `Somebody deleted this ${what} after you opened it. Save what you have as a new one, or drop it.`,
      mine: 'Save as new',
      theirs: 'Drop mine',
    },
    back: 'Back to the form',
    typedIsKept: 'Everything that you typed is still here.',
    same: 'Both say the same in every field of this form.',
    mine: 'Mine',
    theirs: 'Theirs',
    empty: 'empty',
  },
} as const;
