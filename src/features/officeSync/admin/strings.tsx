import type { ReactElement } from 'react';
import { contentName } from '@/features/content/model/contentTypeConfigs';
import { formatCount, plural, listOf } from '@/lib/text/numbers';
import type { FolderState } from '@/features/officeSync/store/exchange';
import type { JoinPreview } from '@/features/officeSync/store/joining';
import type { Obstacle } from '@/features/officeSync/store/folder';

/** Record kinds with their counts, such as `Pages 2`; counter names are left out. */
function counted(counts: JoinPreview['added']): string[] {
  return Object.entries(counts).flatMap(([key, count]) => {
    const name = key === 'documents' ? 'Documents' : contentName(key);
    return name === undefined ? [] : [`${name} ${formatCount(count)}`];
  });
}

const obstacles: Readonly<Record<Obstacle, string>> = {
  demoKey:
    'This site has the demonstration key, which is public: anyone could read the folder. Make a key of the office first.',
  noKey: 'The office’s key is not on this counter. Install it first, under Key.',
  builtInPassword:
    'Change the password first: with the built-in one anyone could sign in here and read everything.',
};

const problems: Readonly<Record<NonNullable<FolderState['problem']>, string>> = {
  starting: 'Checking for changes made while nobody was signed in...',
  cleared:
    'The storage of this browser was cleared. This counter reads the folder first, and writes nothing until it has.',
  permission:
    'After a restart or reload, the browser asks again before this site may use the folder. The installed app asks only once; in a tab, choose “Allow on every visit”.',
  unreachable: 'The folder cannot be reached. This counter keeps trying.',
  emptied:
    'The folder is suddenly empty. Its drive may be disconnected: nothing is written until you decide.',
  notOnDevice:
    'Some files are not on this device yet, or another program holds them. Set the folder to “Always keep on this device”.',
  full: 'There is no room in this browser for what the other counters wrote. It waits in the folder: delete what nobody needs.',
  notWritten: 'Saving to the folder failed. This counter keeps trying.',
};

/** Texts of the Counters tab. */
export const strings = {
  title: 'Share with other counters',
  text: 'All counters use one folder of Syncthing, Nextcloud, OneDrive or a network drive. Everything in it is encrypted with the office’s key.',
  obstacles,
  demoWarning:
    'The demonstration key is public: anyone who has the folder can read it. Never use it with real applications.',
  installFirst:
    'Install this site first: the app asks for the folder once, a tab after each reload until you choose “Allow on every visit”.',
  choose: 'Choose a folder',
  drop: 'or drop a folder here.',
  noFolders:
    'This browser cannot use folders. Chrome and Edge on a computer can. Exchange files, below, work everywhere.',
  notAFolder: 'This is not a folder.',
  reading: 'Reading the folder...',
  join: {
    counters: (names: readonly string[]) => (
      <span>
        {plural(names.length, { one: 'One counter is', other: `${names.length} counters are` })}{' '}
        there: <bdi translate="no">{listOf(names)}</bdi>.
      </span>
    ),
    there: (counts: JoinPreview['there']) =>
      counted(counts).length === 0
        ? 'There are no applications or changes yet.'
        : `They have: ${listOf(counted(counts))}.`,
    added: (counts: JoinPreview['added']) =>
      counted(counts).length === 0 ? '' : `This counter adds: ${listOf(counted(counts))}.`,
    changed: (counts: JoinPreview['changed']) =>
      counted(counts).length === 0
        ? ''
        : `Different here: ${listOf(counted(counts))}. The office’s version is used.`,
    nothingDeleted: 'Nothing is deleted, and a restore point is made first.',
    first:
      'You are the first counter. If you expected others, this is the wrong folder, or it is not synchronised yet.',
    firstByHand: 'You are the first counter. The others join when they open your file.',
    name: 'Name of this counter',
    nameHint: 'Other counters see it. For example: Reception, Counter 2.',
    noName: 'Give this counter a name.',
    taken: 'Another counter has this name.',
    join: 'Join',
    joining: 'Joining...',
    cancel: 'Cancel',
    failed: (reason: string) => `This counter has not joined. ${reason}`,
  },
  inStep: {
    title: (name: ReactElement) => <>This counter is {name}</>,
    list: 'Counters of this office',
    here: 'this counter',
    lastSeen: (when: string) => `last seen ${when}`,
    notSeen: 'not in the folder yet',
    unnamed: 'A counter without a name',
    cleared:
      'The storage of this browser was cleared, so this counter is out of step. Open an exchange file of another counter.',
    foreign: (count: number) =>
      plural(count, {
        one: '1 file in the folder does not belong to this office.',
        other: `${formatCount(count)} files in the folder do not belong to this office.`,
      }),
    older: (count: number) =>
      plural(count, {
        one: '1 file in the folder is of an earlier version of this site. It is not read.',
        other: `${formatCount(count)} files in the folder are of an earlier version of this site. They are not read.`,
      }),
    newer: (count: number) =>
      plural(count, {
        one: '1 file in the folder is of a newer version of this site. Update this counter to read it.',
        other: `${formatCount(count)} files in the folder are of a newer version of this site. Update this counter to read them.`,
      }),
    refused: (count: number) =>
      plural(count, {
        one: '1 change in the folder cannot be used by this version of the site. It waits there: update this counter.',
        other: `${formatCount(count)} changes in the folder cannot be used by this version of the site. They wait there: update this counter.`,
      }),
    ahead: (names: readonly string[]) => (
      <span>
        Clock more than 30 years ahead: <bdi translate="no">{listOf(names)}</bdi>. What was changed
        with it is not taken. Set that clock right.
      </span>
    ),
    notErased: (count: number) =>
      plural(count, {
        one: '1 counter has written nothing since an application was deleted. Its files may still have it.',
        other: `${formatCount(count)} counters have written nothing since an application was deleted. Their files may still have it.`,
      }),
    unshared: (count: number) =>
      plural(count, {
        one: '1 change stays here: it is too large, or its id or a name in it cannot be shared.',
        other: `${formatCount(count)} changes stay here: they are too large, or an id or a name in them cannot be shared.`,
      }),
    leave: 'Leave',
    leaveTitle: 'Leave the other counters?',
    leaveText:
      'The data stays here, and the other counters keep theirs. Changes are no longer shared.',
    leaveFailed: (reason: string) => `Nothing has changed. ${reason}`,
  },
  person: {
    label: 'Your name',
    hint: 'Stands beside what you decide. The other counters see it; applicants do not.',
    save: 'Save your name',
    saved: 'Your name is saved.',
    all: 'Who has worked at the counters',
    workedAt: (person: ReactElement | undefined, counter: ReactElement) => (
      <>
        {person ?? 'No name'} at {counter} from
      </>
    ),
  },
  earlier:
    'The office’s folder is of an earlier version of this site, so this counter shares nothing at present. Its data is all here. To share again, choose an empty folder at one counter and join; then choose the same folder at the others.',
  unusable: {
    notAllowed:
      'This site may not save to this folder. Choose it again and allow it: otherwise the other counters do not see your changes.',
    notOurs: 'This is not an exchange file of this office.',
    olderFile:
      'This file is of an earlier version of this site. Save a new one at the other counter.',
    newerFile: 'This file is of a newer version of this site. Update this counter.',
    olderFolder: 'This folder is of an earlier version of this site. Choose an empty one.',
    newerFolder: 'This folder is of a newer version of this site. Update this counter.',
  },
  problems,
  allow: 'Allow',
  fill: 'Yes, this is the right folder. Copy everything to it again.',
  byHand: {
    title: 'Without a folder',
    text: 'In any browser: save an exchange file, carry it on a USB stick and open it at the other counter. Then do the same the other way round.',
    save: 'Save an exchange file',
    saved: 'The exchange file is in your downloads.',
    open: 'Open an exchange file',
    opened: (count: number) =>
      plural(count, {
        one: '1 new change was added.',
        other: `${formatCount(count)} new changes were added.`,
      }),
    nothingNew: 'This file contains nothing new.',
  },
  status: {
    inStep: 'Counters: in sync',
    waiting: (count: number) =>
      plural(count, {
        one: 'Counters: 1 change waits for the folder',
        other: `Counters: ${formatCount(count)} changes wait for the folder`,
      }),
    problems: {
      starting: 'Counters: updating...',
      cleared: 'Counters: reading the folder again',
      permission: 'Counters: allow the folder again',
      unreachable: 'Counters: the folder cannot be reached',
      emptied: 'Counters: the folder is empty',
      notOnDevice: 'Counters: some files are not on this device yet',
      full: 'Counters: this browser is full',
      notWritten: 'Counters: the folder cannot be written to',
    },
  },
} as const;
