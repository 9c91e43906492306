import type { ReactElement } from 'react';

type LinkTo = (text: string) => ReactElement;

/** Texts of the Track page, and of its form on the home page. */
export const strings = {
  title: 'Track Your Application',
  lead: 'Enter the number from your receipt, on the device that you applied with.',
  another: 'Track another application',
  number: 'Tracking number',
  numberHint: 'For example DV\u00A0123\u00A0456',
  track: 'Track',
  searching: 'Searching...',
  notFound: {
    title: 'Application Not Found',
    text: 'Please check your tracking number and try again.',
    reasons: [
      'You applied on another device or in another browser. Each application is kept where it was sent from.',
      'A digit is wrong or missing. The number has DV and six digits.',
      'This browser’s data has been cleared since then.',
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
        This application was rejected. No visa will be issued. If you have paid, you get a full
        refund. {contact('Contact us')} to ask why or to apply again.
      </span>
    ),
    receipt: 'Receipt and code for the counter',
    stages: { completed: 'Completed', current: 'In progress', pending: 'Pending' },
    notReached: 'Not reached',
  },
  here: {
    title: 'Applications on this device',
    others: 'Other applications on this device',
    lead: 'Anyone who uses this browser can see this list.',
    more: (count: number) => `And ${String(count)} more: enter the number.`,
  },
  approved: {
    title: 'Your visa is approved',
    text: 'Congratulations. Have a good journey.',
    download: 'Download Visa',
    details: 'View Details',
    notImplemented: 'This feature is not implemented.',
  },
} as const;
