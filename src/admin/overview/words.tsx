import type { ReactNode } from 'react';
import { plural } from '@/lib/plural';
import { listOf } from '../grammar';

/** The words of the overview. */
export const words = {
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
    text: 'Everything that you change here is kept in this browser, and seen on the site at once.',
    actions: 'Quick Actions',
    applications: 'View Applications',
    newPage: '+ New Page',
    newPost: '+ New Blog Post',
    settings: 'Site Settings',
  },
  storage: {
    refused: 'It was asked, and did not promise it.',
    ask: 'Ask the browser to keep it',
  },
  backup: {
    title: 'It is time for a backup',
    none: 'None has been made in this browser yet, and there is no copy elsewhere.',
    last: (ago: string) => `The last one was made ${ago}.`,
    make: 'Make a backup',
  },
  damage: {
    title: 'Some content cannot be read',
    text: 'It counts as nothing and visitors do not see it. The unreadable text is set aside, so that nothing is lost.',
    unreadable: (name: ReactNode) => <>{name} cannot be read.</>,
    noCopy:
      'No earlier copy is kept on this device. The next save starts afresh; the unreadable text is set aside.',
    copy: (keptOn: string, count: number) =>
      plural(count, {
        one: `A copy kept on ${keptOn} holds ${count.toLocaleString()} item.`,
        other: `A copy kept on ${keptOn} holds ${count.toLocaleString()} items.`,
      }),
    restore: 'Restore the copy',
    restoreOf: (name: string) => `Restore the copy: ${name}`,
    question: 'Restore the copy?',
    consequence: (name: string, copy: string) =>
      `${name}: ${copy} It takes the place of the text that cannot be read. That text stays set aside.`,
    confirm: 'Restore',
    failed: (reason: string) => `Nothing was restored. ${reason}`,
  },
  earlier: {
    title: 'Earlier data found on this device',
    text: 'Restore it, or keep the demo content. It stays set aside either way.',
    several: (name: string, count: number) => `${name} (${count})`,
    offer: (when: string, names: readonly string[]) => `Set aside on ${when}: ${listOf(names)}.`,
    restore: 'Restore',
    keepDemo: 'Keep the demo',
    notKept: (reason: string) => `Your answer was not kept. ${reason}`,
    question: 'Restore the earlier data?',
    consequence:
      'It takes the place of the demo content. What you have made since stays beside it, and all that is here now is set aside first.',
    confirm: 'Restore',
    failed: (reason: string) => `Nothing was restored. ${reason}`,
  },
  messages: {
    title: 'Messages',
    unread: (unread: number, count: number) =>
      `${unread.toLocaleString()} unread of ${count.toLocaleString()}`,
    none: 'No messages yet. What visitors write on the contact page appears here.',
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
    phone: 'Phone',
    remove: 'Delete',
    close: 'Close message',
    question: 'Are you sure?',
    consequence:
      'This will delete the message. Where this browser keeps restore points, one still holds it.',
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
