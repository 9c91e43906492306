/** Texts of the visitors' search. */
export const strings = {
  label: 'Search this site',
  offered: 'Go to',
  ask: 'Ask us',
  contact: 'Send us a message',
  track: (number: string) => `Track ${number}`,
  question: 'Question',
  page: 'Page',
  post: 'Post',
  visa: 'Visa',
} as const;
