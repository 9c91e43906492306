import { expect, test, vi } from 'vitest';
import { readAccount } from './account';
import { changePassword, logIn } from './credentials';
import { SaveError } from '@/store/errors';

vi.mock('./account');

const login = () => logIn({ username: 'a', password: 'b' });
const change = () => changePassword({ current: 'b', next: 'long enough', confirm: 'long enough' });

test.each([
  ['a login', login],
  ['a change of the password', change],
])(
  '%s that cannot read the account says why, not that the password is wrong',
  async (_case, attempt) => {
    vi.mocked(readAccount).mockRejectedValue(new SaveError('timeout'));
    await expect(attempt()).rejects.toMatchObject({ reason: 'timeout' });
  },
);
