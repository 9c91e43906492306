export interface Question {
  /** The URL fragment on the contact screen. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** Who reads an application, and when it is deleted; in addition to the four questions. */
export const PRIVACY: Question = {
  id: 'privacy',
  question: 'Who reads my application?',
  answer:
    'The officers who decide on your visa. It stays on your device until you send it to us; this site sends it to nobody. We keep it with our decision until we delete it. To have it deleted sooner, send us a message with your tracking number. To remove it from your device, clear this site’s data in your browser.',
};

/** The four questions of the contact screen (the claims of SPEC section 2). */
export const FAQ: readonly Question[] = [
  {
    id: 'how-long',
    question: 'How long does a visa take?',
    answer:
      'Most visas are processed in 24-48 hours. Each visa card states its own processing time.',
  },
  {
    id: 'extension',
    question: 'Can I extend my visa?',
    answer:
      'Yes. Send us your extension request at least 7 days before your visa expires, with your tracking number.',
  },
  {
    id: 'rejection',
    question: 'What if my application is rejected?',
    answer: 'You get a full refund.',
  },
  {
    id: 'express',
    question: 'I’m travelling soon. Can you speed it up?',
    answer:
      'Yes, with express same-day processing. Contact us before you apply. We usually answer in 2-4 hours.',
  },
];
