import { formatCount, formatShare, plural } from '@/lib/text/numbers';

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
    nearlyFull: (share: number) =>
      `Pages, messages and pictures fill ${formatShare(share)} of this browser’s storage.`,
    look: 'View storage',
  },
} as const;
