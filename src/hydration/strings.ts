/** What the document says itself, before the app is there to say it. */
export const strings = {
  missing: 'Part of this site did not load.',
  slow: 'This page is taking longer than usual.',
  tryAgain: 'Try again',
} as const;
