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
      {
        figure: '24-48 h',
        title: 'Fast processing',
        text: 'Most visas are decided within 24-48 hours.',
      },
      {
        figure: '99.9%',
        title: 'Success rate',
        text: 'Nearly every complete application is approved.',
      },
      { figure: '24/7', title: 'Support', text: 'Before, during and after your trip.' },
      {
        figure: 'One form',
        title: 'All visa types',
        text: 'Tourist, business, transit and visit.',
      },
    ],
  },
  visas: 'Visa types',
  noSections: {
    title: 'Build Your Homepage',
    text: 'Sections that you publish in the admin area appear here, in this browser.',
    add: 'Add sections',
  },
} as const;
