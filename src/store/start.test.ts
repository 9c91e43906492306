import { expect, test, vi } from 'vitest';
import { start } from './start';

const { startUp } = vi.hoisted(() => ({ startUp: vi.fn<() => Promise<void>>() }));
let isOnline = false;

vi.mock('./journal/startUp', () => ({
  get startUp() {
    if (!isOnline) throw new Error('No network.');
    return startUp;
  },
}));

test('a start whose code failed to load is retried on the next call, once', async () => {
  await expect(start()).rejects.toThrow('No network.');
  isOnline = true;
  await Promise.all([start(), start()]);
  expect(startUp).toHaveBeenCalledOnce();
});
