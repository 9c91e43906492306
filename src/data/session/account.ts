import * as v from 'valibot';
import { builtInAccount } from '@/content/session/account';
import { type AdminUser, adminUserSchema } from '@/content/session/session';
import { type PasswordVerifier, passwordVerifierSchema } from '@/lib/crypto/passwordVerifier';
import { announce } from '../local/changes';
import { changeCredentials, getCredential, isFull, putCredential } from '../journal/credentials';
import { withDatabase } from '../journal/database';
import { db } from '../journal/db';
import { deleteDraft } from '../drafts/draftRows';
import { endDraft } from '../drafts/drafts';
import { SaveError } from '../errors';
import { isExpected } from '../isExpected';
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

/**
 * Keeps the profile, shows it as who is signed in and ends its draft. `edited` is the profile as it
 * was when editing began: where the stored one differs from it by now, nothing is overwritten.
 * @throws SaveError
 */
export async function saveProfile(
  user: AdminUser,
  edited?: AdminUser,
  discardDraft?: string,
): Promise<void> {
  const save = () =>
    changeCredentials(async (writes) => {
      const { password, ...current } = await storedAccount();
      if (edited !== undefined && !isExpected(current, edited, user))
        throw new SaveError('conflict', { current });
      await putCredential('account', { ...user, password });
      if (discardDraft !== undefined) await deleteDraft(discardDraft);
      if (typeof readSessionKeys() === 'object') putAdminUser(writes, user);
    }, refuse);
  await (discardDraft === undefined ? save() : endDraft(discardDraft, save));
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
  ).catch((error: unknown) => {
    // Without room for it this page counts: who is to make room must get in.
    if (!isFull(error)) throw error;
    failures = Math.max(failures, countedHere - 1);
  });
  return failures;
}

/** After a right one. @throws SaveError */
export async function forgetFailedPasswords(): Promise<void> {
  countedHere = 0;
  await changeCredentials(
    () => db.credentials.delete('failedPasswords'),
    () => undefined,
  );
}
