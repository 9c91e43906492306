import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Page } from '@/content/types/page/schema';
import type { VisaApplication } from '@/content/applications/application';
import { deleteDatabase, FakeBrowser } from '@test/storage/fakeBrowser';
import { NO_DOCUMENTS } from '@/content/applications/application';
import { newApplication, BLANK_FORM } from '@/content/applicationForm';

const page = (id: string, changes: Partial<Page> = {}): Page => ({
  id,
  title: id,
  slug: id,
  content: '',
  metaTitle: '',
  metaDescription: '',
  published: true,
  ...changes,
});
const application = (id: string, firstName: string): VisaApplication =>
  newApplication(
    { ...BLANK_FORM, firstName, lastName: 'Haddad', visaType: 'tourist-30' },
    NO_DOCUMENTS,
    {
      id,
      trackingNumber: `DV${id.padStart(6, '0')}`,
      now: new Date('2026-11-20T12:00:00Z'),
    },
  );

beforeEach(async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  await deleteDatabase();
});

async function openTab() {
  const tab = await new FakeBrowser().openTab();
  const { findEntries } = await import('./findEntries');
  const { invalidate, remember, remembered } = await import('./memory');
  const { followStorage } = await import('./keepInStep');
  const { db } = await import('@/data/journal/db');
  const ids = async (audience: 'visitor' | 'administrator', typed: string) =>
    (await findEntries(audience, typed)).found.map(({ thing }) => thing.entry.id);
  return { ...tab, ids, findEntries, remember, remembered, invalidate, followStorage, db };
}

test('titles first, whole words before longer ones, every word somewhere', async () => {
  const { pages, ids } = await openTab();
  await pages.save(page('text', { content: '<p>A <b>Visa</b> for Dubai</p>' }));
  await pages.save(page('longer', { title: 'Visas at a glance' }));
  await pages.save(page('title', { title: 'Your VISA' }));
  await pages.save(page('both', { title: 'Visa', content: 'Bring a passport' }));
  await pages.save(page('other', { title: 'Passport', metaDescription: 'No word of it' }));
  expect(await ids('visitor', 'visa')).toEqual(['title', 'both', 'longer', 'text']);
  expect(await ids('visitor', 'vis')).toEqual(['title', 'both', 'longer', 'text']);
  expect(await ids('visitor', 'passp vis')).toEqual(['both']);
  expect(await ids('visitor', 'visa passport')).toEqual(['both']);
  expect(await ids('visitor', 'isa')).toEqual([]);
  expect(await ids('visitor', ' ')).toEqual([]);
});

test('visitors find nothing that is unpublished, and no application', async () => {
  const { pages, applications, ids } = await openTab();
  await pages.save(page('draft', { title: 'Haddad secret', published: false }));
  await pages.save(page('shown', { title: 'Haddad public' }));
  await applications.append(() => application('1', 'Amal'));
  expect(await ids('visitor', 'hadd')).toEqual(['shown']);
  expect((await ids('administrator', 'haddad')).toSorted()).toEqual(['1', 'draft', 'shown']);
  await pages.save(page('shown', { title: 'Haddad public', published: false }));
  expect(await ids('visitor', 'hadd')).toEqual([]);
  expect(await ids('visitor', 'DV000001')).toEqual([]);
  expect(await ids('administrator', 'dv 000 001')).toEqual(['1']);
  expect(await ids('administrator', '000001')).toEqual(['1']);
  expect(await ids('administrator', 'tourist haddad')).toEqual(['1']);
});

test('one typing error in a long word is forgiven, once the words are known', async () => {
  const { pages, ids, findEntries, remember } = await openTab();
  await pages.save(page('a', { title: 'Passport and photo' }));
  await pages.save(page('b', { title: 'جواز السَّفَر' }));
  expect(await findEntries('visitor', 'pasport')).toMatchObject({ found: [], index: 'learning' });
  await remember('visitor');
  for (const typed of ['pasport', 'passporf photo', 'apssport', 'passpotr', 'photo pasport'])
    expect(await ids('visitor', typed)).toEqual(['a']);
  expect(await ids('visitor', 'السفر')).toEqual(['b']);
  expect(await ids('visitor', 'السقر')).toEqual(['b']);
  expect(await ids('visitor', 'pasporr')).toEqual([]);
});

test('a copy that is distrusted while it is learned is not trusted when it is', async () => {
  const { pages, remember, followStorage, invalidate, remembered, db } = await openTab();
  await pages.save(page('a', { title: 'Passport' }));
  const invalidated = async (learning: Promise<void>, distrusting: () => void) => {
    distrusting();
    await learning;
    return remembered('visitor') === undefined;
  };
  expect(await invalidated(remember('visitor'), () => invalidate('visitor'))).toBe(true);
  expect(await invalidated(followStorage('visitor'), () => invalidate('visitor'))).toBe(true);
  const newerVersion = () =>
    void db.on.versionchange.fire(new IDBVersionChangeEvent('versionchange'));
  expect(await invalidated(remember('visitor'), newerVersion)).toBe(true);
  expect(await invalidated(remember('visitor'), () => invalidate('administrator'))).toBe(false);
});

test('words that are in many rows are still found together', async () => {
  const { db, followStorage } = await openTab();
  const many = Array.from({ length: 45 }, (_, at) =>
    application(String(at), at % 2 ? 'Amal' : 'Zoë'),
  );
  localStorage.setItem('visaApplications', JSON.stringify(many));
  await followStorage('administrator');
  const { findRows } = await import('./rows');
  const { databaseIndex } = await import('./databaseIndex');
  const seeking = { audience: 'administrator', forgives: false } as const;
  // Lists are cut after so few rows that none of them is whole.
  const found = async (...queryTerms: string[]) => {
    const rows = await db.transaction('r', db.entries, async () =>
      findRows(databaseIndex(), { words: queryTerms, seeking, instead: () => [] }, 4),
    );
    return rows.map(({ thing }) => thing.entry.id);
  };
  expect(await found('haddad', 'amal')).toHaveLength(20);
  expect(await found('haddad')).toHaveLength(20);
  expect(await found('zoe', 'haddad', '000044')).toEqual(['44']);
  expect(await found('amal', 'haddad', '000044')).toEqual([]);
  expect(await found('zoe', 'amal')).toEqual([]);
});

test('a database that was deleted is known to be empty, and filled again', async () => {
  const { pages, ids, findEntries, followStorage } = await openTab();
  await pages.save(page('kept', { title: 'Visa' }));
  await deleteDatabase();
  expect(await findEntries('visitor', 'visa')).toMatchObject({ found: [], index: 'empty' });
  await followStorage('visitor');
  expect(await ids('visitor', 'visa')).toEqual(['kept']);
});

test('what an earlier version of the app has indexed is indexed anew', async () => {
  const { pages, ids, followStorage, db } = await openTab();
  await pages.save(page('old', { title: 'Visa' }));
  const [row] = await db.entries.toArray();
  const { terms: _none, ...earlier } = row ?? {};
  await db.entries.put({ key: 'pages', slot: 1, pos: 1, revision: 1, ...earlier, words: ['visa'] });
  expect(await ids('visitor', 'visa')).toEqual([]);
  await followStorage('visitor');
  expect(await ids('visitor', 'visa')).toEqual(['old']);
  expect(await db.entries.orderBy('words').count()).toBe(0);
});

test('no secret is in the index', async () => {
  const { db, followStorage } = await openTab();
  const smtp = { host: 'mail.example.com', port: '25', user: 'postmaster', pass: 'geheimwort' };
  localStorage.setItem('settings', JSON.stringify({ siteName: 'A name', smtp }));
  localStorage.setItem(
    'adminUser',
    JSON.stringify({ username: 'geheimname', email: '', phone: '' }),
  );
  localStorage.setItem('pages', JSON.stringify([page('a', { title: 'Visa' })]));
  await followStorage('administrator');
  const rows = await db.entries.toArray();
  expect(rows.map(({ key }) => key).toSorted()).toEqual(['pages', 'settings']);
  expect(JSON.stringify(rows)).not.toMatch(/geheim/);
  expect(rows.find(({ key }) => key === 'settings')?.terms).toEqual([]);
});
