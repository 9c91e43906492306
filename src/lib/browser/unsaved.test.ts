import { expect, test } from 'vitest';
import { hasUnsaved, registerUnsaved, flushUnsaved } from './unsaved';

const kept = { keep: () => Promise.resolve(true) };
const lost = { keep: () => Promise.resolve(false) };

test('what is held is unsaved until it is let go', () => {
  expect(hasUnsaved()).toBe(false);
  const letGo = registerUnsaved(kept);
  expect(hasUnsaved()).toBe(true);
  letGo();
  expect(hasUnsaved()).toBe(false);
});

test('all is kept only where each part is', async () => {
  expect(await flushUnsaved()).toBe(true);
  const releases = [registerUnsaved(kept), registerUnsaved(lost)];
  expect(await flushUnsaved()).toBe(false);
  releases[1]?.();
  expect(await flushUnsaved()).toBe(true);
  releases[0]?.();
});
