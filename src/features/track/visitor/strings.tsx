import type { ReactElement } from 'react';

type LinkTo = (text: string) => ReactElement;

/** Texts of the Track page, and of its form on the home page. */
export const strings = {
  title: 'Track Your Application',
  lead: 'Your number is on your receipt. Use the device you applied on.',
  another: 'Track another application',
  number: 'Tracking number',
  numberHint: 'For example DV\u00A0123\u00A0456',
  track: 'Track',
  searching: 'Searching...',
  notFound: {
    title: 'Application Not Found',
    text: 'Please check your tracking number and try again.',
    reasons: [
      'You applied on another device or in another browser. Applications stay on the device they were made on.',
      'A digit is wrong or missing. The number has DV and six digits.',
      'Your browsing data was cleared.',
    ],
    help: (contact: LinkTo) => <span>Still not found? {contact('Contact us')}.</span>,
  },
  result: {
    status: 'Status',
    visa: 'Visa type',
    submitted: 'Submitted on',
    expected: 'Decision expected by',
    late: (contact: LinkTo) => (
      <span>
        The decision is taking longer than usual. {contact('Contact us')} if you need it soon.
      </span>
    ),
    rejected: (contact: LinkTo) => (
      <span>
        This application was rejected. No visa will be issued. If you’ve paid, we’ll refund you in
        full. {contact('Contact us')} to ask why, or apply again.
      </span>
    ),
    receipt: 'Receipt and code',
    stages: { completed: 'Completed', current: 'In progress', pending: 'Pending' },
  },
  here: {
    title: 'Applications on this device',
    others: 'Other applications on this device',
    lead: 'Anyone who uses this browser can see this list.',
    where: 'Your number is at the top of your receipt.',
    example: { number: 'DV 000 000', stamp: 'Sent', strip: 'DV000000<VISA<APPLICATION' },
    more: (count: number) => `${String(count)} more: enter a number to see them.`,
  },
  approved: {
    title: 'Your visa is approved',
    text: 'Congratulations, and have a great trip.',
    download: 'Download Visa',
    details: 'View Details',
    /** Assuming that the applicant arrives on the travel date. */
    days: {
      arrival: 'Travel date',
      extensionBy: 'Ask for an extension by',
      lastDay: 'Last day of your stay',
    },
    calendar: 'Add to calendar',
    event: (name: string, number: string) => `${name} (visa ${number})`,
    notImplemented: 'This feature is not implemented.',
  },
} as const;
