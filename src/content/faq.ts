export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The office hours of SPEC section 9. */
export const OFFICE_HOURS = { days: 'Sunday to Thursday', hours: '9:00 AM to 6:00 PM' } as const;

/** The four questions of the contact screen (the claims of SPEC section 2). */
export const FAQ: readonly Question[] = [
  {
    question: 'How long does a visa take?',
    answer:
      'Most visas are processed in 24-48 hours. Each visa card states its own processing time.',
  },
  {
    question: 'Can I extend my visa?',
    answer:
      'Yes. Send us your extension request at least 7 days before your visa expires, with your tracking number.',
  },
  {
    question: 'What if my application is rejected?',
    answer: 'You get a full refund.',
  },
  {
    question: 'I travel very soon. Can you be quicker?',
    answer:
      'Yes, with express same-day processing. Write to us before you apply; we usually answer in 2-4 hours.',
  },
];
