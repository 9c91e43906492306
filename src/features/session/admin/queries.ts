import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { PasswordRefused } from '@/features/session/model/profile';
import type { AdminUser } from '@/features/session/model/session';
import {
  changePassword,
  logIn,
  readProfile,
  saveVerifiedProfile,
  WrongCredentials,
} from '@/features/session/store/credentials';
import type { Notice } from '@/ui/overlays/toast';
import type { Save } from '@/shared/queries/saves';
import { strings } from '../model/strings';

/** The login, with the notices of SPEC section 8. */
export const loginOptions = mutationOptions({
  mutationFn: logIn,
  // Does not keep the typed password in the mutation cache.
  gcTime: 0,
  meta: {
    notice: () => strings.login.done,
    failureNotice: (error) =>
      error instanceof WrongCredentials
        ? { ...strings.login.failed, variant: 'destructive' }
        : undefined,
  },
});

/** The stored profile; invalidated together with `adminUser`. */
export const profileOptions = queryOptions({
  queryKey: ['adminUser', 'profile'],
  queryFn: readProfile,
});

function refusalNotice(error: Error): Notice | undefined {
  return error instanceof PasswordRefused
    ? { title: error.message, variant: 'destructive' }
    : undefined;
}

export function saveProfileOptions(password: string) {
  return mutationOptions({
    mutationFn: (save: Save<AdminUser>) => saveVerifiedProfile(save, password),
    meta: {
      notice: () => strings.profileSaved,
      failureNotice: refusalNotice,
    },
  });
}

/** Changes the password, with the notices of SPEC section 8. */
export const changePasswordOptions = mutationOptions({
  mutationFn: changePassword,
  // Does not keep the typed passwords in the mutation cache.
  gcTime: 0,
  meta: {
    notice: () => strings.passwordChanged,
    failureNotice: refusalNotice,
  },
});
