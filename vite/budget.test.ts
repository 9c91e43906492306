import { expect, test } from 'vitest';
import { breaches } from './budget';
import { firstLoads } from './bundleFiles';
import { chunksOf, type Given, noise, SITE } from './fixtures/bundle';

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
      'big.js': { modules: [], code: noise(100_000) },
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
  [
    'a later part in a file with the administrator’s routes',
    {
      'layout.js': { ...SITE['layout.js'], dynamicImports: ['late.js'] },
      'late.js': { modules: [], imports: ['tree.js'] },
      'tree.js': { modules: ['/src/routes/tree.gen.ts', '/src/routes/admin/index.tsx'] },
    },
    'tree.js is the administrator',
  ],
  [
    'a list of the administrator that waits for the database',
    {
      'admin.js': { ...SITE['admin.js'], dynamicImports: ['list.js'] },
      'list.js': {
        modules: ['/src/routes/admin/dashboard/applications.tsx?tsr-split=component'],
        imports: ['search.js'],
      },
      'search.js': { modules: ['/node_modules/dexie/dist/dexie.mjs'] },
    },
    'search.js holds the database',
  ],
])('a site with %s is not', async (_case, change, sentence) => {
  expect((await found({ ...SITE, ...change })).join('\n')).toContain(sentence);
});
