import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { seed } from '@/content/seed/seed';
import { FakeBrowser } from '@test/storage/fakeBrowser';

// The tests read another tab's copy of localStorage themselves.
vi.stubGlobal('BroadcastChannel', undefined);

const BROKEN = '[{"id":"about",';

async function openStarted(browser: FakeBrowser) {
  const tab = await browser.openTab();
  await tab.startUp();
  return tab;
}

test('an unreadable key reads as nothing until the journal’s copy is put in its place', async () => {
  const browser = new FakeBrowser();
  const first = await openStarted(browser);
  first.storage.setItem('pages', BROKEN);
  const tab = await openStarted(browser);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { isUnreadable } = await import('../unread');
  const { journalCopy, restoreFromJournal } = await import('./damage');
  const { db } = await import('../journal/db');

  expect(tab.pages.list()).toEqual([]);
  expect(log).toHaveBeenCalledWith('Failed to parse data from localStorage');
  expect(isUnreadable('pages')).toBe(true);
  expect(isUnreadable('blogs')).toBe(false);
  expect(await journalCopy('pages')).toMatchObject({ recordCount: 2 });
  expect(tab.storage.getItem('pages')).toBe(BROKEN);

  await restoreFromJournal('pages');
  expect(isUnreadable('pages')).toBe(false);
  expect(tab.pages.list()).toEqual(seed.pages);
  expect((await db.quarantine.toArray()).map(({ text }) => text)).toContain(BROKEN);
});

test('where the journal holds nothing, the unreadable text stays where it is', async () => {
  const browser = new FakeBrowser();
  const tab = await openStarted(browser);
  tab.storage.setItem('settings', '{');
  const { journalCopy, restoreFromJournal } = await import('./damage');

  expect(await journalCopy('settings')).toBeUndefined();
  await restoreFromJournal('settings');
  expect(tab.storage.getItem('settings')).toBe('{');
});
