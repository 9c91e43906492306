/** Why a file with an application is refused. */
export const strings = {
  noFile: 'This is not an application file from this site.',
  damaged: 'This file is damaged or was changed.',
  tooLarge: 'This file is too large. The limit is 256 MB.',
  newer: 'This file comes from a newer version of the site. Update this counter.',
  twice: 'This file contains two documents of the same kind.',
  sizes: 'This file is damaged: the sizes of its documents do not add up.',
  damagedDocument: (name: string) => `The document “${name}” in this file is damaged.`,
  otherType: (name: string) => `The document “${name}” in this file is not what it says it is.`,
} as const;
