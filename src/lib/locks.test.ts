import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const held = new Map<string, () => void>();

/** A fake lock manager without queues. */
async function request(
  name: string,
  _options: LockOptions,
  work: (lock: { name: string } | null) => Promise<void>,
): Promise<void> {
  if (held.has(name)) return work(null);
  // Held until the code or the browser releases it.
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

test('a page from the back/forward cache reacquires its locks', async () => {
  const { tryLock } = await import('@/lib/locks');
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

test('work runs in a browser that refuses locks', async () => {
  const refuse = () => Promise.reject(new DOMException('', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: refuse } });
  vi.spyOn(console, 'warn').mockReturnValue();
  const { tryLock, withLock } = await import('@/lib/locks');
  expect(await tryLock('draft')).toBeTypeOf('function');
  expect(await withLock('start', async () => 'done')).toBe('done');
});

test('work runs if the lock manager does not answer, and a late lock is released', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  const asked: ((lock: { name: string }) => Promise<void>)[] = [];
  const neverAnswer = (_name: string, _options: LockOptions, work: (typeof asked)[number]) => {
    asked.push(work);
    return new Promise<never>(() => {});
  };
  vi.stubGlobal('navigator', { locks: { request: neverAnswer } });
  const { withLock } = await import('@/lib/locks');
  const order: string[] = [];
  const done = withLock('start', async () => order.push('worked'));
  await vi.advanceTimersByTimeAsync(1900);
  order.push('waited');
  await vi.advanceTimersByTimeAsync(200);
  await done;
  expect(order).toEqual(['waited', 'worked']);
  // The manager is not asked again, and a late lock is released.
  await withLock('start', async () => order.push('again'));
  expect(asked).toHaveLength(1);
  await asked[0]?.({ name: 'start' });
  vi.useRealTimers();
});
