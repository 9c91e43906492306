import type { ReactElement } from 'react';

/** What Track says about the office's decisions. */
export const strings = {
  summary: 'Got a decision from us? Scan, paste or open it.',
  label: 'Scan a decision, paste its link, or choose its file',
  reading: 'Reading the decision...',
  signed: (when: string) => `Signed by the office on ${when}`,
  note: (note: ReactElement) => <>Note from the office: {note}</>,
  demo: 'Demo site: decisions here are not genuine.',
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
      is {status}. The application itself is not in this browser. Did you apply in the installed
      app? Open the decision there.
    </span>
  ),
  problems: {
    older: 'You already have a newer decision.',
    forged: 'This decision was not signed by this office. Nothing was changed.',
    incomplete: 'The decision was not read completely. Scan it again.',
    unreadable: 'This file could not be read. Choose it again.',
    notACode: 'This is not a decision from this office.',
    application: 'This is an application, not a decision. Send it to the office.',
    newer:
      'This decision comes from a newer version of the site. Open the site once while you are online.',
  },
} as const;
