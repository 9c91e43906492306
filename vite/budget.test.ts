import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { breaches, type Chunk, filesOfDashboard, firstLoads, importedFirst } from './budget';

/** A file that does not compress, of so many bytes. */
const noise = (bytes: number) => randomBytes(bytes).toString('latin1');

interface Given {
  modules: readonly string[];
  imports?: string[];
  dynamicImports?: string[];
  code?: string;
}

function chunksOf(all: Readonly<Record<string, Given>>): Map<string, Chunk> {
  return new Map(
    Object.entries(all).map(([name, { modules, ...rest }]) => [
      name,
      { code: '', imports: [], dynamicImports: [], ...rest, moduleIds: [...modules] },
    ]),
  );
}

const SITE = {
  'main.js': { modules: ['/src/main.tsx'], imports: ['site.js'] },
  'site.js': {
    modules: ['/src/routes/visitorTree.gen.js', '/src/app/launch.tsx'],
    dynamicImports: ['tree.js', 'layout.js', 'home.js'],
    code: noise(50_000),
  },
  'layout.js': { modules: ['/src/routes/_site.tsx?tsr-split=component'] },
  'home.js': { modules: ['/src/routes/_site/index.tsx?tsr-split=component'] },
  'tree.js': { modules: ['/src/routes/tree.gen.ts'], dynamicImports: ['admin.js'] },
  'admin.js': { modules: ['/src/admin/layout/AdminLayout.tsx'] },
} satisfies Record<string, Given>;

async function found(all: Readonly<Record<string, Given>>): Promise<string[]> {
  const chunks = chunksOf(all);
  return breaches(chunks, await firstLoads(chunks));
}

test('a small site that keeps the administrator apart is allowed', async () => {
  const chunks = chunksOf(SITE);
  expect((await firstLoads(chunks)).map(({ screen }) => screen)).toEqual(['index']);
  expect(await found(SITE)).toEqual([]);
});

test.each<[string, Readonly<Record<string, Given>>, string]>([
  [
    'too much',
    {
      'home.js': { ...SITE['home.js'], imports: ['big.js'] },
      'big.js': { modules: [], code: noise(80_000) },
    },
    'index loads',
  ],
  [
    'what must come later',
    { 'home.js': { modules: [...SITE['home.js'].modules, '/node_modules/dexie/dist/dexie.mjs'] } },
    'dexie',
  ],
  [
    'a part that may ask for the administrator’s',
    { 'layout.js': { ...SITE['layout.js'], dynamicImports: ['admin.js'] } },
    'admin.js is the administrator',
  ],
])('a site with %s is not', async (_case, change, sentence) => {
  expect((await found({ ...SITE, ...change })).join('\n')).toContain(sentence);
});

test('files of the start stand after those that they import', () => {
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
