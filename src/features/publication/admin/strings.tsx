import type { ReactElement } from 'react';
import { foreignPictureAdvice } from '@/engines/allowedHtml';
import { strings as backupStrings } from '@/features/backup/model/strings';
import { formatCount, plural } from '@/lib/text/numbers';

const changes = (count: number) =>
  `${formatCount(count)} ${plural(count, { one: 'change', other: 'changes' })}`;

/** Texts about publishing. */
export const strings = {
  title: 'Publish',
  text: 'Visitors see what you publish: one file, content.json, in the folder of the site.',
  last: (number: number, when: string) =>
    `Visitors see publication ${formatCount(number)} of ${when}.`,
  nothing: 'Nothing is published yet. Visitors see the content that the site was built with.',
  state: {
    has: 'Visitors see it.',
    notYet: 'Not on the website yet.',
    newer: 'Somebody else has published since.',
    unknown: '',
  },
  saved: (when: string) => `Saved as a file on ${when}.`,
  unreachable: (isOnline: boolean) =>
    `${isOnline ? 'No answer' : 'Offline'}: the website cannot be checked.`,
  note: 'Visitors see a newer publication. This browser has edits of its own.',
  faults: {
    notAPublication:
      'The host did not return a publication, but something else, such as an error page.',
    newer:
      'The publication on the host was made by a newer version of this site. Update this site first.',
    tooLarge: 'The file on the host is larger than 4 MB. Browsers ignore it.',
    damaged: 'The file on the host is incomplete or was edited by hand. Browsers ignore it.',
  },
  notTaken: (reason: string) => `The publication on the host could not be loaded here. ${reason}`,
  leftOut: 'Ignored by every browser',
  look: 'Check the website',
  looking: 'Checking...',
  compare: 'Compare',
  different: (count: number) =>
    count === 0 ? 'No changes to publish.' : `${changes(count)} not published yet`,
  notKnown: 'Differences are shown once the host responds.',
  kinds: { settings: 'Setting', menus: 'Menu item' },
  change: { new: 'New', changed: 'Changed', removed: 'Removed' },
  noTitle: 'No title',
  more: (count: number) => `And ${formatCount(count)} more.`,
  preview: 'Preview the site',
  advice: {
    title: (count: number) =>
      `${formatCount(count)} ${plural(count, { one: 'thing', other: 'things' })} to check before you publish`,
    deadLink: (why = '') => why,
    noTitle: () => 'It has no title.',
    otherHost: () => foreignPictureAdvice,
    large: () => 'The file is larger than 2 MB and loads slowly on phones.',
    pictures: 'Logo or favicon',
  },
  publish: 'Publish',
  publishChanges: (count: number) => `Publish ${changes(count)}`,
  count: formatCount,
  asFile: 'Publish as a file',
  publishing: 'Publishing...',
  place: (name: ReactElement) => (
    <span>It is written over {name}, which you have chosen before.</span>
  ),
  otherPlace: 'Choose another file',
  choose:
    'Choose content.json in the folder of the site, or in a folder that is synchronised with it.',
  fileType: 'Publication',
  whereTitle:
    'The file goes beside index.html, in place of the one that is there. One of these ways:',
  where: [
    'Upload it on the web page of your host.',
    'Copy it into the folder of the site, or into a folder that is synchronised with it.',
    'Where the site is published from a repository, commit it as public/content.json.',
  ],
  failed: (reason: string) => `Nothing was published. ${reason}`,
  questions: [
    {
      title: 'Publish from this browser?',
      text: 'Nothing has been edited in this browser since it loaded what visitors see.',
      confirm: 'Continue',
    },
    {
      title: 'Are you sure?',
      text: 'What this browser shows replaces what every visitor sees.',
      confirm: 'Publish',
    },
  ],
  /** `file` is the one that was written to; undefined for a download. */
  made: (number: number, file: string | undefined) => ({
    title: 'Success',
    description:
      file === undefined
        ? 'content.json is in your downloads. Put it on the website to finish.'
        : `Publication ${formatCount(number)} is written to ${file}.`,
  }),
  takenOver: { title: 'Success', description: 'What you publish next is based on it.' },
  failures: {
    tooLarge: 'The file would be larger than 4 MB, and visitors’ browsers would not read it.',
    notReadable: 'Visitors’ browsers could not read the file that was made, so it was not written.',
    notVerified: backupStrings.backup.notVerified,
  },
  newer: 'What visitors see',
  unreadable: 'It could not be compared. Try again.',
} as const;
