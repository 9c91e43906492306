import type { ReportLine } from '@/features/applications/model/decisionReport';
import { formatCount, formatShare } from '@/lib/text/numbers';
import { plural } from '@/lib/text/plural';

const formatDays = (days: number) =>
  days < 1 / 24
    ? 'under 1 hour'
    : plural(Number(days.toFixed(1)), { one: '1 day', other: `${days.toFixed(1)} days` });

export const strings = {
  title: 'Overview',
  counts: {
    title: 'Content',
    applications: 'Total Applications',
    pages: 'Total Pages',
    posts: 'Total Posts',
    sections: 'Content Sections',
  },
  welcome: {
    title: 'Welcome, Admin!',
    notKept: 'What you change here is lost when you close this page.',
    text: 'Changes are saved in this browser. Publish to put them on the website.',
    actions: 'Quick Actions',
    applications: 'View Applications',
    newPage: '+ New Page',
    newPost: '+ New Blog Post',
    settings: 'Site Settings',
  },
  password: {
    text: 'Anyone can sign in here: this device has the password that comes with every copy of the site.',
    change: 'Choose a password',
  },
  backup: {
    title: 'Backup due',
    none: 'No backup yet: this browser holds the only copy.',
    noneShared: 'No backup yet. Anything deleted at one counter is deleted at all of them.',
    last: (ago: string) => `Last backup: ${ago}.`,
    make: 'Make a backup',
  },
  newest: {
    title: 'Newest applications',
    all: 'All applications',
    none: 'No applications yet.',
    noName: 'No name',
  },
  work: {
    title: 'To do',
    none: 'Nothing is waiting.',
    waiting: (count: number) => `${formatCount(count)} waiting`,
    near: (count: number) =>
      `${formatCount(count)} ${plural(count, { one: 'travels', other: 'travel' })} within 3 days`,
    twice: (count: number) => `${formatCount(count)} decided twice`,
    unread: (count: number) =>
      `${formatCount(count)} unread ${plural(count, { one: 'message', other: 'messages' })}`,
    unpublished: (count: number) =>
      `${formatCount(count)} ${plural(count, { one: 'change', other: 'changes' })} not published`,
  },
  storageFull: {
    nearlyFull: (share: number, fits: number) =>
      `Storage is ${formatShare(share)} full: ${
        fits === 0
          ? 'no more applications fit'
          : `about ${formatCount(fits)} more ${plural(fits, { one: 'application fits', other: 'applications fit' })}`
      }.`,
    makeRoom: 'Make room',
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
  },
  chart: {
    title: 'Applications',
    asChart: 'Show as chart',
    asTable: 'Show as table',
    perDay: 'Per day',
    perDayTable: 'Applications per day, newest first',
    day: 'Day',
    perStatus: 'Per status',
    perStatusTable: 'Applications per status',
    status: 'Status',
    noStatus: 'No status',
    applications: 'Applications',
    none: (days: number) => `None in the last ${days} days.`,
    oneDay: (days: number, total: number, day: string) =>
      `${formatCount(total)} in the last ${days} days, ${plural(total, { one: 'on', other: 'all on' })} ${day}.`,
    most: (days: number, total: number, { day, count }: { day: string; count: number }) =>
      `${formatCount(total)} in the last ${days} days, the most on ${day}: ${formatCount(count)}.`,
  },
} as const;
