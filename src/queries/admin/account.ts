import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { SIMULATED_DELAY_MS } from '@/config';
import {
  type PasswordChange,
  type PasswordProblem,
  checkPasswordChange,
} from '@/content/session/passwordChange';
import { type AdminUser, loginDelayMs } from '@/content/session/session';
import type { Account } from '@/data/session/account';
import { failedPasswords, openSession, setFailedPasswords } from '@/data/session/session';
import { wait } from '@/lib/async/wait';
import { isPassword, makeVerifier } from '@/lib/crypto/passwordVerifier';
import type { Notice } from '@/lib/notice';
import type { Edit } from '../content/saves';
import '../meta';
import { strings } from './adminStrings';

/** The account is in the database, which no screen waits for before it is painted. */
const accountData = () => import('@/data/session/account');

interface Proof {
  password: string;
  /** What else must be right; undefined where the password alone is asked. */
  username?: string;
  /** How long the answer takes at least, before what wrong passwords add. */
  atLeastMs: number;
}

/**
 * The account, if the proof is right. After wrong passwords each further try in this tab takes
 * longer, through reloads too: a try counts as wrong from its beginning. @throws SaveError
 */
async function proveAccount({
  password,
  username,
  atLeastMs,
}: Proof): Promise<Account | undefined> {
  const failures = failedPasswords();
  setFailedPasswords(failures + 1);
  const compare = async () => {
    const { readAccount } = await accountData();
    const account = await readAccount();
    // Compared in any case, so that the time taken says nothing about the username.
    const isRight = await isPassword(password, account.password);
    const isNamed =
      username === undefined ||
      // An accent may be typed in two ways.
      username.trim().normalize('NFC') === account.username.normalize('NFC');
    return isRight && isNamed ? account : undefined;
  };
  const addedMs = loginDelayMs(failures) - SIMULATED_DELAY_MS;
  const [account] = await Promise.all([compare(), wait(atLeastMs + addedMs)]);
  if (account) setFailedPasswords(0);
  return account;
}

/** How long the next login will take, in milliseconds. */
export function nextLoginDelayMs(): number {
  return loginDelayMs(failedPasswords());
}

/** The account without its secret. */
function userOf({ username, email, phone }: Account): AdminUser {
  return { username, email, phone };
}

export interface LoginForm {
  username: string;
  password: string;
}

export class WrongPair extends Error {
  override name = 'WrongPair';
}

/** The login of SPEC section 6, with the notices of section 8. */
export const loginOptions = mutationOptions({
  mutationFn: async ({ username, password }: LoginForm) => {
    const account = await proveAccount({ username, password, atLeastMs: SIMULATED_DELAY_MS });
    if (account === undefined) throw new WrongPair();
    openSession(userOf(account), Date.now());
  },
  // What was typed as a password stays in memory no longer than the form does.
  gcTime: 0,
  meta: {
    notice: () => strings.login.done,
    failureNotice: (error) =>
      error instanceof WrongPair ? { ...strings.login.failed, variant: 'destructive' } : undefined,
  },
});

/** The profile as it is kept beyond a logout; read again whenever `adminUser` is. */
export const profileOptions = queryOptions({
  queryKey: ['adminUser', 'profile'],
  queryFn: async () => userOf(await (await accountData()).readAccount()),
});

/** The password was not changed, and why. */
export class PasswordRefused extends Error {
  override name = 'PasswordRefused';
  readonly refusal: PasswordProblem;

  constructor(refusal: PasswordProblem) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

function assertNotRefused(form: PasswordChange, isCurrentCorrect?: boolean): void {
  const refusal = checkPasswordChange(form, isCurrentCorrect);
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
      const { readAccount, saveProfile } = await accountData();
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
  const { savePassword } = await accountData();
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
