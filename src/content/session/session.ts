import * as v from 'valibot';
import {
  CLOCK_TOLERANCE_MS,
  FREE_LOGIN_FAILURES,
  MAX_LOGIN_DELAY_MS,
  SESSION_MAX_AGE_MS,
  SESSION_MAX_IDLE_MS,
  SESSION_WARNING_MS,
  SIMULATED_DELAY_MS,
} from '@/config';

export const adminUserSchema = v.object({
  username: v.pipe(v.string(), v.nonEmpty()),
  email: v.string(),
  phone: v.string(),
});
/** Who is signed in (SPEC section 3). */
export type AdminUser = v.InferOutput<typeof adminUserSchema>;

/** What is known of a session, in milliseconds since 1970. */
export interface SessionTimes {
  readonly loginTime: number;
  /** The last activity in any tab. */
  readonly activeAt: number;
  /** The latest that the clock has shown during the session. */
  readonly seenAt: number;
}

/** Why a session ends: so long after the login, or after the last activity. */
export type SessionLimit = 'age' | 'inactivity';

export type SessionState =
  { state: 'live' | 'ending'; endsAt: number; limit: SessionLimit } | { state: 'expired' };

/** How a session stands at `now`; after a clock that was set back by more than a few minutes it is expired (SPEC section 9). */
export function sessionState(
  { loginTime, activeAt, seenAt }: SessionTimes,
  now: number,
): SessionState {
  const byAge = loginTime + SESSION_MAX_AGE_MS;
  const byInactivity = activeAt + SESSION_MAX_IDLE_MS;
  const endsAt = Math.min(byAge, byInactivity);
  const isSetBack = now < Math.max(loginTime, activeAt, seenAt) - CLOCK_TOLERANCE_MS;
  if (isSetBack || activeAt < loginTime || now >= endsAt) return { state: 'expired' };
  const state = now >= endsAt - SESSION_WARNING_MS ? 'ending' : 'live';
  return { state, endsAt, limit: byAge <= byInactivity ? 'age' : 'inactivity' };
}

/** How long a login takes after so many wrong ones in a row, in milliseconds. */
export function loginDelayMs(failures: number): number {
  const doublings = Math.max(0, failures - FREE_LOGIN_FAILURES);
  return Math.min(SIMULATED_DELAY_MS * 2 ** doublings, MAX_LOGIN_DELAY_MS);
}
