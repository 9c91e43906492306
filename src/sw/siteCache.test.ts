import { expect, test, vi } from 'vitest';
import { refetch } from './siteCache';

test.each([
  ['index.html', '/'],
  ['blog/index.html', '/blog'],
  ['shell.html', '/shell.html'],
  ['ar/admin.html', '/ar/admin.html'],
])('%s may answer navigations where the host redirects it', async (url, path) => {
  const kept = new Map<string, Response>();
  const put = (at: string, response: Response) => Promise.resolve(void kept.set(at, response));
  vi.stubGlobal('location', { origin: 'https://visas.example' });
  vi.stubGlobal('caches', { open: () => Promise.resolve({ put }) });
  const answer = new Response('A page', {
    headers: { vary: 'Accept', 'content-type': 'text/html' },
  });
  Object.defineProperty(answer, 'redirected', { value: true });
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  await refetch('site-1', { url });
  const found = kept.get(path);
  expect(found?.redirected).toBe(false);
  expect([...(found?.headers ?? [])]).toEqual([['content-type', 'text/html']]);
  expect(await found?.text()).toBe('A page');
});
