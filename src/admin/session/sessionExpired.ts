import type { Notice } from '@/lib/notice';
import { words } from './words';

/** SPEC section 8. */
export const SESSION_EXPIRED: Notice = {
  ...words.expired,
  variant: 'destructive',
};
