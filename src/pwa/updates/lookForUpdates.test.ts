// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UPDATE_CHECK_INTERVAL_MS, UPDATE_CHECK_PAUSE_MS } from '@/config';
import { checkForUpdates } from './registerWorker';

const look = vi.fn<() => Promise<void>>();

/** Lets time pass, then dispatches an event. */
async function after(ms: number, event?: string): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  if (event !== undefined) dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(async () => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  look.mockReset();
  look.mockResolvedValue();
  checkForUpdates(look);
  await after(0);
});

afterEach(() => {
  vi.useRealTimers();
});

test('it looks at the start, and then every hour', async () => {
  expect(look).toHaveBeenCalledTimes(1);
  await after(UPDATE_CHECK_INTERVAL_MS);
  expect(look).toHaveBeenCalledTimes(2);
  await after(UPDATE_CHECK_INTERVAL_MS);
  expect(look).toHaveBeenCalledTimes(3);
});

test.each(['focus', 'online'])('on %s, but not twice within a minute', async (event) => {
  await after(UPDATE_CHECK_PAUSE_MS - 1, event);
  expect(look).toHaveBeenCalledTimes(1);
  await after(1, event);
  expect(look).toHaveBeenCalledTimes(2);
  await after(1, event);
  expect(look).toHaveBeenCalledTimes(2);
});

test('a look that did not reach the server does not count', async () => {
  await after(UPDATE_CHECK_PAUSE_MS);
  look.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await after(0, 'focus');
  expect(look).toHaveBeenCalledTimes(2);
  await after(1, 'online');
  expect(look).toHaveBeenCalledTimes(3);
});
