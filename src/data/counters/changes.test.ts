import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { BLANK_FORM, newApplication } from '@/content/applicationForm';
import { NO_DOCUMENTS } from '@/content/applications/application';
import { type FakePage, FakeProcesses } from '@test/storage/fakeProcesses';

const NOW = new Date('2026-11-21T12:00:00Z');

async function openCounter(name: string): Promise<FakePage> {
  const page = new FakeProcesses(new IDBFactory()).open();
  await page.data.startUp();
  await page.data.counters.joinOffice(name);
  return page;
}

/** What one counter has is carried to the other. */
async function carry(from: FakePage, to: FakePage) {
  const { rows } = await from.data.counters.changesToSend(0);
  return to.data.counters.receiveChanges(rows.map(({ seq: _seq, isOwn: _isOwn, ...row }) => row));
}

async function meet(one: FakePage, other: FakePage): Promise<void> {
  await carry(one, other);
  await carry(other, one);
}

const KEYS = ['pages', 'visaApplications', 'contactMessages', 'settings', 'menus'];

function stored(page: FakePage): unknown {
  return KEYS.map((key): unknown => {
    const value: unknown = JSON.parse(page.storage.getItem(key) ?? 'null');
    return Array.isArray(value) ? value.toSorted((a, b) => (a.id < b.id ? -1 : 1)) : value;
  });
}

const application = (id: string, firstName = 'Mia') =>
  newApplication({ ...BLANK_FORM, firstName }, NO_DOCUMENTS, {
    id,
    trackingNumber: `DV00000${id}`,
    now: NOW,
  });

test('two counters that start with the demo tell each other nothing but their names', async () => {
  const [one, other] = await Promise.all([openCounter('One'), openCounter('Other')]);
  expect((await one.data.counters.changesToSend(0)).rows.map(({ key }) => key)).toEqual([
    'counters',
  ]);
  await meet(one, other);
  expect([...(await other.data.counters.sharedRecords('counters')).values()]).toEqual(
    expect.arrayContaining([{ name: 'One' }, { name: 'Other' }]),
  );
  expect(stored(one)).toEqual(stored(other));
});

test('what two counters do ends equal at both, and is taken once', async () => {
  const [one, other] = await Promise.all([openCounter('One'), openCounter('Other')]);
  await one.data.applications.append(() => application('1'));
  const [page] = one.data.pages.list();
  if (!page) throw new Error('no page');
  await one.data.pages.save({ ...page, title: 'From one' }, page);
  const [theirs] = other.data.pages.list();
  if (!theirs) throw new Error('no page');
  await other.data.pages.save({ ...theirs, metaTitle: 'From the other' }, theirs);
  const menus = other.data.menus.get();
  await other.data.menus.set({ ...menus, header: menus.header.toReversed() }, menus);
  const settings = one.data.settings.get();
  await one.data.settings.set({ ...settings, siteName: 'Gate' }, settings);
  expect(await carry(one, other)).toEqual({ taken: 5, waiting: 0 });
  expect(await carry(one, other)).toEqual({ taken: 0, waiting: 0 });
  await meet(other, one);
  expect(stored(one)).toEqual(stored(other));
  expect(other.data.applications.list()).toEqual([application('1')]);
  expect(one.data.pages.list()[0]).toMatchObject({
    title: 'From one',
    metaTitle: 'From the other',
  });
  expect(other.data.settings.get().siteName).toBe('Gate');
});
