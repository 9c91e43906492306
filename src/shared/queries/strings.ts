/** Texts about storage and tracking that every page loads. */
export const strings = {
  storage: {
    late: 'Saving is paused while your browser catches up. If this continues, restart the browser.',
    withoutJournal:
      'This browser blocks part of its storage. Applications and messages are kept, but without a second copy: the tab that saves last wins, and the files that you attach are not kept.',
    memoryOnly:
      'This browser blocks its storage. You can look around and fill in forms, but nothing is kept once you close or reload this page.',
    outdated:
      'A newer version of this site is open in another tab. Reload this page before you save anything.',
  },
  trackingFailed: {
    title: 'Application Not Found',
    description: 'Please check your tracking number and try again.',
  },
} as const;
