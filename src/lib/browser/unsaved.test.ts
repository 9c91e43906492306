import { expect, test } from 'vitest';
import { hasUnsaved, registerUnsaved, flushUnsaved } from './unsaved';

const kept = { flush: () => Promise.resolve(true) };
const lost = { flush: () => Promise.resolve(false) };

test('registered input is unsaved until it is unregistered', () => {
  expect(hasUnsaved()).toBe(false);
  const letGo = registerUnsaved(kept);
  expect(hasUnsaved()).toBe(true);
  letGo();
  expect(hasUnsaved()).toBe(false);
});

test('the flush succeeds only if each part does', async () => {
  expect(await flushUnsaved()).toBe(true);
  const releases = [registerUnsaved(kept), registerUnsaved(lost)];
  expect(await flushUnsaved()).toBe(false);
  releases[1]?.();
  expect(await flushUnsaved()).toBe(true);
  releases[0]?.();
});
