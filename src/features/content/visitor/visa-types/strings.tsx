/** Texts of the visa list and cards. */
export const strings = {
  title: 'Visa Types',
  lead: 'Choose the visa that fits your trip. Each card shows the price, the length of stay, the processing time and what you need.',
  prices:
    'Prices on the cards are in the office’s currency. The application fee is in AED; the form shows it.',
  none: {
    title: 'No Visa Types Available',
    text: 'You can still apply: the form lists the visas on offer. Questions? Send us a message.',
    contact: 'Contact us',
  },
  closing: {
    title: 'Ready when you are',
    text: 'Three steps, about ten minutes. Have your passport and a photo ready.',
    apply: 'Start your application',
  },
  card: {
    stay: 'Stay',
    processing: 'Processing',
    requirements: 'You need',
    apply: (visa: string) => (
      <span>
        Apply Now<span className="sr-only">{` for ${visa}`}</span>
      </span>
    ),
  },
} as const;
