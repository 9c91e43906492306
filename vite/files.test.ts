import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { filesOfAdminAlone, filesOfStart } from './files';

type Given = Partial<Pick<Rolldown.OutputChunk, 'moduleIds' | 'imports' | 'dynamicImports'>>;

/** A bundle of scripts only, with the properties that the tested functions read. */
function bundleOf(all: Readonly<Record<string, Given>>): Rolldown.OutputBundle {
  const chunks = Object.entries(all).map(([fileName, given]) => {
    const none = { code: '', moduleIds: [], imports: [], dynamicImports: [] };
    return [fileName, { type: 'chunk', fileName, ...none, ...given }];
  });
  // oxlint-disable-next-line typescript/no-unsafe-return -- built from entries.
  return Object.fromEntries(chunks);
}

const SITE = {
  'entry.js': { moduleIds: ['/src/main.tsx'], imports: ['site.js'] },
  'site.js': {
    moduleIds: ['/src/app/router.tsx'],
    imports: ['runtime.js', 'piece.js'],
    dynamicImports: ['tree.js', 'form.js', 'post.js'],
  },
  // Two chunks that import each other.
  'piece.js': { imports: ['site.js'] },
  'runtime.js': {},
  'form.js': {},
  'post.js': {
    moduleIds: ['/src/routes/_site/blog/$slug.tsx?tsr-split=component'],
    imports: ['site.js'],
  },
  'tree.js': { moduleIds: ['/src/routes/tree.gen.ts'], imports: ['site.js', 'words.js'] },
  'words.js': {},
  'dashboard.js': {
    moduleIds: ['/src/routes/admin/dashboard.tsx?tsr-split=component'],
    imports: ['site.js', 'words.js'],
  },
};

test('files of the start come after those that they import, a page’s own among them', () => {
  const start = ['runtime.js', 'piece.js', 'site.js'];
  for (const path of ['shell', '/404'])
    expect(filesOfStart(bundleOf(SITE), path)).toEqual([...start, 'entry.js']);
  expect(filesOfStart(bundleOf(SITE), '/blog/a-post')).toEqual([...start, 'post.js', 'entry.js']);
});

test('the administrator’s files are those that no visitor’s page asks for', () => {
  expect([...filesOfAdminAlone(bundleOf(SITE))]).toEqual(['tree.js', 'words.js', 'dashboard.js']);
  const mixed = { ...SITE, 'form.js': { moduleIds: ['/src/features/layout/admin/Menu.tsx'] } };
  expect(() => filesOfAdminAlone(bundleOf(mixed))).toThrow('form.js is the administrator’s');
});
