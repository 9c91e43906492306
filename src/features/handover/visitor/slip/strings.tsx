import type { ReactElement } from 'react';

/** Texts about slips on the Track page. */
export const strings = {
  summary: 'Have a slip from the office? Scan it, paste its link, or choose its file.',
  label: 'Scan a slip, paste its link, or choose its file',
  reading: 'Reading the slip...',
  signed: (when: string) => `Signed by the office on ${when}`,
  note: 'Note from the office',
  demo: 'Demonstration key: anybody can sign with it.',
  kept: (number: string, status: string) => (
    <span>
      Signed by the office: <span translate="no">{number}</span> is {status}.
    </span>
  ),
  elsewhere: (number: string | undefined, status: ReactElement) => (
    <span>
      Signed by the office:{' '}
      <span translate={number === undefined ? undefined : 'no'}>
        {number ?? 'this application'}
      </span>{' '}
      is {status}. The application itself is not in this browser. Applied in the installed app? Open
      the app and scan the slip there.
    </span>
  ),
  problems: {
    older: 'You already have a newer slip.',
    forged: 'This slip was not signed by this office. Nothing was changed.',
    incomplete: 'The slip was not read completely. Scan it again.',
    unreadable: 'This file could not be read. Choose it again.',
    notACode: 'This is not a slip of this site.',
    application: 'This is an application for the office, not a slip. Show it at the counter.',
    newer:
      'This slip comes from a newer version of the site. Open the site once while you are online.',
  },
} as const;
