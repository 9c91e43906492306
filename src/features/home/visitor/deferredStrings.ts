/** Texts of the home page that come after it. */
export const strings = {
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
    microprint: 'Dubai Visa specimen not valid for travel ',
    stamp: 'Specimen',
    stampDetail: '24 Dec 2026',
  },
  track: {
    title: 'Where is my visa?',
    text: 'Type the number from your receipt, any way you like.',
    stamp: 'Submitted',
    stampDetail: 'DV 000 000',
  },
} as const;
