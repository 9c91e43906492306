import { expect, test, vi } from 'vitest';
import vectors from '@/engines/handover/vectors.json';
import { SaveError } from '@/store/errors';
import { storedKeys } from './officeKeys';
import { readHandover } from './readHandover';

vi.mock(import('./officeKeys'), () => ({
  storedKeys: vi.fn<() => Promise<never[]>>(() => Promise.resolve([])),
}));

const problem = (which: string) => ({ kind: 'problem', problem: which });
const { digits } = vectors.applications.usual;
const file = new Blob([Buffer.from(vectors.file.base64, 'base64')]);

test('a counter of an office without its key says so, of a code and of a file', async () => {
  expect(await readHandover({ payload: digits, how: 'paste' })).toEqual(problem('noKey'));
  expect(await readHandover({ payload: file, how: 'file' })).toEqual(problem('noKey'));
});

test('storage that does not answer, and a file that is gone, are told apart from a code that was cut', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(storedKeys).mockRejectedValueOnce(new SaveError('timeout'));
  expect(await readHandover({ payload: digits, how: 'paste' })).toEqual(problem('storage'));
  const gone = new Blob(['F']);
  gone.slice = () => {
    throw new DOMException('', 'NotFoundError');
  };
  expect(await readHandover({ payload: gone, how: 'file' })).toEqual(problem('unreadable'));
  expect(await readHandover({ payload: digits.slice(0, -5), how: 'paste' })).toEqual(
    problem('incomplete'),
  );
});
