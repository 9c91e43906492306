/** Texts of the blog screens. */
export const blogStrings = {
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

/** Texts of the card at the end of a post. */
export const applyCardStrings = {
  title: 'Ready for Dubai?',
  text: 'Three steps, about ten minutes. Have your passport and a photo ready.',
  choose: 'Choose your visa',
} as const;

/** Texts of the visa list and cards. */
export const visaTypesStrings = {
  title: 'Visa Types',
  lead: 'Apply here, then send your application to our office.',
  none: {
    title: 'No Visa Types Available',
    text: 'You can still apply: the form lists the visas on offer. Questions? Send us a message.',
    contact: 'Contact us',
  },
  closing: {
    title: 'Ready when you are',
    text: 'Three steps, about ten minutes.',
    apply: 'Start your application',
  },
  card: {
    stay: 'Stay',
    processing: 'Processing',
    price: 'Price',
    requirements: 'You need',
    apply: (visa: string) => (
      <span>
        Apply Now<span className="sr-only">{` for ${visa}`}</span>
      </span>
    ),
  },
} as const;

/** Texts of a visa card's fee and decision day. */
export const planStrings = {
  /** Before a price. */
  pay: 'You pay',
  decision: (day: string) => `Decision by ${day}`,
  decisionOn: (visa: string, day: string) => `${visa}: decision by ${day}`,
} as const;

/** Texts of the preview banner. */
export const previewStrings = {
  preview: 'Preview: only you can see this.',
  typed: 'It shows what you typed and have not saved yet.',
  stored: (what: string, status: string) => `This ${what} is stored as ${status.toLowerCase()}.`,
} as const;
