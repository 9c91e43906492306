import type { ReactElement } from 'react';

/** What is said after a message was stored. */
export const strings = {
  title: 'Your message',
  email: 'Email this message',
  kept: 'It is stored on this device only. To reach us now, email it or call.',
  next: (email: ReactElement) => <span>Once we have it, we reply to {email} within 24 hours.</span>,
} as const;
