import type { ReactNode } from 'react';

/** What the page Track says, and its form on the home page. */
export const words = {
  title: 'Track Your Application',
  lead: 'Enter the number on your receipt. Applications are kept in the browser that sent them, so search on the same device.',
  number: 'Tracking number',
  numberHint: 'For example DV\u00A0123\u00A0456',
  track: 'Track',
  searching: 'Searching...',
  notFound: {
    title: 'Application Not Found',
    text: 'Please check your tracking number and try again.',
  },
  result: {
    status: 'Status',
    visa: 'Visa type',
    submitted: 'Submitted on',
    rejected: (contact: (text: string) => ReactNode) => (
      <>
        This application was rejected. No visa will be issued for it. You get a full refund;{' '}
        {contact('write to us')} if you want to know more or apply again.
      </>
    ),
    stages: { completed: 'Completed', current: 'In progress', pending: 'Pending' },
  },
  approved: {
    title: 'Your visa is approved',
    text: 'Congratulations. Have a good journey.',
    download: 'Download Visa',
    details: 'View Details',
    notImplemented: 'This feature is not implemented.',
  },
} as const;
