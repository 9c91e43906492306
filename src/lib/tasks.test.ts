import { expect, test } from 'vitest';
import { wait } from '@/lib/tasks';

const LONG_MS = 60_000;

test('a wait ends after its time', async () => {
  await expect(wait(0, new AbortController().signal)).resolves.toBeUndefined();
});

test('a wait ends with the reason of its signal, which may have come before it', async () => {
  const controller = new AbortController();
  const waiting = wait(LONG_MS, controller.signal);
  controller.abort(new Error('Enough.'));
  await expect(waiting).rejects.toThrow('Enough.');
  await expect(wait(LONG_MS, controller.signal)).rejects.toThrow('Enough.');
});
