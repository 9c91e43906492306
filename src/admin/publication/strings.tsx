import type { ReactNode } from 'react';
import { plural } from '@/lib/text/plural';

const changes = (count: number) =>
  `${count.toLocaleString()} ${plural(count, { one: 'change', other: 'changes' })}`;

/** The words of what brings the content of this browser to visitors. */
export const strings = {
  title: 'Publish',
  text: 'Visitors see what is published: one file, content.json, in the folder of the site.',
  last: (number: number, when: string) =>
    `Visitors have publication ${number.toLocaleString()} of ${when}.`,
  nothing: 'Nothing is published yet. Visitors have the content that the site was built with.',
  standing: {
    has: 'Visitors have it.',
    notYet: 'Not on the host yet.',
    newer: 'Somebody else has published since.',
    unknown: '',
  },
  note: 'Visitors have a newer publication than this browser, which has edits of its own.',
  faults: {
    unreachable: 'What visitors have cannot be seen now: there is no network, or no content.json.',
    notOne: 'The host answers with something else than a publication, such as a page of its own.',
    newer:
      'What is on the host was made by a newer version of this program. Update the program first.',
    tooLarge: 'The file on the host is larger than 4 MB. No browser takes it over.',
    damaged: 'The file on the host is cut, or was changed by hand. No browser takes it over.',
  },
  notTaken: (reason: string) => `What is on the host could not be taken over here. ${reason}`,
  leftOut: 'Left out by every browser',
  look: 'Look again',
  looking: 'Looking...',
  compare: 'Compare',
  changes,
  different: (count: number) =>
    count === 0 ? 'Nothing is different here.' : `Different here: ${changes(count)}`,
  notKnown: 'What is different here can be seen once the host has answered.',
  kinds: { settings: 'Setting', menus: 'Menu item' },
  change: { new: 'New', changed: 'Changed', takenAway: 'Taken away' },
  noTitle: 'No title',
  more: (count: number) => `And ${count.toLocaleString()} more.`,
  preview: 'See the site as it would be',
  advice: {
    title: (count: number) => `Before you publish: ${count.toLocaleString()}`,
    deadLink: (why = '') => why,
    noTitle: () => 'It has no title.',
    otherHost: () => 'It shows a picture of another host: missing offline, and seen by that host.',
    large: () => 'The file is larger than 2 MB, and slow on a phone.',
    pictures: 'Logo or favicon',
  },
  publish: 'Publish',
  asFile: 'Publish as a file',
  publishing: 'Publishing...',
  place: (name: ReactNode) => <>It is written over {name}, which you have chosen before.</>,
  otherPlace: 'Choose another file',
  choose: 'Choose the file content.json in the folder of the site, or in one that is synchronised.',
  fileType: 'Publication',
  where: [
    'Put content.json beside index.html, in place of the one that is there.',
    'Upload it on the web page of your host, copy it with scp, or save it into a folder that is synchronised.',
    'Where the site is published from a repository, commit it as public/content.json.',
  ],
  failed: (reason: string) => `Nothing was published. ${reason}`,
  questions: [
    {
      title: 'Publish from this browser?',
      text: 'Nothing was edited in this browser since it took over what visitors have.',
      confirm: 'Go on',
    },
    {
      title: 'Are you sure?',
      text: 'What this browser shows takes the place of what every visitor has.',
      confirm: 'Publish',
    },
  ],
  again: (number: number) => ({
    title: `Publish ${number.toLocaleString()} again?`,
    text: 'Visitors get what was published then. What is here stays as it is.',
    confirm: 'Publish',
  }),
  earlier: (count: number) => `Published before: ${count.toLocaleString()}`,
  one: (number: number, when: string) => `Publication ${number.toLocaleString()} of ${when}`,
  compareOne: (what: string) => (
    <>
      Compare<span className="sr-only"> {what}</span>
    </>
  ),
  publishOne: (what: string) => (
    <>
      Publish again<span className="sr-only"> {what}</span>
    </>
  ),
  compared: 'What is different here now',
  newer: 'What visitors have',
  unreadable: 'It could not be compared. Try again.',
} as const;
