import { plural } from '@/lib/text/plural';

const counted = (count: number, forms: { one: string; other: string }) =>
  `${count.toLocaleString()} ${plural(count, forms)}`;

interface BroughtBack {
  readonly what: 'point' | 'beforeDemo' | 'copy';
  readonly isWhole: boolean;
  readonly drafts: number;
}

/** What is said to the administrator alone. */
export const strings = {
  settingsSaved: { title: 'Settings saved successfully.' },
  undo: {
    label: 'Undo',
    done: { title: 'Success', description: 'It is back in its place.' },
    failed: 'Not undone',
  },
  notChanged: 'Nothing was changed',
  moved: { title: 'Success', description: 'The applications are moved into the file.' },
  messageDeleted: { title: 'Success', description: 'Message deleted.' },
  login: {
    done: { title: 'Login Successful!' },
    failed: {
      title: 'Login Failed',
      description: 'Invalid username or password. Please try again.',
    },
  },
  sessionNotKept:
    'This browser blocks a part of its storage (local storage). You are signed out with every page that you load or reload.',
  profileSaved: {
    title: 'Profile Updated',
    description: 'Your profile information has been saved.',
  },
  wrongPassword: 'This is not your password.',
  passwordChanged: {
    title: 'Password Updated Successfully!',
    description: 'Please use your new password for later logins.',
  },
  dismissed: { title: 'Success', description: 'What is there stays, at every counter.' },
  putBack: { title: 'Success', description: 'It is back in its place.' },
  broughtBack: ({ what, isWhole, drafts }: BroughtBack) => {
    const whole = {
      point: 'The restore point is back in its place.',
      beforeDemo: 'The earlier data is back.',
      copy: 'The earlier copy is back in its place.',
    };
    const done = isWhole ? whole[what] : 'What you chose is restored.';
    const asDrafts = plural(drafts, {
      one: `${drafts.toLocaleString()} came back as a draft: its address is in use.`,
      other: `${drafts.toLocaleString()} came back as drafts: their addresses are in use.`,
    });
    return { title: 'Success', description: drafts > 0 ? `${done} ${asDrafts}` : done };
  },
  restore: {
    done: { title: 'Success', description: 'The backup is restored.' },
    wrongPassphrase: 'This is not the passphrase of this backup.',
    dangerousFields: (count: number) =>
      `${count.toLocaleString()} ${plural(count, { one: 'field', other: 'fields' })}`,
    dangerous: 'Named __proto__, constructor or prototype, which no content of this site has.',
  },
  backup: {
    done: { title: 'Success', description: 'The backup is made and verified.' },
    steps: {
      content: 'Reading the content',
      document: (done: number, all: number) =>
        `Reading document ${done.toLocaleString()} of ${all.toLocaleString()}`,
      encrypting: 'Encrypting',
      writing: 'Writing the file',
      readingBack: 'Reading it back',
    },
    tooLarge: (most: string) =>
      `With all documents the file would be larger than ${most}, and could not be read again. Make it without the uploaded documents, and download those one by one.`,
    notWhole: 'What was read back is not what was written. Save it in another place, or try again.',
    noRoom: 'There is no room left where you wanted to save it. Choose another place.',
    notAllowed: 'The browser may not write there. Choose another place.',
  },
  publication: {
    made: (number: number) => ({
      title: 'Success',
      description: `Publication ${number.toLocaleString()} is made.`,
    }),
    takenOver: { title: 'Success', description: 'What visitors have is here too.' },
    conflict: 'It was changed here and there. What is here stays.',
    tooLarge: 'The file would be larger than 4 MB, and visitors’ browsers would not read it.',
  },
  erased: {
    keys: (count: number) =>
      `${counted(count, { one: 'key', other: 'keys' })} of local storage: content, applications, messages and the session.`,
    database: (documents: number) =>
      `The database: ${counted(documents, { one: 'document', other: 'documents' })}, drafts, restore points, what was set aside, and the changed login.`,
    program: 'The files kept for offline use, and the service worker.',
    programRefused:
      'Not all files kept for offline use: the browser did not remove them. They hold nothing that anybody has typed.',
    notProgram: 'Not the files of the site itself: there is no network to load them again.',
  },
  persistence: {
    persistent: 'The browser keeps this site’s data until somebody clears it.',
    bestEffort:
      'The browser has not promised to keep this site’s data. Installing or bookmarking the site makes that more likely. A private window forgets everything when it is closed.',
    unknown:
      'This browser does not say how long it keeps this site’s data. A private window forgets everything when it is closed.',
  },
} as const;
