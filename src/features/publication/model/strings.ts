import { formatCount } from '@/lib/text/numbers';

/** Results of publishing. */
export const strings = {
  /** `file` is the one that was written to; undefined for a download. */
  made: (number: number, file: string | undefined) => ({
    title: 'Success',
    description:
      file === undefined
        ? 'content.json is in your downloads. Put it on the website to finish.'
        : `Publication ${formatCount(number)} is written to ${file}.`,
  }),
  takenOver: { title: 'Success', description: 'You now have the content that visitors see.' },
  conflict: 'It was changed both here and there. Your version stays.',
  tooLarge: 'The file would be larger than 4 MB, and visitors’ browsers would not read it.',
  notReadable: 'Visitors’ browsers could not read the file that was made, so it was not written.',
} as const;
