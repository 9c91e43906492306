import type { ReactElement, ReactNode } from 'react';
import { formatCount, plural } from '@/lib/text/numbers';
import type { QueueName } from '@/features/handover/model/queue';
import type { ReadProblem } from '@/features/handover/store/readHandover';
import type { KeyRefusal } from '@/features/handover/store/officeKeys';

const problems: Readonly<Record<ReadProblem, string>> = {
  incomplete: 'The code was not read completely. Scan it again.',
  notACode: 'This is not a code of this site.',
  newer: 'This code comes from a newer version of the site. Update this counter.',
  slip: 'This slip is for the applicant. Scan it under Track Application in the applicant’s browser.',
  noKey: 'This counter has no key yet.',
  damaged: 'This code is damaged or was changed. Ask for the file.',
  notFound: 'No application on this device has this number or name.',
  storage:
    'This browser’s storage did not respond. Nothing was changed: scan the code or choose the file again.',
  unreadable: 'This could not be read. Scan it again, or choose the file again.',
};

const keyRefusals: Readonly<Record<KeyRefusal, string>> = {
  otherOffice: 'This key belongs to another office. It was not installed.',
  wrongKey: 'This key does not match this site. It was not installed.',
  noKeyFile: 'This is not a key file, or it is damaged. It was not installed.',
  wrongPassphrase: 'The passphrase is incorrect. The key was not installed.',
  noSheet: 'This is not a recovery sheet, or a digit is wrong. The key was not installed.',
  builtInPassword:
    'This device still has the password that comes with the site. Change it first, under Profile.',
};

const queueNames: Readonly<Record<QueueName, string>> = {
  waiting: 'Waiting',
  twice: 'Decided twice',
  processing: 'Processing',
  decided: 'Decided today',
};

/** Texts of the counter. */
export const strings = {
  title: 'Counter',
  demo: (
    <span>
      Demo mode: nothing here is protected.{' '}
      <span className="no-print">Ask your technician to install the office’s key.</span>
    </span>
  ),
  /** Shown beside an open case. */
  demoLine: 'Demo mode',
  views: { label: 'Counter', counter: 'Counter', day: 'Day' },
  reader:
    'Scan a code, or enter a tracking number, name, passport number or link. You can also drop a file.',
  /** Shown beside an open case. */
  readerLine: 'Code, number or name',
  reading: 'Reading...',
  problems,
  otherOffice: (id: string) =>
    `This application was sealed for another office, or for a key that this counter does not have (${id}).`,
  installKey: 'Install the key',
  next: (
    <span>
      Close <kbd className="key-hint">Esc</kbd>
    </span>
  ),
  found: (shown: number, count: number) =>
    shown < count
      ? `First ${String(shown)} of ${formatCount(count)} applications`
      : `${formatCount(count)} ${plural(count, { one: 'application', other: 'applications' })} on this device`,
  born: (day: string) => `born ${day}`,
  travels: (day: string) => `travels ${day}`,
  several: 'This text contains several applications. Which one?',
  noName: 'No name',
  received: 'This came from another app or web page, not from the reader. Check who sent it.',
  shared: {
    waiting: (count: number) =>
      `${plural(count, { one: 'A file has', other: `${formatCount(count)} files have` })} come from another app or web page. Open only what you expect.`,
    open: 'Open the file',
    discard: 'Discard it',
  },
  read: {
    state: 'An application was read. Compare it with the passport, then accept it.',
    compare: (number: ReactElement) => <span>Compare with the passport: {number}.</span>,
    noPassport: 'No passport number was given.',
    documents: 'Documents',
    noDocuments: 'No documents are named.',
    document: (kind: string, fileName: ReactElement, isHere: boolean) => (
      <>
        <span>{`${kind}: `}</span>
        {fileName}
        <span className="text-muted">{isHere ? ' (here)' : ' (not here)'}</span>
      </>
    ),
    noneInCode: (named: number) =>
      `${plural(named, { one: 'The document is', other: `The ${String(named)} documents are` })} not included in the code. Ask the applicant for the file.`,
    someMissing: (missing: number, named: number) =>
      `${String(missing)} of ${String(named)} documents are missing. Ask the applicant for them.`,
    accept: 'Accept',
    documentsState: 'Documents were read. Add them to the application that is here.',
    addDocuments: 'Add the documents',
    changed: 'This application was received before, with different answers.',
    keep: 'Keep the old answers',
    takeNew: 'Use the new answers',
    old: 'Here',
    new: 'Handed over now',
    sameNumber: (number: string, name: string, day: string) => (
      <span>
        <span translate="no">{number}</span> is also the number of <bdi translate="no">{name}</bdi>
        ’s application of {day}. These are two different applications.
      </span>
    ),
  },
  here: {
    unchanged: (when: string) => `Received on ${when}. Nothing has changed.`,
    unchangedHere: 'This application is on this device already. Nothing has changed.',
    received: (when: string) => `Received on ${when}.`,
    gone: 'This application is not on this device.',
    decidedTwice: (decisions: ReactNode) => (
      <span>
        Two counters decided differently: <span>{decisions}</span>. Decide again to issue a slip.
      </span>
    ),
    decidedAt: (status: string, counter: ReactElement | undefined, when: string) => (
      <span>
        {status}
        {counter && <> at {counter}</>}, {when}
      </span>
    ),
    alreadyDecided: (decision: ReactElement) => (
      <span>Already decided: {decision}. If you sign now, your decision replaces it.</span>
    ),
    showDecision: 'Show decision',
    /** Separates two decisions. */
    decisionBreak: '; ',
    decision: 'Decision',
    note: 'Note',
    noteHint: 'Printed on the slip: the applicant will read it.',
    decide: 'Sign decision',
    deciding: 'Signing...',
    choose: 'Choose Processing, Approved or Rejected.',
    reason: 'Reason',
    chooseReason: 'Choose a reason',
    noReason: 'Choose a reason, or write one.',
    privateNote: 'Private note',
    privateHint: 'Stays in the office and is never printed.',
    wait: 'Check once more, then press Enter again.',
    noKey: 'This counter has no key to sign with. Install the key.',
    draft: { kept: 'Draft saved.', refused: 'This browser cannot save a draft.', unknown: '' },
    clock: {
      title: 'Is the clock right?',
      text: (now: string, newest: string) =>
        `This device says that it is ${now}. The newest decision here was made on ${newest}.`,
      right: 'The clock is right',
    },
  },
  slip: {
    title: 'Decision slip',
    picture: 'The decision as a code: scan it at Track Application, in the applicant’s browser',
    tooLong: 'This slip is too long for a code. Copy its link or save it.',
    number: 'Tracking number',
    decided: 'Issued on',
    note: 'Note',
    how: (address: string) => `On the phone you applied with, open ${address} and scan this code.`,
    copy: 'Copy link',
    save: 'Save',
    print: 'Print',
    again: 'Change decision',
  },
  advice: {
    label: 'Advice',
    otherName: (name: ReactElement, more: number) => (
      <span>
        The same passport is in an application of {name}
        {more > 0 && ` and ${formatCount(more)} more`}.
      </span>
    ),
    outcome: (status: string, day: string | undefined) =>
      day === undefined ? status : `${status} on ${day}`,
    others: (count: number, outcome: string, day: string, newest: ReactElement) => (
      <span>
        {`${formatCount(count)} other ${plural(count, { one: 'application', other: 'applications' })} of this person, the newest of ${day}: ${outcome}. `}
        {newest}
      </span>
    ),
    travelPast: 'The travel date has passed.',
    missing: (labels: readonly string[]) => `Missing: ${labels.join(', ')}.`,
  },
  queue: {
    label: 'Queue',
    names: queueNames,
    columns: ['Number', 'Applicant', 'Passport', 'Visa', 'Travels on', 'Since'],
    decidedColumns: ['Number', 'Applicant', 'Passport', 'Visa', 'Decision', 'Time'],
    overdue: 'Travel date passed',
    near: (days: number) =>
      days === 0 ? 'Today' : plural(days, { one: 'Tomorrow', other: `In ${String(days)} days` }),
    elsewhere: (counter: ReactElement, time: string) => (
      <span>
        Opened at {counter}, {time}
      </span>
    ),
    none: 'No applications here.',
    more: (count: number) => `Show ${String(count)} more`,
    next: (name: string) => (
      <span className="flex min-w-0 items-baseline gap-2">
        <span className="truncate">
          Next: <bdi translate="no">{name}</bdi>
        </span>
        <kbd className="key-hint whitespace-nowrap">Alt ↓</kbd>
      </span>
    ),
  },
  day: {
    title: 'Day',
    received: 'Received',
    decided: 'Decided',
    none: 'None on this day.',
    list: 'List',
    time: 'Time',
    number: 'Tracking No.',
    applicant: 'Applicant',
    passport: 'Passport',
    visa: 'Visa',
    decision: 'Decision',
    counter: 'Counter',
    clerk: 'Clerk',
    note: 'Note',
    undecided: 'Waiting',
    twice: 'Decided twice',
    print: 'Print',
    csv: 'Export CSV',
  },
  key: {
    title: 'Office key',
    here: (ids: readonly string[]) => (
      <span>
        This counter has the key <span translate="no">{ids.join(', ')}</span>.
      </span>
    ),
    none: 'This counter has no key yet.',
    text: 'The key opens applications and signs decisions. It never leaves this device, is in no backup, and goes with Erase.',
    byFile: 'Install from a key file',
    file: 'Key file (office-key-….json)',
    passphrase: 'Passphrase',
    bySheet: 'Install from the recovery sheet',
    sheet: 'Digits of the recovery sheet, scanned or typed',
    install: 'Install the key',
    installing: 'Installing...',
    installed: (id: string) => (
      <span>
        The key <span translate="no">{id}</span> is installed and works.
      </span>
    ),
    noFile: 'Choose the key file.',
    refusals: keyRefusals,
  },
  passport: {
    title: 'Compare with the passport',
    choose: 'Choose a picture of the passport',
    lines: 'Or scan the two lines at the foot of the passport',
    reading: 'Reading the two lines ...',
    nothing: 'The two lines could not be read.',
    visa: 'This looks like a visa, not a passport page. Use the page with the portrait.',
    failed: 'Reading has failed. Please compare by eye.',
    compared: (isDifferent: boolean, isPartial: boolean) =>
      [
        isDifferent
          ? 'The passport says something else: see the answers above.'
          : 'What could be read agrees with the application.',
        isPartial ? 'The rest could not be read with certainty.' : '',
      ]
        .join(' ')
        .trim(),
  },
  cover: { title: 'Screen hidden', text: 'Press any key or touch the screen to continue.' },
} as const;
