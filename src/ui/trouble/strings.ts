/** Messages of the document, for use before the app has started. */
export const strings = {
  missing: 'Part of this site did not load.',
  slow: 'This page is taking longer than usual.',
  tryAgain: 'Try again',
  offline: 'There is no connection. Try again when you’re back online.',
  tooOld: 'This browser is too old to apply or send a message here. Update it, or use another one.',
  close: 'Close',
} as const;
