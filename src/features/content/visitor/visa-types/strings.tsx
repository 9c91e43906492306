/** Texts of the visa list and cards. */
export const strings = {
  title: 'Visa Types',
  lead: 'Tourist for holidays and family, Business for meetings and fairs, Transit for a stopover. You apply here, and send the application to our office from your phone or computer.',
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
    price: 'Price',
    requirements: 'You need',
    apply: (visa: string) => (
      <span>
        Apply Now<span className="sr-only">{` for ${visa}`}</span>
      </span>
    ),
  },
} as const;
