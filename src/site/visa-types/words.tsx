/** What the list of visas and a visa's card say. */
export const words = {
  title: 'Visa Types',
  lead: 'Pick the visa that fits your trip. Each card says what it costs, how long you may stay and what comes with it.',
  none: {
    title: 'No Visa Types Available',
    text: 'No visa is described here yet. The application form lists what you can apply for; send us a message if you have a question.',
    contact: 'Contact us',
  },
  closing: {
    title: 'Ready when you are',
    text: 'Three steps, about ten minutes. Have your passport and a photo at hand.',
    apply: 'Start your application',
  },
  card: {
    stay: 'Stay',
    processing: 'Processing',
    apply: (visa: string) => (
      <>
        Apply Now<span className="sr-only"> for {visa}</span>
      </>
    ),
  },
} as const;
