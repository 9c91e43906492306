import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Audience } from '@/domain/registry';
import type { Page } from '@/domain/entries';
import { type VisaApplication, NO_DOCUMENTS } from '@/domain/application';
import { deleteDatabase, FakeBrowser } from '@test/storage/fakeBrowser';
import { newApplication, BLANK_FORM } from '@/domain/applicationForm';

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
  const { find } = await import('@/engines/search');
  const { followRecords, followStorage, recordsFor } = await import('@/features/search/store');
  const { db } = await import('@/store/journal/db');
  const idsNow = (audience: Audience, typed: string) =>
    find([recordsFor(audience).get().index], typed, 20).found.map(({ entry }) => entry.id);
  const ids = async (audience: Audience, typed: string) => {
    await followStorage(audience);
    return idsNow(audience, typed);
  };
  return { ...tab, ids, idsNow, followRecords, recordsFor, db };
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
  expect(await ids('visitor', 'isa')).toEqual(['longer', 'title', 'both', 'text']);
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

test('what changes while somebody searches is found, and not what has gone', async () => {
  const { pages, followRecords, recordsFor, idsNow } = await openTab();
  await pages.save(page('old', { title: 'Visa' }));
  const stop = followRecords('visitor');
  await vi.waitFor(() => expect(idsNow('visitor', 'visa')).toEqual(['old']));
  await pages.save(page('later', { title: 'Visas' }));
  await vi.waitFor(() => expect(idsNow('visitor', 'visa')).toEqual(['old', 'later']));
  await pages.save(page('old', { title: 'Visa', published: false }));
  await vi.waitFor(() => expect(idsNow('visitor', 'visa')).toEqual(['later']));
  localStorage.setItem('pages', JSON.stringify([page('foreign', { title: 'Visa' })]));
  const { announceLocally } = await import('@/store/local/changeEvents');
  announceLocally('pages');
  await vi.waitFor(() => expect(idsNow('visitor', 'visa')).toEqual(['foreign']), 5000);
  stop();
  expect(idsNow('visitor', 'visa')).toEqual([]);
  expect(recordsFor('visitor').get().isComplete).toBe(false);
});

test('a database that was deleted is filled again', async () => {
  const { pages, ids, db } = await openTab();
  await pages.save(page('kept', { title: 'Visa' }));
  await deleteDatabase();
  expect(await ids('visitor', 'visa')).toEqual(['kept']);
  expect(await db.entries.count()).toBe(1);
});

test('without a database everything is found, applications too', async () => {
  const { pages, applications, ids } = await openTab();
  const { markDatabaseLost } = await import('@/store/storageHealth');
  markDatabaseLost();
  await pages.save(page('draft', { title: 'Haddad', published: false }));
  await applications.append(() => application('1', 'Amal'));
  expect(await ids('administrator', 'haddad')).toEqual(['draft', '1']);
  expect(await ids('visitor', 'haddad')).toEqual([]);
});

test('no secret can be found', async () => {
  const tab = await openTab();
  const smtp = { host: 'mail.example.com', port: '25', user: 'postmaster', pass: 'geheimwort' };
  localStorage.setItem('settings', JSON.stringify({ siteName: 'A name', smtp }));
  localStorage.setItem(
    'adminUser',
    JSON.stringify({ username: 'geheimname', email: '', phone: '' }),
  );
  localStorage.setItem('pages', JSON.stringify([page('a', { title: 'Visa' })]));
  const { ids, db } = tab;
  expect(await ids('administrator', 'geheimwort')).toEqual([]);
  expect(await ids('administrator', 'geheimname')).toEqual([]);
  expect(await ids('administrator', 'visa')).toEqual(['a']);
  const rows = await db.entries.toArray();
  expect(rows.map(({ key }) => key).toSorted()).toEqual(['pages', 'settings']);
  expect(JSON.stringify(rows)).not.toMatch(/geheim/);
});

test('what localStorage alone holds is found before the database has it', async () => {
  const { applications, storage, idsNow, followRecords, recordsFor } = await openTab();
  await applications.append(() => application('1', 'Amal'));
  storage.setItem('pages', JSON.stringify([page('first', { title: 'Lighthouse' })]));
  const stop = followRecords('administrator');
  await vi.waitFor(() => expect(recordsFor('administrator').get().isComplete).toBe(true));
  expect(idsNow('administrator', 'lighthouse')).toEqual(['first']);
  stop();
});
