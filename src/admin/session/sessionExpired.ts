import type { Notice } from '@/lib/notice';
import { strings } from './strings';

/** SPEC section 8. */
export const SESSION_EXPIRED: Notice = {
  ...strings.expired,
  variant: 'destructive',
};
