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

test('a start whose code could not be fetched is made when it is asked for again, once', async () => {
  await expect(start()).rejects.toThrow('No network.');
  isOnline = true;
  await Promise.all([start(), start()]);
  expect(startUp).toHaveBeenCalledOnce();
});
