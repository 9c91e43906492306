import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const held = new Map<string, () => void>();

/** A lock manager of one browser, in which nobody waits. */
async function request(
  name: string,
  _options: LockOptions,
  work: (lock: { name: string } | null) => Promise<void>,
): Promise<void> {
  if (held.has(name)) return work(null);
  // Until it is released, or the browser lets it go.
  const letGo = new Promise<void>((resolve) => held.set(name, resolve));
  await Promise.race([work({ name }).then(() => held.delete(name)), letGo]);
}

const shown = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  vi.resetModules();
  held.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => vi.unstubAllGlobals());

test('a page that was kept while it was left takes its locks again when it is shown', async () => {
  const { tryLock } = await import('./locks');
  const release = await tryLock('draft');
  expect(await tryLock('draft')).toBeUndefined();
  held.clear();
  shown(false);
  expect(held.has('draft')).toBe(false);
  shown(true);
  await vi.waitFor(() => expect(held.has('draft')).toBe(true));
  release?.();
  await vi.waitFor(() => expect(held.has('draft')).toBe(false));
  shown(true);
  expect(held.has('draft')).toBe(false);
});
