import { expect, test, vi } from 'vitest';
import { siteCache } from './siteCache';

const FILES = [
  { url: 'icon.svg' },
  { url: 'shell.html', language: 'en' },
  { url: 'ar/shell.html', language: 'ar' },
  { url: 'admin.html', language: 'en', isAdmins: true },
  { url: 'ar/admin.html', language: 'ar', isAdmins: true },
] as const;

const EN = ['icon.svg', 'shell.html'];
const AR = ['icon.svg', 'ar/shell.html'];
const BOTH = ['icon.svg', 'shell.html', 'ar/shell.html'];

test.each<[string, string[], string[], string[], string[]?]>([
  ['a first visit', ['/blog'], [], EN, [...EN, 'admin.html']],
  ['a first visit in Arabic', ['/ar'], [], AR, [...AR, 'ar/admin.html']],
  ['a second language', ['/ar/blog'], ['/shell.html', '/admin.html'], [...BOTH, 'admin.html']],
  ['a first visit at a counter', ['/admin/counter'], [], [...EN, 'admin.html']],
  [
    'the administrator in a second language',
    ['/ar/admin'],
    ['/shell.html', '/admin.html'],
    FILES.map(({ url }) => url),
  ],
  [
    'a version that is installed in the background',
    [],
    ['/ar/shell.html'],
    AR,
    [...AR, 'ar/admin.html'],
  ],
])('%s', async (_case, openPaths, kept, used, all = used) => {
  vi.stubGlobal('caches', {
    match: (path: string) => Promise.resolve(kept.includes(path) ? new Response() : undefined),
  });
  const site = siteCache(FILES.map((file) => ({ ...file, integrity: '' })));
  const wanted = await site.wanted(openPaths);
  expect(wanted.used.map(({ url }) => url)).toEqual(used);
  expect(wanted.all.map(({ url }) => url)).toEqual(all);
});
