import { SIMULATED_DELAY_MS } from '@/config';
import {
  type PasswordChange,
  checkPasswordChange,
  PasswordRefused,
} from '@/features/session/model/profile';
import { type AdminUser, loginDelayMs } from '@/features/session/model/session';
import { wait } from '@/lib/async/wait';
import { isPassword, makeVerifier } from '@/lib/crypto/passwordVerifier';
import type { Save } from '@/shared/queries/saves';
import { strings } from '../model/strings';
import type { Account } from './account';
import { failedPasswords, openSession, setFailedPasswords } from './session';

/** Loaded lazily, so that the first paint does not wait for the database. */
const accountData = () => import('./account');

interface Credentials {
  password: string;
  /** Undefined where only the password is required. */
  username?: string;
  /** Minimum duration of the check, without the delay for failed attempts. */
  atLeastMs: number;
}

/**
 * Returns the account if the proof is right. Each failed attempt in this tab, also before a reload,
 * delays the next one; an attempt counts as failed while it runs. @throws SaveError
 */
async function verifyAccount({
  password,
  username,
  atLeastMs,
}: Credentials): Promise<Account | undefined> {
  const failures = failedPasswords();
  setFailedPasswords(failures + 1);
  const compare = async () => {
    const { readAccount } = await accountData();
    const account = await readAccount();
    // Always compares both, so that the duration reveals nothing about the username.
    const isRight = await isPassword(password, account.password);
    const isNamed =
      username === undefined ||
      // Accents have composed and decomposed forms.
      username.trim().normalize('NFC') === account.username.normalize('NFC');
    return isRight && isNamed ? account : undefined;
  };
  const addedMs = loginDelayMs(failures) - SIMULATED_DELAY_MS;
  try {
    const [account] = await Promise.all([compare(), wait(atLeastMs + addedMs)]);
    if (account) setFailedPasswords(0);
    return account;
  } catch (error) {
    // Nothing was compared, so the password is not wrong.
    setFailedPasswords(Math.max(0, failedPasswords() - 1));
    throw error;
  }
}

/** Delay of the next login attempt, in milliseconds. */
export function nextLoginDelayMs(): number {
  return loginDelayMs(failedPasswords());
}

/** The account without its password. */
function userOf({ username, email, phone }: Account): AdminUser {
  return { username, email, phone };
}

export interface LoginForm {
  username: string;
  password: string;
}

export class WrongCredentials extends Error {
  override name = 'WrongCredentials';
}

/** The login of SPEC section 6. @throws WrongCredentials, SaveError */
export async function logIn({ username, password }: LoginForm): Promise<void> {
  const account = await verifyAccount({ username, password, atLeastMs: SIMULATED_DELAY_MS });
  if (account === undefined) throw new WrongCredentials();
  openSession(userOf(account), Date.now());
}

/** The stored account without its password. @throws SaveError */
export async function readProfile(): Promise<AdminUser> {
  return userOf(await (await accountData()).readAccount());
}

function assertNotRefused(form: PasswordChange, isCurrentCorrect?: boolean): void {
  const refusal = checkPasswordChange(form, isCurrentCorrect);
  if (refusal) throw new PasswordRefused(refusal);
}

/**
 * Saves the profile and deletes its draft. Changing the username, which the login uses, requires
 * the password. @throws SaveError, PasswordRefused
 */
export async function saveVerifiedProfile(
  { value, base, draftId }: Save<AdminUser>,
  password: string,
): Promise<void> {
  const { readAccount, saveProfile } = await accountData();
  const { username } = await readAccount();
  const isVerified =
    value.username === username || (await verifyAccount({ password, atLeastMs: 0 })) !== undefined;
  if (!isVerified) throw new PasswordRefused({ field: 'current', text: strings.wrongPassword });
  await saveProfile(value, base, await draftId);
}

/** Changes the password, with the checks of SPEC section 5. @throws PasswordRefused, SaveError */
export async function changePassword(form: PasswordChange): Promise<void> {
  assertNotRefused(form);
  const account = await verifyAccount({ password: form.current, atLeastMs: 0 });
  assertNotRefused(form, account !== undefined);
  const { savePassword } = await accountData();
  await savePassword(await makeVerifier(form.next));
}
