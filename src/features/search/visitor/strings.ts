/** Texts of the visitors' search. */
export const strings = {
  label: 'Search this site',
  offered: 'Go to',
  hint: 'Try another word, or fewer words. To track an application, type its number.',
  track: (number: string) => `Track ${number}`,
  question: 'Question',
  page: 'Page',
  post: 'Post',
  visa: 'Visa',
} as const;
