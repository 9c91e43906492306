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

/** The three session keys of SPEC section 3; `null` if not stored. */
export type SessionTexts = Readonly<
  Record<'adminAuthenticated' | 'loginTime' | 'adminUser', string | null>
>;

const textsSchema = v.object({
  adminAuthenticated: v.literal('true'),
  /** Milliseconds since 1970. */
  loginTime: v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number), v.safeInteger()),
  adminUser: v.pipe(v.string(), v.parseJson(), adminUserSchema),
});

export function sessionTexts(user: AdminUser, loginTime: number) {
  return {
    adminAuthenticated: 'true',
    loginTime: String(loginTime),
    adminUser: JSON.stringify(user),
  } satisfies SessionTexts;
}

/** What ends a session: the time since login, or since the last activity. */
export type SessionLimit = 'age' | 'inactivity';

/** `none`: nobody is signed in; `expired`: the keys hold no valid session. */
export type Session =
  | {
      readonly state: 'live' | 'ending';
      readonly user: AdminUser;
      readonly endsAt: number;
      readonly limit: SessionLimit;
    }
  | { readonly state: 'none' }
  | { readonly state: 'expired' };

/**
 * Validates the stored session. Malformed keys, a passed limit, or a clock minutes behind login or
 * activity expire it (SPEC section 9).
 */
export function validateSession(texts: SessionTexts, activeAt: number, now: number): Session {
  if (texts.adminAuthenticated === null) return { state: 'none' };
  const parsed = v.safeParse(textsSchema, texts);
  if (!parsed.success) return { state: 'expired' };
  const { loginTime, adminUser: user } = parsed.output;
  const lastActive = Math.max(loginTime, activeAt);
  const byAge = loginTime + SESSION_MAX_AGE_MS;
  const byInactivity = lastActive + SESSION_MAX_IDLE_MS;
  const endsAt = Math.min(byAge, byInactivity);
  const isSetBack = now < lastActive - CLOCK_TOLERANCE_MS;
  if (isSetBack || now >= endsAt) return { state: 'expired' };
  const state = now >= endsAt - SESSION_WARNING_MS ? 'ending' : 'live';
  return { state, user, endsAt, limit: byAge <= byInactivity ? 'age' : 'inactivity' };
}

/** The delay of a login after consecutive failures, in milliseconds. */
export function loginDelayMs(failures: number): number {
  const doublings = Math.max(0, failures - FREE_LOGIN_FAILURES);
  return Math.min(SIMULATED_DELAY_MS * 2 ** doublings, MAX_LOGIN_DELAY_MS);
}
