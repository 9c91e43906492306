/** Texts of the home page that come after it. */
export const strings = {
  label: 'Your application',
  draft: 'You have an unfinished application.',
  continue: 'Continue',
} as const;
