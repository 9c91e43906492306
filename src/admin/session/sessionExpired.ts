import type { Notice } from '@/content/notice';

/** SPEC section 8. */
export const SESSION_EXPIRED: Notice = {
  title: 'Session Expired',
  description: 'You have been logged out due to inactivity.',
  variant: 'destructive',
};
