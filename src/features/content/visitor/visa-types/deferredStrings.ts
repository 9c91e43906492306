/** Texts of a visa card that come after its page. */
export const strings = {
  pay: ({ paid, about }: { paid: string; about: string }) => `You pay ${paid}, about ${about}`,
  decision: (day: string) => `Apply now, decision by ${day}`,
  decisionOn: (visa: string, day: string) => `${visa}: decision by ${day}`,
} as const;
