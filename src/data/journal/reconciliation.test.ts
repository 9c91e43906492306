import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { FakeBrowser } from '@test/storage/fakeBrowser';
import { BLANK } from '@test/storage/protocolPage';
import { seenBefore, type UnknownWrites } from './reconciliation';

describe('a text that no revision wrote', () => {
  const unknownWrites: UnknownWrites = new Map([
    ['pages', { epoch: 'first', hash: 'a', seenForMs: 250 }],
  ]);
  const look = (epoch: string, hash: string) =>
    seenBefore(unknownWrites, { state: { key: 'pages', epoch }, stored: { hash } });

  it('has been seen for as long as it was the same', () => {
    expect(look('first', 'a')).toBe(250);
    expect(look('first', 'b')).toBe(0);
  });

  it('is looked at anew where the database was deleted meanwhile, for another tab may have written', () => {
    expect(look('second', 'a')).toBe(0);
  });
});

it('was put back by another tab where that has undone a write, and by somebody where none has', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const tab = await new FakeBrowser().openTab();
  await tab.pages.save({ ...BLANK, id: 'a', title: 'A' });
  const before = tab.storage.getItem('pages') ?? '';
  await tab.pages.save({ ...BLANK, id: 'b', title: 'B' });
  tab.storage.setItem('pages', before);
  const { db } = await import('./db');
  const { assertDatabaseVersion } = await import('./database');
  const { reconcile } = await import('./reconciliation');
  const look = () =>
    db.transaction('rw', db.tables, async () =>
      reconcile('pages', await assertDatabaseVersion(), { unknownWrites: new Map() }),
    );
  expect((await look()).resolution).toBe('wait');
  await db.revisions.put({ key: 'pages', revision: 2, hash: 'undone', savedAt: 0 });
  expect((await look()).resolution).toBe('behind');
});
