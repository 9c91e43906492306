import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { FakeBrowser } from './fakeBrowser';
import { BLANK } from './protocolPage';
import { seenBefore, type Strangers } from './standing';

describe('a text that no revision wrote', () => {
  const strangers: Strangers = new Map([['pages', { epoch: 'first', hash: 'a', seenForMs: 250 }]]);
  const look = (epoch: string, hash: string) =>
    seenBefore(strangers, { held: { key: 'pages', epoch }, stored: { hash } });

  it('has been seen for as long as it was the same', () => {
    expect(look('first', 'a')).toBe(250);
    expect(look('first', 'b')).toBe(0);
  });

  it('is looked at anew where the database was deleted meanwhile, for another tab may have written', () => {
    expect(look('second', 'a')).toBe(0);
  });
});

it('is a stale copy where another tab has committed just now, whatever was disowned since', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const tab = await new FakeBrowser().openTab();
  await tab.pages.save({ ...BLANK, id: 'a', title: 'A' });
  const before = tab.storage.getItem('pages') ?? '';
  await tab.pages.save({ ...BLANK, id: 'b', title: 'B' });
  tab.storage.setItem('pages', before);
  const { db } = await import('./db');
  const { admit } = await import('./database');
  const { standingOf } = await import('./standing');
  const now = Date.now();
  const look = () =>
    db.transaction('rw', db.tables, async () =>
      standingOf('pages', await admit(), { neighbourSince: undefined, strangers: new Map() }, now),
    );
  expect((await look()).base).toBe('adopt');
  const row = { key: 'pages', revision: 9 } as const;
  await db.revisions.put({ ...row, hash: 'a', savedAt: now, by: 'another' });
  await db.revisions.put({ ...row, hash: 'z', savedAt: now - 60_000, by: 'a third' });
  expect((await look()).base).toBe('behind');
});
