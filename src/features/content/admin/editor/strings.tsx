/** Texts about the languages of an entry. */
export const strings = {
  languages: 'Languages',
  english: <span lang="en">English</span>,
  arabic: <span lang="ar">العربية</span>,
  fallback: 'Where a field is empty, readers of the Arabic site see the English one.',
} as const;
