import { expect, test, vi } from 'vitest';
import vectors from '@/engines/handover/vectors.json';
import { SaveError } from '@/store/errors';
import { installedKeys } from '@/features/handover/store/officeKeys';
import { read } from './queries';

vi.mock(import('@/engines/handover/office'), async (original) => {
  const office = await original();
  return { ...office, OFFICE: { ...office.OFFICE, demo: false } };
});
vi.mock(import('@/features/handover/store/officeKeys'), () => ({
  installedKeys: vi.fn<() => Promise<never[]>>(() => Promise.resolve([])),
  installKey: () => Promise.resolve(),
}));

const problem = (which: string) => ({ kind: 'problem', problem: which });
const { digits } = vectors.applications.usual;
const file = new Blob([Buffer.from(vectors.file.base64, 'base64')]);

test('a counter of an office without its key says so, of a code and of a file', async () => {
  expect(await read({ payload: digits, how: 'paste' })).toEqual(problem('noKey'));
  expect(await read({ payload: file, how: 'file' })).toEqual(problem('noKey'));
});

test('storage that does not answer, and a file that is gone, are told apart from a code that was cut', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(installedKeys).mockRejectedValueOnce(new SaveError('timeout'));
  expect(await read({ payload: digits, how: 'paste' })).toEqual(problem('storage'));
  const gone = new Blob(['F']);
  gone.slice = () => {
    throw new DOMException('', 'NotFoundError');
  };
  expect(await read({ payload: gone, how: 'file' })).toEqual(problem('unreadable'));
  expect(await read({ payload: digits.slice(0, -5), how: 'paste' })).toEqual(problem('incomplete'));
});
