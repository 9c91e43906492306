import type { ReactNode } from 'react';
import { plural } from '@/lib/text/plural';
import { listOf } from '@/shared/admin/grammar';

const percent = new Intl.NumberFormat(undefined, { style: 'percent' });

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
  storage: {
    refused: 'The browser declined.',
    ask: 'Ask the browser to keep this data',
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
  storageFull: {
    nearlyFull: (share: number, fits: number) =>
      `Storage is ${percent.format(share)} full: ${
        fits === 0
          ? 'no more applications fit'
          : `about ${fits.toLocaleString()} more ${plural(fits, { one: 'application fits', other: 'applications fit' })}`
      }.`,
    makeRoom: 'Make room',
  },
  damage: {
    title: 'Some content cannot be read',
    unreadable: (name: ReactNode) => <>{name} cannot be read.</>,
    noCopy: 'There is no earlier copy. The next save starts from scratch.',
    copy: (keptOn: string, count: number) =>
      plural(count, {
        one: `A copy from ${keptOn} has ${count.toLocaleString()} item.`,
        other: `A copy from ${keptOn} has ${count.toLocaleString()} items.`,
      }),
    restore: 'Restore',
    restoreOf: (name: string) => `Restore the copy: ${name}`,
    question: 'Restore the copy?',
    consequence: (name: string, copy: string) =>
      `${name}: ${copy} It replaces the unreadable text, which is still kept.`,
    confirm: 'Restore',
    failed: (reason: string) => `Nothing was restored. ${reason}`,
  },
  earlier: {
    title: 'Earlier data found on this device',
    several: (name: string, count: number) => `${name} (${count.toLocaleString()})`,
    offer: (when: string, names: readonly string[]) => `Earlier data of ${when}: ${listOf(names)}.`,
    restore: 'Restore',
    keepDemo: 'Keep the demo',
    notKept: (reason: string) => `Your choice was not saved. ${reason}`,
    question: 'Restore the earlier data?',
    consequence:
      'It replaces the demo content. What you created since is kept, and a restore point is saved first.',
  },
  messages: {
    title: 'Messages',
    unread: (unread: number, count: number) =>
      `${unread.toLocaleString()} unread of ${count.toLocaleString()}`,
    none: 'No messages yet. Messages from the contact page appear here.',
    noName: 'No name',
    unreadOne: (subject: string) => (
      <>
        <span className="sr-only">Unread: </span>
        {subject}
      </>
    ),
    more: (count: number) => `Show more messages (${count.toLocaleString()})`,
  },
  message: {
    noSubject: 'No subject',
    sent: (when: string) => `Sent on ${when}`,
    from: 'From',
    email: 'Email',
    copy: 'Copy address',
    reply: 'Reply',
    replySubject: (subject: string) => `Re: ${subject}`,
    phone: 'Phone',
    remove: 'Delete',
    close: 'Close message',
    question: 'Are you sure?',
    consequence: 'This deletes the message. You can undo it or bring it back from a restore point.',
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
      `${total.toLocaleString()} in the last ${days} days, ${plural(total, { one: 'on', other: 'all on' })} ${day}.`,
    most: (days: number, total: number, { day, count }: { day: string; count: number }) =>
      `${total.toLocaleString()} in the last ${days} days, the most on ${day}: ${count.toLocaleString()}.`,
  },
} as const;
