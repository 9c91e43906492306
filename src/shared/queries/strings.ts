import { plural } from '@/lib/text/numbers';

/** Texts about tracking, loaded with the page. */
export const strings = {
  trackingFailed: {
    title: 'Application Not Found',
    description: 'Please check your tracking number and try again.',
  },
} as const;

/** Texts about storage, saving and searching, loaded after the page. */
export const saveStrings = {
  storage: {
    late: 'Saving is paused while your browser catches up. If this continues, restart the browser.',
    withoutJournal:
      'This browser blocks part of its storage. Applications and messages are kept, but without a second copy: the tab that saves last wins, and the files that you attach are not kept.',
    memoryOnly:
      'This browser blocks its storage. You can look around and fill in forms, but nothing is kept once you close or reload this page.',
    outdated:
      'A newer version of this site is open in another tab. Reload this page before you save anything.',
  },
  notSaved: {
    full: 'This browser’s storage is full. An administrator can move old applications into a file (Profile, Data, Storage). Then try again.',
    blocked:
      'This browser blocks this site’s storage. Allow cookies and site data for this site, or leave private browsing, then try again.',
    conflict: 'It was changed in another tab. Check it, then try again.',
    outdated:
      'A newer version of this site has been used in this browser. Reload this page, then try again.',
    interrupted: 'The browser did not finish, so nothing was changed. Try again.',
    timeout:
      'This browser’s storage has not responded for ten seconds. Try again: however often you try, it is saved only once. If this continues, restart the browser.',
  },
  noCryptography: 'This browser cannot check passwords or backups. Update it, or use another one.',
  submitted: (trackingNumber: string) => ({
    title: 'Application Submitted!',
    description: `Your tracking number is ${trackingNumber}.`,
  }),
  corrected: { title: 'Your changes are saved' },
  withdrawn: (trackingNumber: string) => ({
    title: 'Application withdrawn',
    description: `${trackingNumber} is no longer on this device.`,
  }),
  messageSent: {
    title: 'Message Sent Successfully!',
    description: "We'll get back to you within 24 hours.",
  },
  search: {
    failed: 'Search did not respond. Type another letter to try again.',
    nothing: (typed: string) => `Nothing found for “${typed}”.`,
    first: (count: number, typed: string) => `The first ${count} results for “${typed}”.`,
    found: (count: number, typed: string) =>
      `${count} ${plural(count, { one: 'result', other: 'results' })} for “${typed}”.`,
  },
} as const;

export const draftStrings = {
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
