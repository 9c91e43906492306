import { formatCount, formatShare } from '@/lib/text/numbers';
import { plural } from '@/lib/text/plural';

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
    text: 'What you change here is saved in this browser. Visitors elsewhere see it once you publish it.',
    actions: 'Quick Actions',
    applications: 'View Applications',
    newPage: '+ New Page',
    newPost: '+ New Blog Post',
    settings: 'Site Settings',
  },
  backup: {
    title: 'Backup due',
    none: 'No backup yet: this browser holds the only copy.',
    noneShared: 'No backup yet: what is deleted at one counter goes at all of them.',
    last: (ago: string) => `Last backup: ${ago}.`,
    make: 'Make a backup',
  },
  newest: {
    title: 'Newest applications',
    all: 'All applications',
    none: 'No applications yet.',
    noName: 'No name',
  },
  decidedTwice: {
    title: 'Decided twice',
    text: (count: number) =>
      plural(count, {
        one: `Two counters decided ${formatCount(count)} application differently. It has no slip until it is decided again.`,
        other: `Counters decided ${formatCount(count)} applications differently. They have no slip until they are decided again.`,
      }),
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
    none: (days: number) => `No applications in the last ${days} days.`,
    oneDay: (days: number, total: number, day: string) =>
      `${formatCount(total)} in the last ${days} days, ${plural(total, { one: 'on', other: 'all on' })} ${day}.`,
    most: (days: number, total: number, { day, count }: { day: string; count: number }) =>
      `${formatCount(total)} in the last ${days} days, the most on ${day}: ${formatCount(count)}.`,
  },
} as const;
