import type { Page } from 'playwright/test';
import { putRows } from '../database';
import { expect, report, test } from './lab';

/** Tables and their indexes, as each version of the schema had them; Dexie counts versions in tens. */
const FIRST = {
  meta: 'name',
  journal: 'key',
  revisions: '[key+hash], [key+revision]',
  entries: '[key+slot], [key+revision], *words, unindexed',
  files: '[applicationId+kind]',
  drafts: 'id',
  snapshots: '++id, reason',
  quarantine: '[key+hash]',
  credentials: 'key',
};
const SCHEMAS: readonly (readonly [number, Readonly<Record<string, string>>])[] = [
  [1, FIRST],
  [2, { ...FIRST, marks: '[kind+id]' }],
  [
    3,
    {
      ...FIRST,
      entries: '[key+slot], [key+revision], *words, *terms, unindexed',
      marks: '[kind+id]',
      recentSearches: '[audience+typed]',
    },
  ],
];

/** Makes the database anew by plain calls, as an earlier version of the app left it. */
function makeEarlier(
  page: Page,
  version: number,
  schema: Readonly<Record<string, string>>,
  rows: Readonly<Record<string, unknown[]>>,
): Promise<void> {
  return page.evaluate(
    ([dexieVersion, tables, all]) =>
      new Promise<void>((resolve, reject) => {
        const fail = () => reject(new Error('The database was not made.'));
        const pathOf = (text: string) =>
          text.startsWith('[') ? text.slice(1, -1).split('+') : text.replace(/^(\*|\+\+)/, '');
        const deletion = indexedDB.deleteDatabase('dubai-visa');
        deletion.addEventListener('error', fail);
        deletion.addEventListener('success', () => {
          const opening = indexedDB.open('dubai-visa', dexieVersion * 10);
          opening.addEventListener('error', fail);
          opening.addEventListener('upgradeneeded', () => {
            for (const [name, definition] of Object.entries(tables)) {
              const [key = '', ...indexes] = definition.split(', ');
              const store = opening.result.createObjectStore(name, {
                keyPath: pathOf(key),
                autoIncrement: key.startsWith('++'),
              });
              for (const index of indexes)
                store.createIndex(index.replace('*', ''), pathOf(index), {
                  multiEntry: index.startsWith('*'),
                });
            }
          });
          opening.addEventListener('success', () => {
            const transaction = opening.result.transaction(Object.keys(tables), 'readwrite');
            for (const name of Object.keys(tables))
              for (const row of all[name] ?? []) transaction.objectStore(name).put(row);
            transaction.addEventListener('error', fail);
            transaction.addEventListener('complete', () => {
              opening.result.close();
              resolve();
            });
          });
        });
      }),
    [version, schema, rows] as const,
  );
}

/** Rows as an earlier version wrote them: with what a search found them by. */
function asEarlier(tables: Readonly<Record<string, unknown[]>>): Record<string, unknown[]> {
  const withTerms = (row: unknown) => Object.assign({ words: ['word'], terms: ['0word'] }, row);
  return { ...tables, entries: (tables['entries'] ?? []).map(withTerms) };
}

for (const [version, schema] of SCHEMAS)
  test(`what version ${version} of the schema has kept opens with nothing lost, localStorage there or not`, async ({
    context,
    labUrl,
    openTab,
  }) => {
    // A page of the same origin that runs no app.
    await context.route('**/nothing', (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
    const page = await openTab();
    await page.evaluate(async () => {
      await window.lab.submitMany('earlier', 3);
      await window.lab.saveSettings('Gate', 'secret');
      await window.lab.saveDraft('apply:1', 'typed');
    });
    const kept = () =>
      page.evaluate(async () => ({
        applications: window.lab.applications(),
        pages: window.lab.pages(),
        settings: window.lab.settings(),
        draft: await window.lab.findDraft('apply'),
      }));
    const before = await kept();
    const rows = asEarlier(await page.evaluate(() => window.lab.database()));
    for (const isLocalLost of [false, true]) {
      await page.goto(new URL('nothing', labUrl).href);
      await makeEarlier(page, version, schema, rows);
      // As a crash does: nobody has seen it go.
      if (isLocalLost) await page.evaluate(() => sessionStorage.clear());
      if (isLocalLost) await page.evaluate(() => localStorage.clear());
      await page.goto(labUrl);
      await page.evaluate(() => window.lab.start());
      expect(await kept()).toEqual(before);
      expect(await page.evaluate(() => window.lab.submit(crypto.randomUUID()))).toHaveProperty(
        'saved',
      );
      await page.evaluate(
        (text) => localStorage.setItem('visaApplications', text),
        JSON.stringify(before.applications),
      );
    }
    report(`schema ${version}: 0 lost, with localStorage and without`);
  });

test('a tab of an older version never writes over what a newer one has stored', async ({
  openTab,
}) => {
  const page = await openTab();
  await page.evaluate(() => window.lab.submit('before'));
  const newer = { name: 'database', epoch: 'a newer one', dataVersion: 1000 };
  await putRows(page, 'meta', [newer]);
  const text = await page.evaluate(() => {
    localStorage.setItem('visaApplications', '[{"id":"newer","form":2}]');
    return localStorage.getItem('visaApplications');
  });
  const outcomes = await page.evaluate(async () => [
    await window.lab.submit('refused'),
    await window.lab.savePage('refused', 'Refused'),
    await window.lab.saveSettings('Refused', ''),
  ]);
  for (const outcome of outcomes) expect(outcome).toMatchObject({ failed: 'outdated' });
  expect(await page.evaluate(() => window.lab.storageHealth())).toBe('outdated');
  expect(await page.evaluate(() => window.lab.pages().length)).toBe(2);
  await page.reload();
  await page.evaluate(() => window.lab.start());
  expect(await page.evaluate(() => localStorage.getItem('visaApplications'))).toBe(text);
  report('3 writes of an older tab refused, 0 written over newer data');
});
