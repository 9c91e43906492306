import { expect, test, vi } from 'vitest';
import { readAccount } from './account';
import { changePassword, logIn, nextLoginDelayMs } from './credentials';
import { SaveError } from '@/store/errors';

vi.mock('./account');

const login = () => logIn({ username: 'a', password: 'b' });
const change = () => changePassword({ current: 'b', next: 'long enough', confirm: 'long enough' });

test.each([
  ['a login', login],
  ['a change of the password', change],
])('%s that cannot read the account says why, and lengthens no wait', async (_case, attempt) => {
  const before = nextLoginDelayMs();
  vi.mocked(readAccount).mockRejectedValue(new SaveError('timeout'));
  for (let turn = 0; turn < 6; turn += 1)
    await expect(attempt()).rejects.toMatchObject({ reason: 'timeout' });
  expect(nextLoginDelayMs()).toBe(before);
});
