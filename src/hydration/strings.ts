/** Messages of the document before the app has started. */
export const strings = {
  missing: 'Part of this site did not load.',
  slow: 'This page is taking longer than usual.',
  tryAgain: 'Try again',
} as const;
