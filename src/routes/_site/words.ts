/** Titles and descriptions of the public screens, for the heads of their documents. */
export const words = {
  contact: {
    title: 'Contact',
    description:
      'Send us a message, find our office hours and read the answers to what applicants ask most.',
  },
  blog: {
    title: 'Our Blog & News',
    description: 'Guides to visas, travel and daily life in Dubai, written to be used.',
  },
  notFound: { title: 'Page Not Found' },
  visaTypes: {
    title: 'Visa Types',
    description:
      'Tourist, business and transit visas for Dubai: price, length of stay, processing time and what comes with each.',
  },
  track: {
    title: 'Track Application',
    description: 'See where your Dubai visa application stands: enter its tracking number.',
  },
  apply: {
    description:
      'Apply for a Dubai visa in three steps: choose the visa, fill in your details, add your documents. You get a tracking number at once.',
  },
} as const;
