import * as v from 'valibot';
import { SIMULATED_DELAY_MS } from '@/config';
import {
  type PasswordChange,
  checkPasswordChange,
  PasswordRefused,
} from '@/features/session/model/profile';
import { type AdminUser, adminUserSchema, shownUser } from '@/features/session/model/session';
import { wait } from '@/lib/tasks';
import {
  isPassword,
  makeVerifier,
  type PasswordVerifier,
  passwordVerifierSchema,
} from '@/lib/crypto/passwords';
import { announce } from '@/store/local/changeEvents';
import { endDraft } from '@/store/drafts';
import { SaveError } from '@/store/errors';
import { isExpected } from '@/store/local/local';
import { asSaveError, withDatabase, writeTransaction } from '@/store/journal/database';
import { db } from '@/store/journal/db';
import { LocalWrites } from '@/store/local/localWrites';
import { sameJson } from '@/lib/json';
import { readText } from '@/store/local/read';
import account from '../model/account.json';
import { openSession } from './session';

const builtInSchema = v.object({
  username: v.pipe(v.string(), v.nonEmpty()),
  password: passwordVerifierSchema,
});

/** The built-in login of SPEC section 6, with a password verifier. `npm run account` changes it. */
export const builtInAccount = v.parse(builtInSchema, account);

const accountSchema = v.object({
  ...adminUserSchema.entries,
  shownName: v.optional(adminUserSchema.entries.username),
  password: passwordVerifierSchema,
});
/**
 * The login and its user's profile. `username` is the login name, which a profile saved by an early
 * version may have changed; `shownName` is the name in the profile.
 */
export type Account = v.InferOutput<typeof accountSchema>;

const builtIn: Account = { ...builtInAccount, email: '', phone: '' };

const rowSchema = v.pipe(v.string(), v.parseJson(), accountSchema);

async function storedAccount(): Promise<Account> {
  const row = await db.credentials.get('account');
  const parsed = v.safeParse(rowSchema, row?.secret);
  return parsed.success ? parsed.output : builtIn;
}

/**
 * The account of this browser, the built-in one until it is changed. Rejects while the database
 * does not answer, because the built-in password must not replace a changed one. @throws SaveError
 */
export function readAccount(): Promise<Account> {
  return withDatabase(storedAccount, () => builtIn, 'write');
}

/** Replaces the account and then writes keys of localStorage, atomically. @throws SaveError */
async function changeAccount(
  change: (stored: Account) => Account | Promise<Account>,
  putKeys: (writes: LocalWrites) => void = () => undefined,
): Promise<void> {
  await withDatabase(
    async (signal) => {
      const writes = new LocalWrites();
      try {
        const write = async () => {
          const secret = JSON.stringify(await change(await storedAccount()));
          await db.credentials.put({ key: 'account', secret });
          putKeys(writes);
        };
        await writeTransaction([db.credentials, db.drafts], write, signal);
      } catch (error) {
        writes.undo();
        throw asSaveError(error);
      }
    },
    () => {
      // Only the database keeps an account beyond the session.
      throw new SaveError('blocked');
    },
    'write',
  );
}

/**
 * Stores the profile, updates the session's user and ends the draft.
 * @param base the profile when editing began: a different stored one is not overwritten @throws
 * SaveError
 */
export async function saveProfile(
  user: AdminUser,
  base?: AdminUser,
  draftId?: string,
): Promise<void> {
  const change = async (stored: Account) => {
    const current = shownUser(stored);
    if (base !== undefined && !isExpected(current, base, user))
      throw new SaveError('conflict', { current });
    if (draftId !== undefined) await db.drafts.delete(draftId);
    const { username: shownName, email, phone } = user;
    return { ...stored, shownName, email, phone };
  };
  const save = () =>
    changeAccount(change, (writes) => {
      const shown = readText('adminUser');
      if (shown !== null) writes.put('adminUser', shown, JSON.stringify(user));
    });
  await (draftId === undefined ? save() : endDraft(draftId, save));
  announce('adminUser');
}

/** Whether this device has the built-in password, the same in every copy. @throws SaveError */
export async function hasBuiltInPassword(): Promise<boolean> {
  return sameJson((await readAccount()).password, builtInAccount.password);
}

export interface LoginForm {
  username: string;
  password: string;
}

export class WrongCredentials extends Error {
  override name = 'WrongCredentials';
}

/** The account, if this is its password. @throws SaveError */
async function verifyAccount(password: string): Promise<Account | undefined> {
  const stored = await readAccount();
  return (await isPassword(password, stored.password)) ? stored : undefined;
}

/** The login of SPEC section 6. @throws WrongCredentials, SaveError */
export async function logIn({ username, password }: LoginForm): Promise<void> {
  // Compares the password of a wrong username too, so that the duration reveals nothing about it.
  const [verified] = await Promise.all([verifyAccount(password), wait(SIMULATED_DELAY_MS)]);
  // Accented letters have a composed and a decomposed form.
  if (verified?.username.normalize('NFC') !== username.trim().normalize('NFC'))
    throw new WrongCredentials();
  openSession(shownUser(verified), Date.now());
}

function assertNotRefused(form: PasswordChange, isCurrentCorrect?: boolean): void {
  const refusal = checkPasswordChange(form, isCurrentCorrect);
  if (refusal) throw new PasswordRefused(refusal);
}

/** Changes the password, with the checks of SPEC section 5. @throws PasswordRefused, SaveError */
export async function changePassword(form: PasswordChange): Promise<void> {
  assertNotRefused(form);
  assertNotRefused(form, (await verifyAccount(form.current)) !== undefined);
  await savePassword(await makeVerifier(form.next));
}

/** Stores the verifier of a new password. @throws SaveError */
export async function savePassword(password: PasswordVerifier): Promise<void> {
  await changeAccount((stored) => ({ ...stored, password }));
}
