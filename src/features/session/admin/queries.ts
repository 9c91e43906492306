import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { PasswordRefused } from '@/features/session/model/profile';
import { type AdminUser, shownUser } from '@/features/session/model/session';
import {
  changePassword,
  hasBuiltInPassword,
  logIn,
  readAccount,
  saveProfile,
  WrongCredentials,
} from '@/features/session/store/account';
import type { Save } from '@/shared/queries/saves';
import { strings } from '../model/strings';

/** The login, with the notices of SPEC section 8. */
export const loginOptions = mutationOptions({
  mutationFn: logIn,
  // Keeps the typed password out of the mutation cache.
  gcTime: 0,
  meta: {
    notice: () => strings.login.done,
    failureNotice: (error) =>
      error instanceof WrongCredentials
        ? { ...strings.login.failed, variant: 'destructive' }
        : undefined,
  },
});

/** The stored profile, and the name of the login; invalidated together with `adminUser`. */
export const profileOptions = queryOptions({
  queryKey: ['adminUser', 'profile'],
  queryFn: async () => {
    const account = await readAccount();
    return { user: shownUser(account), loginName: account.username };
  },
});

/** Whether the built-in password still opens this device. */
export const builtInPasswordOptions = queryOptions({
  queryKey: ['adminUser', 'builtInPassword'],
  queryFn: hasBuiltInPassword,
});

export const saveProfileOptions = mutationOptions({
  mutationFn: async ({ value, base, draftId }: Save<AdminUser>) =>
    saveProfile(value, base, await draftId),
  meta: { notice: () => strings.profileSaved },
});

/** Changes the password, with the notices of SPEC section 8. */
export const changePasswordOptions = mutationOptions({
  mutationFn: changePassword,
  // Keeps the typed passwords out of the mutation cache.
  gcTime: 0,
  meta: {
    notice: () => strings.passwordChanged,
    failureNotice: (error) =>
      error instanceof PasswordRefused
        ? { title: error.message, variant: 'destructive' }
        : undefined,
  },
});
