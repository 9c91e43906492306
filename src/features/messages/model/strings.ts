/** What a contact message lacks. */
export const strings = {
  noName: 'Enter your name.',
  noEmail: 'Enter your email address.',
  noSubject: 'Enter a subject.',
  noMessage: 'Write your message.',
} as const;
