import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Publication, publishedContent } from '@/engines/publication';
import type { ContentKey } from '@/domain/registry';
import { seed } from '@/domain/seed/seed';
import { settingsType } from '@/domain/settings';
import { pageOf, publicationOf } from '@test/records';
import { deleteDatabase, FakeBrowser, type FakeTab, isolateTabs } from '@test/storage/fakeBrowser';

const KEYS = ['settings', 'menus', 'pages', 'blogs', 'sections', 'visaCards'] as const;

beforeEach(async () => {
  isolateTabs();
  vi.stubGlobal('location', { host: 'visas.example' });
  await deleteDatabase();
});

const content = publishedContent({ ...seed, settings: settingsType.initial });

/** The demo as a foreign publication, with a higher price each time. */
const pricier = (number: number) =>
  publicationOf(number, {
    settings: { ...content.settings, siteDescription: `Since ${String(number)}` },
    visaCards: content.visaCards.map((each) => ({ ...each, price: `$${String(number)}` })),
  });

async function openTab() {
  const tab = await new FakeBrowser().openTab();
  await tab.startUp();
  return { ...tab, ...(await import('./publish')) };
}

type OpenTab = Awaited<ReturnType<typeof openTab>>;

const stored = ({ storage }: FakeTab) => KEYS.map((key) => storage.getItem(key));
const take = async (publication: Publication, onWrite?: () => void) =>
  (await import('@/shared/store/publicationState')).applyPublication(publication, onWrite);

/** One edit of each kind in turn. */
async function edit({ pages }: FakeTab, turn: number): Promise<string> {
  const { menus, sections, settings: site, visaCards } = await import('@/store/repository');
  const word = `edit-${String(turn)}`;
  const edits = [
    () => pages.append(() => pageOf(word, { published: turn % 2 === 0 })),
    () => pages.update((all) => all.slice(0, 1).map((each) => ({ ...each, metaTitle: word }))),
    () => sections.update((all) => all.slice(0, 1).map((each) => ({ ...each, title: word }))),
    () => visaCards.update((all) => all.slice(0, 1).map((each) => ({ ...each, duration: word }))),
    () =>
      menus.set({
        ...menus.get(),
        footer: [...menus.get().footer, { id: word, label: word, link: '/', type: 'internal' }],
      }),
    () => site.set({ ...site.get(), siteName: word }),
  ];
  await edits[turn % edits.length]?.();
  return word;
}

test('a device with edits keeps every one: 20 edits, 20 publications', async () => {
  const tab = await openTab();
  expect(await tab.hasUnpublishedEdits()).toBe(false);
  for (let turn = 0; turn < 20; turn += 1) {
    await edit(tab, turn * 7);
    const before = stored(tab);
    const onWrite = vi.fn<() => void>();
    expect(await take(pricier(turn + 1), onWrite)).toBe(false);
    expect(onWrite).not.toHaveBeenCalled();
    expect(stored(tab)).toEqual(before);
  }
  expect(await tab.hasUnpublishedEdits()).toBe(true);
});

test('without edits each of 20 publications is applied', async () => {
  const tab = await openTab();
  for (let number = 1; number <= 20; number += 1) {
    const before = stored(tab);
    const seen: unknown[] = [];
    expect(await take(pricier(number), () => seen.push(stored(tab)))).toBe(true);
    // `onWrite` runs before the first key is written.
    expect(new Set(seen.map(String))).toEqual(new Set([String(before)]));
    expect(tab.storage.getItem('visaCards')).toContain(`"$${String(number)}"`);
  }
});

test('a publication over the quota leaves the old content intact', async () => {
  const tab = await openTab();
  const before = stored(tab);
  const write = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full on purpose.', 'QuotaExceededError');
  });
  await expect(take(pricier(1))).rejects.toMatchObject({ reason: 'full' });
  write.mockRestore();
  expect(stored(tab)).toEqual(before);
  expect(await take(pricier(1))).toBe(true);
});

/** Takes the named lists of a publication, and keeps the others. */
async function choose(tab: OpenTab, publication: Publication, theirs: readonly string[]) {
  const prepared = await tab.prepareNewer({ publication, refused: [] });
  const leftOut = new Set<ContentKey>(KEYS.filter((key) => !theirs.includes(key)));
  await tab.takeOverPublication({ ...prepared, mode: 'replace', leftOut });
}

test('each list is theirs or mine, with a snapshot before; what is never published stays', async () => {
  const tab = await openTab();
  const { db } = await import('@/store/journal/db');
  await edit(tab, 5);
  await edit(tab, 6);
  await edit(tab, 7);
  const { settings } = await import('@/store/repository');
  await settings.set({ ...settings.get(), rejectionReasons: 'The photo is too dark' });
  await choose(tab, pricier(1), ['settings', 'visaCards', 'pages']);
  expect(tab.storage.getItem('visaCards')).toContain('"$1"');
  expect(tab.storage.getItem('settings')).toContain('Since 1');
  expect(tab.storage.getItem('settings')).not.toContain('edit-5');
  expect(tab.storage.getItem('settings')).toContain('smtp');
  expect(tab.storage.getItem('settings')).toContain('The photo is too dark');
  expect(tab.pages.list().some(({ id }) => id === 'edit-6')).toBe(false);
  const [point] = await db.snapshots.where('reason').equals('restoring').toArray();
  expect(Object.keys(point?.texts ?? {}).toSorted()).toEqual(['pages', 'settings', 'visaCards']);
  expect(point?.texts.settings).toContain('edit-5');

  await edit(tab, 13);
  await edit(tab, 2);
  await choose(tab, pricier(2), ['pages', 'visaCards']);
  expect(tab.storage.getItem('visaCards')).toContain('"$2"');
  expect(tab.storage.getItem('sections')).toContain('edit-2');
  expect(tab.storage.getItem('settings')).toContain('Since 1');
  // What is mine is edited still, so nothing replaces it unasked.
  expect(await take(pricier(3))).toBe(false);
});

test('lists that were edited here stay mine unless theirs is chosen', async () => {
  const tab = await openTab();
  await edit(tab, 5);
  await edit(tab, 2);
  const { leftOut } = await tab.prepareNewer({ publication: pricier(1), refused: [] });
  expect([...(leftOut ?? [])].toSorted()).toEqual(['sections', 'settings']);
});

test('a device that took everything over follows the host again, one with a draft does not', async () => {
  const tab = await openTab();
  await edit(tab, 6);
  await choose(tab, pricier(1), KEYS);
  expect(await take(pricier(2))).toBe(true);
  const [page] = tab.pages.list();
  if (!page) throw new Error('The demo has no page.');
  await tab.pages.append(() => ({ ...page, id: 'draft', slug: 'd', published: false }));
  await choose(tab, pricier(3), KEYS);
  expect(tab.pages.list().some(({ id }) => id === 'draft')).toBe(true);
  expect(await take(pricier(4))).toBe(false);
});

test('publications that were made or taken over here are known afterwards, whatever the host has', async () => {
  const tab = await openTab();
  await edit(tab, 5);
  const stateOf = async (publication: Publication) =>
    (await tab.readPublicationStatus({ publication, refused: [] })).state;
  expect(await stateOf(pricier(1))).toBe('newer');
  await choose(tab, pricier(1), []);
  await tab.recordOwnPublication(pricier(2));
  await tab.recordOwnPublication(pricier(3));
  expect(await stateOf(pricier(3))).toBe('has');
  for (const number of [1, 2]) expect(await stateOf(pricier(number))).toBe('notYet');
  expect(await stateOf(pricier(4))).toBe('newer');
  expect(await take(pricier(5))).toBe(false);
});

test('a change between comparison and confirmation is not overwritten', async () => {
  const tab = await openTab();
  const prepared = await tab.prepareNewer({ publication: pricier(1), refused: [] });
  await edit(tab, 5);
  const before = stored(tab);
  await expect(
    tab.takeOverPublication({ ...prepared, mode: 'replace', leftOut: new Set() }),
  ).rejects.toMatchObject({ reason: 'conflict' });
  expect(stored(tab)).toEqual(before);
});
