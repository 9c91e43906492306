import { expect, test, vi } from 'vitest';
import { isPassword, makeVerifier, MIN_ITERATIONS } from '@/lib/crypto/passwords';
import { SaveError } from '@/store/errors';
import { withDatabase } from '@/store/journal/database';
import { builtInAccount, changePassword, logIn } from './account';
import file from '../model/account.json?raw';

vi.mock('@/store/journal/database');

// Each attempt costs a slow key derivation.
vi.setConfig({ testTimeout: 60_000 });

test('the built-in account is the fixed pair, and its password is nowhere in the build', async () => {
  expect(builtInAccount.username).toBe('admin');
  expect(await isPassword('dubai-visa-2026', builtInAccount.password)).toBe(true);
  expect(file).not.toContain('dubai-visa-2026');
});

test('another password is refused, however near', async () => {
  for (const password of ['', 'Dubai-visa-2026', 'dubai-visa-2026 ', 'admin'])
    expect(await isPassword(password, builtInAccount.password)).toBe(false);
});

test('a verifier made here fits its own password alone, with a salt of its own', async () => {
  const [one, two] = [await makeVerifier('pässwörd'), await makeVerifier('pässwörd')];
  expect(one.iterations).toBeGreaterThanOrEqual(MIN_ITERATIONS);
  expect(one.salt).not.toBe(two.salt);
  expect(await isPassword('pässwörd'.normalize('NFD'), one)).toBe(true);
  expect(await isPassword('passwort', one)).toBe(false);
});

const login = () => logIn({ username: 'a', password: 'b' });
const change = () => changePassword({ current: 'b', next: 'long enough', confirm: 'long enough' });

test.each([
  ['a login', login],
  ['a change of the password', change],
])(
  '%s that cannot read the account says why, not that the password is wrong',
  async (_case, attempt) => {
    vi.mocked(withDatabase).mockRejectedValue(new SaveError('timeout'));
    await expect(attempt()).rejects.toMatchObject({ reason: 'timeout' });
  },
);
