import { queryOptions } from '@tanstack/react-query';
import { SIMULATED_DELAY_MS } from '@/config';
import { loginDelayMs } from '@/content/session/session';
import {
  type Account,
  countPasswordTry,
  failedPasswords,
  forgetFailedPasswords,
  readAccount,
} from '@/data/session/account';
import { underLock } from '@/lib/async/locks';
import { isPassword } from '@/lib/crypto/passwordVerifier';
import { wait } from '@/lib/async/wait';

interface Proof {
  password: string;
  /** What else must be right; undefined where the password alone is asked. */
  username?: string;
  /** How long the answer takes at least, before what wrong passwords add. */
  atLeastMs: number;
}

/**
 * The account, if the proof is right. After wrong passwords each further try takes longer, in all
 * tabs together and through reloads: a try counts as wrong from its beginning.
 * @throws SaveError where the try cannot be counted
 */
export function proveAccount({
  password,
  username,
  atLeastMs,
}: Proof): Promise<Account | undefined> {
  return underLock('password', async () => {
    const addedMs = loginDelayMs(await countPasswordTry()) - SIMULATED_DELAY_MS;
    const compare = async () => {
      const account = await readAccount();
      // Compared in any case, so that the time taken says nothing about the username.
      const isRight = await isPassword(password, account.password);
      const isNamed =
        username === undefined ||
        // An accent may be typed in two ways.
        username.trim().normalize('NFC') === account.username.normalize('NFC');
      return isRight && isNamed ? account : undefined;
    };
    const [account] = await Promise.all([compare(), wait(atLeastMs + addedMs)]);
    if (account) await forgetFailedPasswords();
    return account;
  });
}

/** How long the next login will take, in milliseconds. */
export const nextLoginDelayOptions = queryOptions({
  queryKey: ['nextLoginDelay'],
  queryFn: async () => loginDelayMs(await failedPasswords()),
  staleTime: 0,
});
