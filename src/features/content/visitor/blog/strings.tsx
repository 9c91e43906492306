/** Texts of the blog screens. */
export const strings = {
  title: 'Our Blog & News',
  lead: 'Practical guides to visas, travel and daily life in Dubai.',
  none: {
    title: 'No Blog Posts Yet',
    text: 'The first post will appear here.',
    visas: 'View Visa Types',
  },
  card: {
    author: 'Admin',
    more: (post: string) => (
      <span>
        Read More<span className="sr-only">{`: ${post}`}</span>
      </span>
    ),
  },
  post: {
    back: 'Back to All Posts',
    author: 'By Admin',
    /** At 200 words a minute. */
    reading: (words: number) => `${String(Math.ceil(words / 200))} min read`,
    tags: 'Tags',
  },
} as const;
