import { formatCount } from '@/lib/text/numbers';

/** What comes of publishing. */
export const strings = {
  made: (number: number) => ({
    title: 'Success',
    description: `Publication ${formatCount(number)} is made.`,
  }),
  takenOver: { title: 'Success', description: 'You now have the content that visitors see.' },
  conflict: 'It was changed both here and there. Your version stays.',
  tooLarge: 'The file would be larger than 4 MB, and visitors’ browsers would not read it.',
  notReadable: 'Visitors’ browsers could not read the file that was made, so it was not written.',
} as const;
