/** Texts of the home page, besides sections and visas. */
export const strings = {
  hero: {
    title: 'Dubai is two days of paperwork away.',
    lead: 'Pick a visa, answer a few questions, send it to us. Works without signal once loaded.',
    apply: 'Apply Now',
    visas: 'View Visa Types',
  },
  claims: {
    label: 'What you can expect',
    list: [
      { figure: '24-48 hours', title: 'Fast processing' },
      { figure: '99.9%', title: 'Success rate' },
      { figure: '24/7', title: 'Support' },
      { figure: 'One form', title: 'All visa types' },
    ],
  },
  visas: 'Visa types',
  noSections: {
    title: 'Build Your Homepage',
    text: 'Sections that you publish in the admin area appear here, in this browser.',
    add: 'Add sections',
  },
} as const;

/** Texts of the home page that are loaded after it. */
export const deferredStrings = {
  comingBack: {
    label: 'Your application',
    draft: 'You have an unfinished application.',
    continue: 'Continue',
  },
  permit: {
    title: 'Entry permit',
    type: ['Type', 'Tourist'],
    duration: ['Duration', '30 days'],
    entries: ['Entries', 'Single'],
    processing: ['Processing', '24-48 h'],
    number: ['Tracking number', 'DV 482 116'],
    stamp: 'Specimen',
    stampDetail: '24 Dec 2026',
  },
  track: {
    title: 'Where is my visa?',
    stamp: 'Submitted',
    stampDetail: 'DV 000 000',
  },
} as const;
