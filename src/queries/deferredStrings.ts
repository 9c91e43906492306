import { plural } from '@/lib/text/plural';

/** What is said of saving and searching, which come after the page. */
export const strings = {
  notSaved: {
    full: 'This browser has no room left for it. Remove something large from it, or let the administrator make room (Profile, Data, Storage), then try again.',
    blocked:
      'This browser does not let the site keep data. Allow site data (cookies) for this site, or leave private browsing, then try again.',
    conflict: 'Another tab has changed it. Look at it again, then try again.',
    outdated:
      'A newer version of this site has been used in this browser. Reload this page, then try again.',
    interrupted: 'The browser did not finish, so nothing was changed. Try again.',
    unanswered:
      'The storage of this browser has not answered for ten seconds. Try again: however often you try, it is saved once. If it stays like this, restart the browser.',
  },
  noCryptography:
    'This browser lacks what checking passwords and backups needs. Update it, or use another one.',
  submitted: (trackingNumber: string) => ({
    title: 'Application Submitted!',
    description: `Your tracking number is ${trackingNumber}.`,
  }),
  messageSent: {
    title: 'Message Sent Successfully!',
    description: "We'll get back to you within 24 hours.",
  },
  search: {
    failed: 'The search did not answer. Type another letter to try again.',
    nothing: (typed: string) => `Nothing found for “${typed}”.`,
    first: (count: number, typed: string) => `The first ${count} results for “${typed}”.`,
    found: (count: number, typed: string) =>
      `${count} ${plural(count, { one: 'result', other: 'results' })} for “${typed}”.`,
  },
} as const;
