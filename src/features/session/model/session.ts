import * as v from 'valibot';
import {
  CLOCK_TOLERANCE_MS,
  SESSION_MAX_AGE_MS,
  SESSION_MAX_IDLE_MS,
  SESSION_WARNING_MS,
} from '@/config';

export const adminUserSchema = v.object({
  username: v.pipe(v.string(), v.nonEmpty()),
  email: v.string(),
  phone: v.string(),
});
/** Who is signed in (SPEC section 3). */
export type AdminUser = v.InferOutput<typeof adminUserSchema>;

/**
 * The administrator as shown (SPEC section 3): the username of the login, until the profile has
 * another one.
 */
export function shownUser(account: AdminUser & { shownName?: string | undefined }): AdminUser {
  const { username, shownName = username, email, phone } = account;
  return { username: shownName, email, phone };
}

/** What the profile screen shows: the administrator, and the name of the login. */
export interface Profile {
  readonly user: AdminUser;
  readonly loginName: string;
}

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

/** A valid session; `ending` in its last minute. */
export interface OpenedSession {
  readonly state: 'live' | 'ending';
  readonly user: AdminUser;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** What ends it: the time since login, or since the last activity. */
  readonly limit: 'age' | 'inactivity';
}

/** `none`: nobody is signed in; `expired`: the keys hold no valid session. */
export type Session = OpenedSession | { readonly state: 'none' } | { readonly state: 'expired' };

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
