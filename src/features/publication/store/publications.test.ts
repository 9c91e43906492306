import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Publication, publishedContent } from '@/engines/publication';
import { seed } from '@/domain/seed/seed';
import { settingsType } from '@/domain/settings';
import { deleteDatabase, FakeBrowser, type FakeTab } from '@test/storage/fakeBrowser';

const later = setTimeout;
/** Longer than the delay of the reconciliation, which must not run in the next test. */
const CHECK_DELAY_MS = 3000;
const KEYS = ['settings', 'menus', 'pages', 'blogs', 'sections', 'visaCards'] as const;

beforeEach(async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('setTimeout', (task: () => void, ms: number) =>
    ms === CHECK_DELAY_MS ? undefined : later(task, ms),
  );
  await deleteDatabase();
});

const content = publishedContent({ ...seed, settings: settingsType.initial });

/** The demo as a foreign publication, with a higher price each time. */
function publicationOf(number: number): Publication {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    number,
    publishedAt: new Date(Date.UTC(2026, 10, 1, number)).toISOString(),
    base: null,
    content: {
      ...content,
      settings: { ...content.settings, siteDescription: `Since ${String(number)}` },
      visaCards: content.visaCards.map((each) => ({ ...each, price: `$${String(number)}` })),
    },
  };
}

async function openTab() {
  const tab = await new FakeBrowser().openTab();
  await tab.startUp();
  return { ...tab, ...(await import('./publications')) };
}

const stored = ({ storage }: FakeTab) => KEYS.map((key) => storage.getItem(key));
const take = async (publication: Publication, onWrite?: () => void) =>
  (await import('@/store/publicationState')).applyPublication(publication, onWrite);

/** One edit of each kind in turn. */
async function edit({ pages }: FakeTab, turn: number): Promise<string> {
  const { menus, sections, settings: site, visaCards } = await import('@/store/repository');
  const word = `edit-${String(turn)}`;
  const edits = [
    () =>
      pages.append(() => ({
        id: word,
        title: word,
        slug: word,
        content: '',
        metaTitle: '',
        metaDescription: '',
        published: turn % 2 === 0,
      })),
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
    expect(await take(publicationOf(turn + 1), onWrite)).toBe(false);
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
    expect(await take(publicationOf(number), () => seen.push(stored(tab)))).toBe(true);
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
  await expect(take(publicationOf(1))).rejects.toMatchObject({ reason: 'full' });
  write.mockRestore();
  expect(stored(tab)).toEqual(before);
  expect(await take(publicationOf(1))).toBe(true);
});

test('without a network edits count against what the host had when it last answered', async () => {
  const tab = await openTab();
  const { unpublishedChanges } = await import('./publish');
  const { noteOnHost } = await import('@/store/publicationState');
  const offline = () => unpublishedChanges({ fault: 'unreachable' });
  await take(publicationOf(1));
  await tab.storeOwnPublication(publicationOf(1));
  expect(await offline()).toEqual([]);
  await edit(tab, 5);
  expect(await offline()).toMatchObject([{ key: 'settings' }]);
  await noteOnHost('00000000-0000-4000-8000-000000000099');
  expect(await offline()).toBeUndefined();
  await noteOnHost(null);
  expect((await offline())?.length).toBeGreaterThan(1);
});

test('merged edits survive foreign publications, round after round', async () => {
  const tab = await openTab();
  const words: string[] = [];
  let base = content;
  for (let turn = 0; turn < 12; turn += 1) {
    const word = await edit(tab, turn);
    if (turn >= 6) words.push(word);
    const publication = publicationOf(turn + 1);
    const prepared = await tab.prepareTakeOver(publication, base);
    expect([...prepared.conflicts.values()].flat()).toEqual([]);
    await tab.takeOverPublication(
      publication,
      prepared.incoming.content.add,
      prepared.incoming.hashes,
    );
    base = publication.content;
    expect(tab.storage.getItem('visaCards')).toContain(`"$${String(turn + 1)}"`);
  }
  const all = stored(tab).join();
  for (const word of words) expect(all).toContain(word);
  expect(await take(publicationOf(13))).toBe(false);
});

test('a replacement keeps drafts, and the device follows the host again only without them', async () => {
  const tab = await openTab();
  await edit(tab, 6);
  const first = await tab.prepareTakeOver(publicationOf(1), content);
  await tab.takeOverPublication(
    publicationOf(1),
    first.incoming.content.replace,
    first.incoming.hashes,
  );
  expect(tab.pages.list().some(({ id }) => id === 'edit-6')).toBe(false);
  expect(await take(publicationOf(2))).toBe(true);
  await edit(tab, 13);
  await tab.pages.append(() => ({
    ...tab.pages.list()[0],
    id: 'draft',
    title: 'd',
    slug: 'd',
    content: '',
    metaTitle: '',
    metaDescription: '',
    published: false,
  }));
  const second = await tab.prepareTakeOver(publicationOf(3), content);
  await tab.takeOverPublication(
    publicationOf(3),
    second.incoming.content.replace,
    second.incoming.hashes,
  );
  expect(tab.pages.list().some(({ id }) => id === 'draft')).toBe(true);
  expect(await take(publicationOf(4))).toBe(false);
});

test('a change between comparison and confirmation is not overwritten', async () => {
  const tab = await openTab();
  const { incoming } = await tab.prepareTakeOver(publicationOf(1), content);
  await edit(tab, 5);
  const before = stored(tab);
  await expect(
    tab.takeOverPublication(publicationOf(1), incoming.content.replace, incoming.hashes),
  ).rejects.toMatchObject({ reason: 'conflict' });
  expect(stored(tab)).toEqual(before);
});

test('the newest ten publications are kept, and a device that published does not follow a host by itself', async () => {
  const tab = await openTab();
  for (let number = 1; number <= 12; number += 1)
    await tab.recordOwnPublication(publicationOf(number), 'text');
  const kept = await tab.storedPublications();
  expect(kept.map(({ number }) => number)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(await take(publicationOf(13))).toBe(false);
});
