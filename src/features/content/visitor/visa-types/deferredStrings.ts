/** Texts of a visa card that come after its page. */
export const strings = {
  /** Before a price. */
  pay: 'You pay',
  decision: (day: string) => `Apply now, decision by ${day}`,
  decisionOn: (visa: string, day: string) => `${visa}: decision by ${day}`,
} as const;
