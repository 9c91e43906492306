import { SIMULATED_DELAY_MS } from '@/config';
import {
  type PasswordChange,
  checkPasswordChange,
  PasswordRefused,
} from '@/features/session/model/profile';
import { type AdminUser, type Profile, shownUser } from '@/features/session/model/session';
import { wait } from '@/lib/async/tasks';
import { isPassword, makeVerifier } from '@/lib/crypto/passwordVerifier';
import type { Save } from '@/shared/queries/saves';
import type { Account } from './account';
import { openSession } from './session';

/** Loaded lazily, so that the first paint does not wait for the database. */
const accountData = () => import('./account');

/** The account, if this is its password. @throws SaveError */
async function verifyAccount(password: string): Promise<Account | undefined> {
  const { readAccount } = await accountData();
  const account = await readAccount();
  return (await isPassword(password, account.password)) ? account : undefined;
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
  // Compares the password of a wrong username too, so that the duration reveals nothing about it.
  const [account] = await Promise.all([verifyAccount(password), wait(SIMULATED_DELAY_MS)]);
  // Accented letters have a composed and a decomposed form.
  if (account?.username.normalize('NFC') !== username.trim().normalize('NFC'))
    throw new WrongCredentials();
  openSession(shownUser(account), Date.now());
}

/** @throws SaveError */
export async function readProfile(): Promise<Profile> {
  const account = await (await accountData()).readAccount();
  return { user: shownUser(account), loginName: account.username };
}

function assertNotRefused(form: PasswordChange, isCurrentCorrect?: boolean): void {
  const refusal = checkPasswordChange(form, isCurrentCorrect);
  if (refusal) throw new PasswordRefused(refusal);
}

/** Saves the profile and deletes its draft. @throws SaveError */
export async function saveEditedProfile({ value, base, draftId }: Save<AdminUser>): Promise<void> {
  const { saveProfile } = await accountData();
  await saveProfile(value, base, await draftId);
}

/** Changes the password, with the checks of SPEC section 5. @throws PasswordRefused, SaveError */
export async function changePassword(form: PasswordChange): Promise<void> {
  assertNotRefused(form);
  const account = await verifyAccount(form.current);
  assertNotRefused(form, account !== undefined);
  const { savePassword } = await accountData();
  await savePassword(await makeVerifier(form.next));
}
