import { expect, test, vi } from 'vitest';
import { filesToKeep } from './filesToKeep';
import type { ListedFile } from './siteCache';

const FILES = [
  { url: 'index.html' },
  { url: 'admin.html', isAdmins: true },
  { url: 'assets/dashboard-1.js', isAdmins: true },
];
const BILINGUAL = [
  { url: 'icon.svg' },
  { url: 'shell.html', language: 'en' },
  { url: 'ar/shell.html', language: 'ar' },
  { url: 'ar/admin.html', language: 'ar', isAdmins: true },
] as const;

interface Given {
  readonly saveData?: boolean;
  readonly openPaths?: readonly string[];
  /** What the caches of all versions hold. */
  readonly kept?: readonly string[];
  readonly files?: readonly ListedFile[];
}

/** The addresses of the files that a browser keeps. */
async function keptOf({
  saveData,
  openPaths = ['/'],
  kept = ['/index.html'],
  files = FILES,
}: Given) {
  vi.stubGlobal('navigator', saveData === undefined ? {} : { connection: { saveData } });
  vi.stubGlobal('caches', {
    match: (path: string) => Promise.resolve(kept.includes(path) ? new Response() : undefined),
  });
  return (await filesToKeep(files, openPaths)).map(({ url }) => url);
}

const ALL = FILES.map(({ url }) => url);

test.each([{}, { saveData: false }])('%j: everything is kept', async (given) => {
  expect(await keptOf(given)).toEqual(ALL);
});

test('with Save-Data the administrator’s files are not', async () => {
  const given = { saveData: true, openPaths: ['/', '/administration', '/blog/admin'] };
  expect(await keptOf(given)).toEqual(['index.html']);
});

test.each(['/admin', '/admin/dashboard/pages', '/counter'])(
  'with Save-Data they are, while %s is open in any window',
  async (path) => {
    expect(await keptOf({ saveData: true, openPaths: ['/', path] })).toEqual(ALL);
  },
);

test('and where some version has kept the administrator’s document', async () => {
  const given = { saveData: true, kept: ['/index.html', '/admin.html'] };
  expect(await keptOf(given)).toEqual(ALL);
});

test.each([
  ['the language of the open page', ['/blog'], [], ['icon.svg', 'shell.html']],
  [
    'the other language, once it is open',
    ['/ar'],
    [],
    ['icon.svg', 'ar/shell.html', 'ar/admin.html'],
  ],
  [
    'both, where both were asked for',
    ['/ar'],
    ['/shell.html'],
    ['icon.svg', 'shell.html', 'ar/shell.html'],
  ],
  [
    'a second language’s administrator, once it is open',
    ['/ar/admin'],
    ['/shell.html'],
    BILINGUAL.map(({ url }) => url),
  ],
  ['both, where nothing says which', [], [], BILINGUAL.map(({ url }) => url)],
])('it keeps %s', async (_case, openPaths, kept, expected) => {
  expect(await keptOf({ openPaths, kept, files: BILINGUAL })).toEqual(expected);
});

test('with Save-Data the other language is kept without the administrator’s files', async () => {
  const given = { saveData: true, openPaths: ['/ar/apply'], kept: [], files: BILINGUAL };
  expect(await keptOf(given)).toEqual(['icon.svg', 'ar/shell.html']);
});
