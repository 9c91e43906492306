import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  type PasswordChange,
  type PasswordRefusal,
  refusePasswordChange,
} from '@/content/session/passwordChange';
import type { AdminUser } from '@/content/session/session';
import { type Account, readAccount, savePassword, saveProfile } from '@/data/session/account';
import { storedAdminUser } from '@/data/session/session';
import { makeVerifier } from '@/lib/crypto/passwordVerifier';
import type { Notice } from '@/lib/notice';
import type { Edit } from '../content/entries';
import '../meta';
import { proveAccount } from './passwordProof';
import { strings } from './adminStrings';

/** The account without its secret. */
export function userOf({ username, email, phone }: Account): AdminUser {
  return { username, email, phone };
}

/** Who is signed in. */
export const adminUserOptions = queryOptions({
  queryKey: ['adminUser'],
  queryFn: () => storedAdminUser() ?? null,
});

/** The profile as it is kept beyond a logout; read again whenever `adminUser` is. */
export const profileOptions = queryOptions({
  queryKey: ['adminUser', 'profile'],
  queryFn: async () => userOf(await readAccount()),
});

/** The password was not changed, and why. */
export class PasswordRefused extends Error {
  override name = 'PasswordRefused';
  readonly refusal: PasswordRefusal;

  constructor(refusal: PasswordRefusal) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

function assertNotRefused(form: PasswordChange, isCurrentRight?: boolean): void {
  const refusal = refusePasswordChange(form, isCurrentRight);
  if (refusal) throw new PasswordRefused(refusal);
}

function refusalNotice(error: Error): Notice | undefined {
  return error instanceof PasswordRefused
    ? { title: error.message, variant: 'destructive' }
    : undefined;
}

/**
 * Saves the profile and ends its draft. Its username is the login's from then on, so another one
 * needs the password. @throws SaveError, PasswordRefused
 */
export function saveProfileOptions(password: string) {
  return mutationOptions({
    mutationFn: async ({ value, edited, draftId }: Edit<AdminUser>) => {
      const { username } = await readAccount();
      const isProved =
        value.username === username ||
        (await proveAccount({ password, atLeastMs: 0 })) !== undefined;
      if (!isProved) throw new PasswordRefused({ field: 'current', text: strings.wrongPassword });
      await saveProfile(value, edited, await draftId);
    },
    meta: {
      notice: () => strings.profileSaved,
      failureNotice: refusalNotice,
    },
  });
}

async function changePassword(form: PasswordChange): Promise<void> {
  assertNotRefused(form);
  const account = await proveAccount({ password: form.current, atLeastMs: 0 });
  assertNotRefused(form, account !== undefined);
  await savePassword(await makeVerifier(form.next));
}

/** Changes the password, with the checks and notices of SPEC sections 5 and 8. @throws SaveError */
export const changePasswordOptions = mutationOptions({
  mutationFn: changePassword,
  // What was typed stays in memory no longer than the form does.
  gcTime: 0,
  meta: {
    notice: () => strings.passwordChanged,
    failureNotice: refusalNotice,
  },
});
