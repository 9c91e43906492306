import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { seed } from '@/domain/seed/seed';
import { FakeBrowser } from '@test/storage/fakeBrowser';
import { submitted } from '@test/records';
import { corruptionsOf } from '@test/storage/fakeCorruptions';

const later = setTimeout;
beforeEach(() => {
  vi.stubGlobal('setTimeout', (task: () => void, ms = 0) => later(task, ms / 50));
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

const message = { id: 'message', name: 'Sara', timestamp: '2026-11-21T12:00:00.000Z' };

const COLLECTIONS = {
  pages: seed.pages,
  posts: seed.blogs,
  sections: seed.sections,
  visaCards: seed.visaCards,
  applications: [submitted('application')],
  contactMessages: [message],
};

async function openTab() {
  const tab = await new FakeBrowser().openTab();
  await tab.startUp();
  return tab;
}

function listOf(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

for (const name of [
  'pages',
  'posts',
  'sections',
  'visaCards',
  'applications',
  'contactMessages',
] as const)
  test(`${name} in every way that storage breaks: read without a fault, the good ones listed, the text kept`, async () => {
    const { storage } = await openTab();
    const collection = (await import('../repository'))[name];
    const records = COLLECTIONS[name];
    const corruptions = corruptionsOf(JSON.stringify(records), records);
    expect(corruptions.length).toBeGreaterThanOrEqual(40);
    for (const { name: how, text } of corruptions) {
      storage.setItem(collection.key, text);
      expect([how, collection.list()]).toEqual([how, expect.any(Array)]);
      expect([how, storage.getItem(collection.key)]).toEqual([how, text]);
      const list = listOf(text);
      if (!list || list.length === 0) continue;
      const inner = text.slice(text.indexOf('[') + 1);
      storage.setItem(collection.key, `[{"id":"good","title":"Good","email":"good"},${inner}`);
      expect([how, ...collection.list().map(({ id }) => id)]).toContain('good');
    }
  });

test.each(['settings', 'menus'] as const)(
  '%s in every way that storage breaks: read without a fault, the text kept',
  async (name) => {
    const { storage } = await openTab();
    const singleton = (await import('../repository'))[name];
    const value = name === 'menus' ? seed.menus : { siteName: 'Gate', smtp: { host: 'h' } };
    for (const { name: how, text } of corruptionsOf(JSON.stringify(value), [value])) {
      storage.setItem(name, text);
      expect([how, singleton.get()]).toEqual([how, expect.any(Object)]);
      expect([how, storage.getItem(name)]).toEqual([how, text]);
    }
  },
);

test('compared with the journal, which has another text: nothing is thrown, and the text stays', async () => {
  const tab = await openTab();
  for (const { name, text } of corruptionsOf(JSON.stringify(seed.pages), seed.pages)) {
    tab.storage.setItem('pages', text);
    await tab.reconcileKeys(['pages']);
    expect([name, tab.storage.getItem('pages')]).toEqual([name, text]);
  }
});
