/** Texts about travellers who apply together. */
export const strings = {
  title: 'Travelling together',
  noName: 'No name yet',
  total: ({ paid, about }: { paid: string; about: string }) =>
    `Fees together: ${paid}, about ${about}.`,
} as const;
