import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { readAccount } from '@/features/session/store/account';
import { SaveError } from '@/store/errors';
import { changePasswordOptions, loginOptions, nextLoginDelayMs } from './queries';

vi.mock('@/features/session/store/account');

const client = new QueryClient();
const login = () =>
  client.getMutationCache().build(client, loginOptions).execute({ username: 'a', password: 'b' });
const change = () =>
  client
    .getMutationCache()
    .build(client, changePasswordOptions)
    .execute({ current: 'b', next: 'long enough', confirm: 'long enough' });

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));

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
