import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteDatabase, FakeBrowser, registerFeatures } from '@test/storage/fakeBrowser';
import { submit } from '@test/storage/protocolPage';

beforeEach(async () => {
  // The tests deliver changes between tabs themselves.
  vi.stubGlobal('BroadcastChannel', undefined);
  await deleteDatabase();
});

test('a first visit that is killed before anything reached the disk is rolled forward', async () => {
  const browser = new FakeBrowser();
  const first = await browser.openTab();
  await first.startUp();
  await submit({ data: first }, 'confirmed');
  const written = browser.disk.length;
  browser.kill(written);

  const second = await browser.openTab();
  expect(second.storage.getItem('isDemoInitialized')).toBeNull();
  await second.startUp();
  expect(second.storage.getItem('isDemoInitialized')).toBe('true');
  expect(second.applications.list().map(({ id }) => id)).toEqual(['confirmed']);
  expect(second.pages.list()).toHaveLength(2);
});

test('content without the flag is replaced by the seed, and kept in a snapshot', async () => {
  const browser = new FakeBrowser();
  const tab = await browser.openTab();
  tab.storage.setItem('pages', '[{"id":"mine","title":"Mine"}]');
  await tab.startUp();

  expect(tab.pages.list().map(({ slug }) => slug)).toEqual(['about', 'contact-us']);
  const { db } = await import('./db');
  const snapshots = await db.snapshots.where('reason').equals('seeding').toArray();
  expect(snapshots.map(({ texts }) => texts.pages)).toEqual(['[{"id":"mine","title":"Mine"}]']);
});

test('a change that leaves the text as it was writes nothing', async () => {
  const browser = new FakeBrowser();
  const tab = await browser.openTab();
  await submit({ data: tab }, 'one');
  const [application] = tab.applications.list();
  const written = browser.disk.length;
  if (application) await tab.applications.save(application);
  await tab.applications.remove('no such id');

  expect(browser.disk.length).toBe(written);
});

test('nothing is saved while the hooks of features are missing', async () => {
  const tab = await new FakeBrowser().openTab();
  await tab.startUp();
  const { registerHooks } = await import('../hooks');
  registerHooks(() => Promise.reject(new Error('Not loaded.')));
  const save = () => submit({ data: tab }, 'one').catch((error: unknown) => error);
  expect(await save()).toMatchObject({ reason: 'interrupted' });
  expect(tab.storage.getItem('visaApplications')).toBeNull();
  await registerFeatures();
  await save();
  expect(tab.applications.list().map(({ id }) => id)).toEqual(['one']);
});

const refuse = () => {
  throw new DOMException('Refused on purpose.', 'InvalidStateError');
};

test.each([
  ['made', refuse],
  ['used', () => ({ addEventListener: () => undefined, postMessage: refuse })],
])(
  'a channel to the other tabs that throws when it is %s makes no failure of a commit',
  async (_when, makeChannel) => {
    // oxlint-disable-next-line prefer-arrow-callback -- called with `new`
    vi.stubGlobal('BroadcastChannel', function Channel() {
      return makeChannel();
    });
    const tab = await new FakeBrowser().openTab();
    const changed: string[] = [];
    const { onChange } = await import('../local/changeEvents');
    onChange((key) => changed.push(key));
    await tab.startUp();
    await submit({ data: tab }, 'confirmed');
    expect(tab.applications.list().map(({ id }) => id)).toEqual(['confirmed']);
    expect(changed).toContain('visaApplications');
  },
);
