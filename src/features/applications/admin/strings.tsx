import type { ReactElement, ReactNode } from 'react';
import type { ReportLine } from '@/features/applications/model/decisionReport';
import { formatCount, plural } from '@/lib/text/numbers';

const formatDays = (days: number) =>
  days < 1 / 24
    ? 'under 1 hour'
    : plural(Number(days.toFixed(1)), { one: '1 day', other: `${days.toFixed(1)} days` });

export const strings = {
  deleted: { title: 'Success', description: 'Application deleted.' },
  records: { one: 'application', other: 'applications' },
  title: 'Visa Applications',
  subtitle: 'Review and manage all submitted visa applications.',
  list: {
    title: 'All Applications',
    words: { one: 'application', many: 'applications' },
    saveCsv: 'Export CSV',
    notSaved: (reason: string) => ({
      title: 'Error',
      description: `The file was not made. ${reason}`,
    }),
    printed: (printed: number, count: number) =>
      `The first ${formatCount(printed)} of ${formatCount(count)}. Export CSV has them all.`,
    nothing: 'No applications found.',
    empty: 'Applications that visitors submit in this browser are listed here.',
    apply: 'Open the application form',
  },
  report: {
    open: 'Decisions',
    title: 'Decisions',
    summary: ({ approved, rejected, medianDays }: ReportLine) =>
      [
        `${formatCount(approved)} approved, ${formatCount(rejected)} rejected.`,
        medianDays === undefined
          ? ''
          : `The median time from submission to decision is ${formatDays(medianDays)}.`,
      ].join(' '),
    perDay: 'Decided per day',
    visa: 'Visa type',
    nationality: 'Nationality',
    none: 'Not given',
    group: 'Group',
    name: 'Name',
    approved: 'Approved',
    rejected: 'Rejected',
    medianDays: 'Median days',
    count: formatCount,
    days: (days: number | undefined) => (days === undefined ? '-' : days.toFixed(1)),
    print: 'Print',
    csv: 'Export CSV',
    nothing: (days: number) => `None in the last ${days} days.`,
    oneDay: (days: number, total: number, day: string) =>
      `${formatCount(total)} in the last ${days} days, ${plural(total, { one: 'on', other: 'all on' })} ${day}.`,
    most: (days: number, total: number, { day, count }: { day: string; count: number }) =>
      `${formatCount(total)} in the last ${days} days, the most on ${day}: ${formatCount(count)}.`,
  },
  filters: {
    search: 'Search',
    searchExample: 'Number, name, passport...',
  },
  row: {
    decidedTwice: 'Decided twice',
    view: (trackingNumber: string, name: string) => `View ${trackingNumber}, ${name}`,
  },
  dialog: {
    title: (trackingNumber: string) => (
      <>
        <span>Application Details: </span>
        <bdi translate="no">{trackingNumber}</bdi>
      </>
    ),
    submitted: (when: string) => `Submitted on ${when}`,
    print: 'Print',
    atCounter: 'Open at the counter',
    place: (place: number, count: number) => `${formatCount(place)} of ${formatCount(count)}`,
    notInList: 'Hidden by the filters',
    previous: 'Previous',
    previousKeys: 'Alt ↑',
    next: 'Next',
    nextKeys: 'Alt ↓',
  },
  history: {
    title: 'History',
    submitted: 'Submitted by the applicant',
    notKept: (reason: string) => ({
      title: 'Error',
      description: `The history was not stored. ${reason}`,
    }),
    counter: (name: ReactElement) => <> at {name}</>,
    person: (name: ReactElement) => <>, by {name}</>,
    slipNote: (text: ReactElement) => <>On the slip: {text}</>,
    note: (text: ReactElement) => <>Private note: {text}</>,
  },
  viewer: {
    title: 'Document viewer',
    place: (name: string, place: number, count: number) =>
      count > 1 ? `${name}, ${place} of ${count}` : name,
    previous: 'Previous document',
    next: 'Next document',
    smaller: 'Zoom out',
    larger: 'Zoom in',
    turn: 'Turn',
    pdf: 'This document is a PDF. It opens in a tab of its own.',
    unknown: 'This file cannot be shown. Download it, if you trust it.',
  },
  unknown: {
    title: 'Application not found',
    text: 'This application is not on this device. It may have been removed, or submitted in another browser.',
    toList: 'Back to the list',
  },
  details: {
    person: 'Personal Information',
    name: 'Full Name',
    passport: (said: string) => `In the passport: ${said}`,
    visa: 'Visa & Travel Details',
    visaType: 'Visa Type',
    fee: 'Fee',
    status: 'Status',
  },
  documents: {
    title: 'Uploaded Documents',
    none: 'No documents were uploaded.',
    unreadable: 'The files on this device could not be read.',
    tryAgain: 'Try again',
    nameOnly: (size: ReactNode) => (
      <>
        <span>{size}</span>
        <span className="text-muted">, not received</span>
      </>
    ),
    open: (name: string) => (
      <span>
        Open<span className="sr-only">{` ${name} in a new tab`}</span>
      </span>
    ),
    download: (name: string) => (
      <span>
        Download<span className="sr-only">{` ${name}`}</span>
      </span>
    ),
    simulated: {
      title: 'Download Simulated',
      description: (name: string) =>
        `Downloading ${name}. In a real app, this would trigger a file download.`,
    },
  },
} as const;
