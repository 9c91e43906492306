/** Titles and descriptions of the public pages. */
export const strings = {
  contact: {
    title: 'Contact',
    description: 'Send us a message, see our office hours and read answers to frequent questions.',
  },
  blog: {
    title: 'Our Blog & News',
    description: 'Practical guides to visas, travel and daily life in Dubai.',
  },
  notFound: { title: 'Page Not Found' },
  visaTypes: {
    title: 'Visa Types',
    description:
      'Tourist, business and transit visas for Dubai: price, length of stay, processing time and what you need.',
  },
  track: {
    title: 'Track Application',
    description: 'Check the status of your Dubai visa application with its tracking number.',
  },
  apply: {
    description:
      'Apply for a Dubai visa in three steps: choose the visa, fill in your details, add your documents. You get a tracking number at once.',
  },
} as const;
