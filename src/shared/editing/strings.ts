export const strings = {
  draft: {
    left: (when: string) => `Continue your draft of ${when}?`,
    cancelled: (when: string) => `Bring back what you cancelled at ${when}.`,
    continue: 'Continue',
    discard: 'Discard',
    continued: {
      title: 'Draft continued',
      description: 'What you typed before is kept for a day.',
    },
    discarded: { title: 'Draft discarded' },
    undo: 'Undo',
  },
  /** Values in a comparison of two versions. */
  uploadedPicture: 'an uploaded picture',
  yes: 'Yes',
  no: 'No',
} as const;
