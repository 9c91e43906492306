/** Why a backup, or a record of it, is refused. */
export const strings = {
  orphan: 'Its application is not in the file.',
  damagedBytes: 'Its bytes are damaged.',
  unreadable: 'It cannot be read.',
  document: (number: number, kind: string) => `Document ${number} (${kind})`,
  damaged: 'This backup is damaged: its content does not match its checksum.',
  incomplete: 'This is not a backup of this site, or the file is incomplete.',
  noBackup: 'This is not a backup of this site.',
  newer: (format: number, own: number) =>
    `This backup was made by a newer version of the site (its format is ${format}, this one reads ${own}). Load the newest version first.`,
  unknownFormat: (format: number) => `This backup has an unknown format: ${format}.`,
  wrongType: (where: string | null) =>
    `This backup is damaged: ${where ?? 'the whole'} is missing or has the wrong type.`,
  tooLarge: (size: string, most: string) =>
    `This file is ${size}; a backup can be ${most} at most.`,
} as const;
