import { expect, test, vi } from 'vitest';
import { filesToKeep } from './filesToKeep';

const FILES = [
  { url: 'index.html' },
  { url: 'admin.html', isAdmins: true },
  { url: 'assets/dashboard-1.js', isAdmins: true },
];

interface Given {
  readonly saveData?: boolean;
  readonly openPaths?: readonly string[];
  /** What the caches of all versions hold. */
  readonly kept?: readonly string[];
}

/** The addresses of the files that a browser keeps. */
async function keptOf({ saveData, openPaths = ['/'], kept = ['/index.html'] }: Given) {
  vi.stubGlobal('navigator', saveData === undefined ? {} : { connection: { saveData } });
  vi.stubGlobal('caches', {
    match: (path: string) => Promise.resolve(kept.includes(path) ? new Response() : undefined),
  });
  return (await filesToKeep(FILES, openPaths)).map(({ url }) => url);
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
