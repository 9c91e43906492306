/** What the visitors' search says. */
export const words = {
  label: 'Search this site',
  offered: 'Go to',
  hint: 'Try another word, or fewer of them. To see where an application stands, enter its number on the Track page.',
  page: 'Page',
  post: 'Post',
  visa: 'Visa',
} as const;
