/** Texts of the preview banner. */
export const strings = {
  preview: 'Preview: only you can see this.',
  typed: 'It shows what you typed and have not saved yet.',
  stored: (what: string, status: string) => `This ${what} is stored as ${status.toLowerCase()}.`,
} as const;
