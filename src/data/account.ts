import * as v from 'valibot';
import { builtInAccount } from '@/content/account';
import { type AdminUser, adminUserSchema } from '@/content/session';
import { type PasswordVerifier, passwordVerifierSchema } from '@/lib/passwordVerifier';
import { announce } from './changes';
import { changeCredentials, getCredential, putCredential } from './credentials';
import { withDatabase } from './database';
import { db } from './db';
import { SaveError } from './errors';
import { putAdminUser, readSessionKeys } from './sessionKeys';

const accountSchema = v.object({ ...adminUserSchema.entries, password: passwordVerifierSchema });
/** The administrator: who they are, and the verifier of their password. */
export type Account = v.InferOutput<typeof accountSchema>;

const builtIn: Account = { ...builtInAccount, email: '', phone: '' };

async function storedAccount(): Promise<Account> {
  return (await getCredential('account', accountSchema)) ?? builtIn;
}

/** The account of this browser; the built-in one until it is changed. @throws SaveError */
export function readAccount(): Promise<Account> {
  return withDatabase(storedAccount, () => builtIn);
}

function refuse(): never {
  // Only the database outlives a logout.
  throw new SaveError('blocked');
}

/** Keeps the profile, and shows it as who is signed in. @throws SaveError */
export async function saveProfile(user: AdminUser): Promise<void> {
  await changeCredentials(async (writes) => {
    await putCredential('account', { ...(await storedAccount()), ...user });
    if (typeof readSessionKeys() === 'object') putAdminUser(writes, user);
  }, refuse);
  announce('adminUser');
}

/** Keeps the verifier of a new password. @throws SaveError */
export async function savePassword(password: PasswordVerifier): Promise<void> {
  await changeCredentials(async () => {
    await putCredential('account', { ...(await storedAccount()), password });
  }, refuse);
}

const failuresSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Where there is no database, counted by this page. */
let countedHere = 0;

/** How many passwords were wrong in a row. @throws SaveError */
export function failedPasswords(): Promise<number> {
  return withDatabase(
    async () => (await getCredential('failedPasswords', failuresSchema)) ?? 0,
    () => countedHere,
  );
}

/** How many were wrong before this one, which counts as wrong until it was right. @throws SaveError */
export async function countPasswordTry(): Promise<number> {
  let failures = countedHere;
  countedHere += 1;
  await changeCredentials(
    async () => {
      failures = (await getCredential('failedPasswords', failuresSchema)) ?? 0;
      await putCredential('failedPasswords', failures + 1);
    },
    () => undefined,
  );
  return failures;
}

/** After a right one. @throws SaveError */
export async function forgetFailedPasswords(): Promise<void> {
  countedHere = 0;
  await withDatabase(
    () => db.credentials.delete('failedPasswords'),
    () => undefined,
  );
}
