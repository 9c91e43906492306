/** What the visitors' search says. */
export const words = {
  label: 'Search this site',
  offered: 'Go to',
  hint: 'Try another word, or fewer of them. Where an application stands is found by its number on the page Track.',
  page: 'Page',
  post: 'Post',
  visa: 'Visa',
} as const;
