import * as v from 'valibot';
import { type AdminUser, adminUserSchema } from '@/content/session/session';
import { SESSION_KEYS } from '../keys';
import { LocalWrites } from '../local/localWrites';
import { readText } from '../local/read';

/** Milliseconds since 1970, as stored in `loginTime`. */
const loginTimeSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,16}$/),
  v.transform(Number),
  v.safeInteger(),
);
const keysSchema = v.object({
  adminAuthenticated: v.literal('true'),
  loginTime: loginTimeSchema,
  adminUser: v.pipe(v.string(), v.parseJson(), adminUserSchema),
});

/** In sessionStorage: a login for which there was no room elsewhere. */
const SPARE = 'dubai-visa.session';

function readSpare(name: (typeof SESSION_KEYS)[number] | 'activeAt'): string | null {
  try {
    const spare = v.safeParse(
      v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
      sessionStorage.getItem(SPARE),
    );
    return (spare.success && spare.output[name]) || null;
  } catch {
    // Storage refused: there is no login to be found in it.
    return null;
  }
}

function readKey(key: (typeof SESSION_KEYS)[number]): string | null {
  return readText(key) ?? readSpare(key);
}

/** What the three session keys say: `none` where there is no flag, `unreadable` where no login wrote them. */
export type SessionKeysReading = { loginTime: number; user: AdminUser } | 'none' | 'unreadable';

export function readSessionKeys(): SessionKeysReading {
  const [adminAuthenticated, loginTime, adminUser] = SESSION_KEYS.map(readKey);
  if (adminAuthenticated === null) return 'none';
  const parsed = v.safeParse(keysSchema, { adminAuthenticated, loginTime, adminUser });
  if (!parsed.success) return 'unreadable';
  return { loginTime: parsed.output.loginTime, user: parsed.output.adminUser };
}

/** The flag is the last of them. */
function textsOf(loginTime: number, user: AdminUser) {
  return {
    adminUser: JSON.stringify(user),
    loginTime: String(loginTime),
    adminAuthenticated: 'true',
  };
}

/** The last statements of a login. */
export function putSessionKeys(writes: LocalWrites, loginTime: number, user: AdminUser): void {
  const texts = textsOf(loginTime, user);
  for (const key of SESSION_KEYS.toReversed()) writes.put(key, readText(key), texts[key]);
}

/** What belongs beside the keys in the database. */
const rowSchema = v.object({ loginTime: loginTimeSchema, activeAt: loginTimeSchema });
export type SessionRow = v.InferOutput<typeof rowSchema>;

/**
 * Keeps a login for this tab alone, where there is no room left for its keys, or for its row in the
 * database: who is to make room must get in. @throws DOMException
 */
export function putSpareSession({ loginTime, activeAt }: SessionRow, user: AdminUser): void {
  const spare = { ...textsOf(loginTime, user), activeAt: String(activeAt) };
  sessionStorage.setItem(SPARE, JSON.stringify(spare));
}

/** The row of this tab's own login. */
export function readSpareRow(): SessionRow | undefined {
  const row = { loginTime: readSpare('loginTime'), activeAt: readSpare('activeAt') };
  const parsed = v.safeParse(rowSchema, row);
  return parsed.success ? parsed.output : undefined;
}

function removeSpareSession(): void {
  try {
    sessionStorage.removeItem(SPARE);
  } catch {
    // Storage refused: nothing was ever kept there.
  }
}

export function putAdminUser(writes: LocalWrites, user: AdminUser): void {
  writes.put('adminUser', readText('adminUser'), JSON.stringify(user));
}

export async function removeSessionKeys(): Promise<void> {
  removeSpareSession();
  const writes = new LocalWrites();
  for (const key of SESSION_KEYS) writes.put(key, readText(key), null);
}
