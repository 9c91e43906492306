// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { registerUnsaved } from '@/lib/browser/unsaved';
import { wait } from '@/lib/async/wait';
import { RECHECK_MS, recoverFromMissingChunks } from './missingChunks';

const ENTRY = '/assets/main-1.js';
const NEW_PAGE = '<script type="module" src="/assets/main-2.js"></script>';
const SAME_PAGE = `<script type="module" src="${ENTRY}"></script>`;

class NavigationTiming {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

const reload = vi.fn<() => void>();
const serve = vi.fn<() => Promise<Response>>();

/** Simulates a missing chunk some time after a navigation of the given type. */
async function missChunk({ navigation = 'navigate', after = 60_000 } = {}): Promise<Error> {
  vi.stubGlobal('PerformanceNavigationTiming', NavigationTiming);
  vi.stubGlobal('performance', {
    getEntriesByType: () => [new NavigationTiming(navigation)],
    now: () => after,
  });
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  await new Promise((resolve) => setTimeout(resolve));
  return payload;
}

beforeEach(() => {
  reload.mockClear();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', serve);
  serve.mockImplementation(() => Promise.resolve(new Response(NEW_PAGE)));
  recoverFromMissingChunks(ENTRY);
});

test('a page of a version that is gone is loaded again', async () => {
  await missChunk();
  expect(reload).toHaveBeenCalledOnce();
});

test('one with unsaved work is not, before it is saved or given up', async () => {
  const release = registerUnsaved({ flush: () => Promise.resolve(true) });
  await missChunk();
  expect(reload).not.toHaveBeenCalled();
  release();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

test('nor one whose form is on the screen, until it has left it', async () => {
  const field = document.createElement('textarea');
  document.body.append(field);
  field.value = 'Dear Sir';
  dispatchEvent(Object.defineProperty(new Event('input'), 'target', { value: field }));
  await missChunk();
  await missChunk();
  // The form was sent, and its confirmation is on the screen.
  field.value = '';
  await wait(2 * RECHECK_MS);
  expect(reload).not.toHaveBeenCalled();
  field.remove();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

test('not even then where a reload would not help any more', async () => {
  const release = registerUnsaved({ flush: () => Promise.resolve(true) });
  await missChunk();
  serve.mockClear();
  serve.mockImplementation(() => Promise.resolve(new Response(SAME_PAGE)));
  release();
  await expect.poll(() => serve.mock.calls.length).toBe(1);
  await wait(2 * RECHECK_MS);
  expect(serve).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>]>([
  ['the same version is served', () => Promise.resolve(new Response(SAME_PAGE))],
  ['the server is ill', () => Promise.resolve(new Response('', { status: 503 }))],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('nor where a reload would not help: %s', async (_case, answer) => {
  serve.mockImplementation(answer);
  await missChunk();
  expect(reload).not.toHaveBeenCalled();
});

test('nor one that was just loaded again', async () => {
  await missChunk({ navigation: 'reload', after: 500 });
  expect(reload).not.toHaveBeenCalled();
  await missChunk({ navigation: 'reload', after: 3_600_000 });
  expect(reload).toHaveBeenCalledOnce();
});

test('the router does not know the error by its words', async () => {
  const { message } = await missChunk();
  expect(message).toBe('A part of this site is not there: /assets/a.js');
});
