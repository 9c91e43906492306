/** What the document says itself, before the app is there to say it. */
export const strings = {
  missing: 'A part of this site has not arrived.',
  slow: 'This page takes longer than usual.',
  tryAgain: 'Try again',
} as const;
