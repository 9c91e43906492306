import { contentName } from '@/content/types/contentNames';
import { plural } from '@/lib/text/plural';
import type { FolderState, JoinPreview, Obstacle } from '@/queries/admin/counters';
import { listOf } from '../grammar';

/** Kinds of records with how many of each, such as `Pages 2`; the names of counters are none. */
function counted(counts: JoinPreview['added']): string[] {
  return Object.entries(counts).flatMap(([key, count]) => {
    const name = key === 'documents' ? 'Documents' : contentName(key);
    return name === undefined ? [] : [`${name} ${count.toLocaleString()}`];
  });
}

const obstacles: Readonly<Record<Obstacle, string>> = {
  demoKey:
    'This site has the demonstration key, which is public: anybody could read the folder. Make a key of the office first.',
  noKey: 'The office’s key is not on this counter. Install it first: Counter, Office key.',
  builtInPassword:
    'Change the password first: with the built-in one anybody could sign in here and read everything.',
};

const problems: Readonly<Record<NonNullable<FolderState['problem']>, string>> = {
  starting: 'Looking at what came while nobody was signed in...',
  permission:
    'The browser asks again after a restart or a reload before this site may use the folder. Installed, it asks only once; in a tab choose “Allow on every visit”.',
  unreachable: 'The folder cannot be reached. It is tried again by itself.',
  emptied:
    'The folder is empty, and was not. A drive that is not connected looks like that: nothing is written before you answer.',
  notOnDevice:
    'Some files are not on this device yet, or another program holds them. Set the folder to “Always keep on this device”.',
  full: 'There is no room in this browser for what the other counters wrote. It waits in the folder: delete what nobody needs.',
  notWritten: 'The folder could not be written to. It is tried again by itself.',
};

/** The words of the counters that share a folder. */
export const strings = {
  title: 'Many counters, one office',
  text: 'Share this office’s data with other counters through a folder that a synchroniser keeps the same: Syncthing, Nextcloud, OneDrive, a network drive. Everything in it is sealed with the office’s key.',
  obstacles,
  demoWarning:
    'The demonstration key is public: anybody who has the folder can read it. Use it to try this out, never with real applications.',
  installFirst:
    'Install this site first: installed, the browser asks for the folder only once; in a tab it asks after every restart and reload until you choose “Allow on every visit”.',
  choose: 'Choose a folder',
  drop: 'or drop a folder here.',
  noFolders:
    'This browser does not let a page use a folder. Chrome and Edge on a desk do; everywhere the exchange by file below works.',
  notAllowed:
    'The browser may not save into this folder. Choose it again and allow it: others would hear nothing of this counter.',
  notAFolder: 'This is not a folder.',
  reading: 'Reading what is there...',
  join: {
    counters: (names: readonly string[]) =>
      `${plural(names.length, { one: 'One counter is', other: `${names.length} counters are` })} there: ${listOf(names)}.`,
    there: (counts: JoinPreview['there']) => `They have: ${listOf(counted(counts))}.`,
    added: (counts: JoinPreview['added']) =>
      counted(counts).length === 0 ? '' : `This counter adds: ${listOf(counted(counts))}.`,
    changed: (counts: JoinPreview['changed']) =>
      counted(counts).length === 0
        ? ''
        : `Other here than there: ${listOf(counted(counts))}. What the office has stands; what is other here is in the restore point.`,
    nothingDeleted: 'Nothing is deleted, and a restore point is made first.',
    first:
      'You are the first here. Did you expect other counters? Then this is another folder, or it has not arrived yet.',
    name: 'Name of this counter',
    nameHint: 'As the others see it: Reception, Counter 2.',
    noName: 'Give this counter a name.',
    taken: 'Another counter has this name.',
    join: 'Join',
    joining: 'Joining...',
    cancel: 'Cancel',
    failed: (reason: string) => `This counter has not joined. ${reason}`,
  },
  foreign: (count: number) =>
    plural(count, {
      one: '1 file in the folder is not this office’s.',
      other: `${count.toLocaleString()} files in the folder are not this office’s.`,
    }),
  inStep: {
    title: (name: string) => `This counter is ${name}`,
    list: 'Counters of this office',
    here: 'this counter',
    lastSeen: (when: string) => `last seen ${when}`,
    oddClock:
      'The clock of this counter is more than a day from the one here. Set right the one that is wrong.',
    notSeen: 'not in the folder yet',
    unnamed: 'A counter without a name',
    newer: (count: number) =>
      plural(count, {
        one: '1 change is of a newer version of the site and waits. Update this counter.',
        other: `${count.toLocaleString()} changes are of a newer version of the site and wait. Update this counter.`,
      }),
    tooLarge: (count: number) =>
      plural(count, {
        one: '1 change is too large for the folder and stays here.',
        other: `${count.toLocaleString()} changes are too large for the folder and stay here.`,
      }),
    leave: 'Leave',
    leaveTitle: 'Leave the other counters?',
    leaveText:
      'The data stays here, and the others keep what they have. From then on neither side hears of the other.',
    leaveFailed: (reason: string) => `Nothing has changed. ${reason}`,
  },
  problems,
  allow: 'Allow',
  fill: 'It is the right one: write everything again',
  byHand: {
    title: 'By hand',
    text: 'Without a folder, in every browser: save an exchange file, carry it on a stick, open it at the other counter. Both ways make both equal.',
    save: 'Save an exchange file',
    saved: 'The exchange file is in your downloads.',
    open: 'Open an exchange file',
    opened: (count: number) =>
      plural(count, {
        one: '1 change was new and is here now.',
        other: `${count.toLocaleString()} changes were new and are here now.`,
      }),
    nothingNew: 'Nothing in this file was new.',
    notOurs: 'This is not an exchange file of this office.',
  },
  status: {
    inStep: 'Counters: in step',
    waiting: (count: number) =>
      plural(count, {
        one: 'Counters: 1 change waits for the folder',
        other: `Counters: ${count.toLocaleString()} changes wait for the folder`,
      }),
    problems: {
      starting: 'Counters: looking at what came while nobody was signed in...',
      permission: 'Counters: the browser asks for the folder again',
      unreachable: 'Counters: the folder cannot be reached',
      emptied: 'Counters: the folder is empty',
      notOnDevice: 'Counters: some files are not on this device yet',
      full: 'Counters: this browser is full',
      notWritten: 'Counters: the folder cannot be written to',
    },
  },
} as const;
