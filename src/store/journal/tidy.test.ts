import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { FakeBrowser } from '@test/storage/fakeBrowser';
import { BLANK, submit } from '@test/storage/protocolPage';

const later = setTimeout;
const SUBMISSIONS = 130;

test('a clock that was years behind costs no revision of the last day', async () => {
  vi.stubGlobal('setTimeout', (task: () => void, ms = 0) => later(task, ms / 50));
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2010-01-01') });
  const browser = new FakeBrowser();
  const tab = await browser.openTab();
  await tab.startUp();
  for (let count = 1; count <= SUBMISSIONS; count += 1) await submit({ data: tab }, `${count}`);
  const { tidy } = await import('./startUp');
  const { db } = await import('./db');
  const kept = () => db.snapshots.where('reason').equals('daily').count();
  vi.setSystemTime(new Date('2026-11-21'));
  await tidy(Date.now());
  const before = await kept();

  vi.setSystemTime(new Date('2026-11-20'));
  await tab.pages.save({ ...BLANK, id: 'a', title: 'A' });
  await tidy(Date.now());
  expect(await kept()).toBe(before + 1);
  await tidy(Date.now() - 60_000);
  expect(await kept()).toBe(before + 1);

  browser.kill(SUBMISSIONS);
  const next = await browser.openTab();
  await next.startUp();
  expect(next.applications.list()).toHaveLength(SUBMISSIONS);
});
