import { expect, test } from 'vitest';
import { filesOfDashboard, importedFirst } from './bundleFiles';
import { chunksOf, SITE } from './fixtures/bundle';

test('files of the start come after those that they import', () => {
  const chunks = chunksOf({
    'entry.js': { modules: [], imports: ['site.js', 'screen.js'] },
    'screen.js': { modules: [], imports: ['site.js', 'piece.js'] },
    'site.js': { modules: [], imports: ['runtime.js'] },
    // Two files that import each other.
    'piece.js': { modules: [], imports: ['screen.js'] },
    'runtime.js': { modules: [] },
  });
  const files = ['entry.js', 'screen.js', 'site.js', 'runtime.js', 'piece.js'];
  expect(importedFirst(chunks, files)).toEqual([
    'runtime.js',
    'site.js',
    'piece.js',
    'screen.js',
    'entry.js',
  ]);
});

test('the files of the dashboard are those that its start has not brought', () => {
  const chunks = chunksOf({
    ...SITE,
    'tree.js': { modules: ['/src/routes/tree.gen.ts'], imports: ['site.js', 'words.js'] },
    'words.js': { modules: [] },
    'dashboard.js': {
      modules: ['/src/routes/admin/dashboard.tsx?tsr-split=component'],
      imports: ['site.js', 'menu.js', 'words.js'],
    },
    'menu.js': { modules: [] },
    'settings.js': {
      modules: ['/src/routes/admin/dashboard/settings.tsx?tsr-split=component'],
      imports: ['menu.js', 'form.js'],
    },
    'form.js': { modules: [], imports: ['words.js'] },
  });
  expect(filesOfDashboard(chunks)).toEqual({
    shared: ['dashboard.js', 'menu.js'],
    screens: { settings: ['settings.js', 'form.js'] },
  });
});
