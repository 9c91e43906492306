/** Errors of the contact form. */
export const strings = {
  noName: 'Enter your name.',
  noEmail: 'Enter your email address.',
  noSubject: 'Enter a subject.',
  noMessage: 'Write your message.',
} as const;
