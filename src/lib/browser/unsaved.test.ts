import { expect, test } from 'vitest';
import { hasUnsaved, holdUnsaved, keepUnsaved } from './unsaved';

const kept = { keep: () => Promise.resolve(true) };
const lost = { keep: () => Promise.resolve(false) };

test('what is held is unsaved until it is let go', () => {
  expect(hasUnsaved()).toBe(false);
  const letGo = holdUnsaved(kept);
  expect(hasUnsaved()).toBe(true);
  letGo();
  expect(hasUnsaved()).toBe(false);
});

test('all is kept only where each part is', async () => {
  expect(await keepUnsaved()).toBe(true);
  const releases = [holdUnsaved(kept), holdUnsaved(lost)];
  expect(await keepUnsaved()).toBe(false);
  releases[1]?.();
  expect(await keepUnsaved()).toBe(true);
  releases[0]?.();
});
