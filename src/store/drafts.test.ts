import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { isExpired } from './draftRows';
import { endDraft, leftDrafts, releaseDraft, removeDraft, saveDraft } from './drafts';

async function stored(id: string): Promise<unknown> {
  const { db } = await import('./journal/db');
  return (await db.drafts.get(id))?.value;
}

test('of many values saved at once the last one is stored, and all promises resolve', async () => {
  const saved = ['a', 'ab', 'abc'].map((value) => saveDraft('apply:1', value));
  await Promise.all(saved);
  expect(await stored('apply:1')).toBe('abc');
});

async function leave(id: string, value: unknown, cancelledAt?: number): Promise<void> {
  await saveDraft(id, value, cancelledAt);
  await releaseDraft(id);
}

async function leftValues(kind: string, now: number): Promise<unknown[]> {
  return (await leftDrafts(kind, now)).map(({ value }) => value);
}

test('drafts that were left are found, newest first, and those of other kinds are not', async () => {
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  await leave('visit:1', 'older');
  clock.mockReturnValue(now + 1);
  await leave('visit:2', 'newer');
  await leave('visitor:1', 'of another kind');
  expect(await leftValues('visit', now)).toEqual(['newer', 'older']);
});

const DAY_MS = 24 * 60 * 60 * 1000;

test('a cancelled draft is kept for a day; going on with it ends that', async () => {
  const cancelledAt = Date.now();
  const later = cancelledAt + DAY_MS + 1;
  await leave('cancelled:1', 'cancelled', cancelledAt);
  await leave('cancelled:2', 'left');
  expect(await leftValues('cancelled', cancelledAt + DAY_MS)).toContain('cancelled');
  expect(await leftValues('cancelled', later)).toEqual(['left']);
  const { removeExpiredDrafts } = await import('./draftRows');
  await removeExpiredDrafts(later);
  expect(await stored('cancelled:1')).toBeUndefined();
  expect(await stored('cancelled:2')).toBe('left');
  await leave('cancelled:3', 'cancelled', cancelledAt);
  await leave('cancelled:3', 'gone on with');
  expect(await leftValues('cancelled', later)).toContain('gone on with');
});

test.each([
  [undefined, DAY_MS * 1000, false],
  [0, DAY_MS, false],
  [0, DAY_MS + 1, true],
  // A clock that was set back.
  [DAY_MS, 0, false],
])('cancelled at %s, at %s it is expired: %s', (cancelledAt, now, expired) => {
  expect(isExpired(cancelledAt === undefined ? {} : { cancelledAt }, now)).toBe(expired);
});

test('input while a draft ends is dropped if its save succeeds', async () => {
  await saveDraft('apply:2', 'typed');
  const ending = endDraft('apply:2', async () => {
    const { db } = await import('./journal/db');
    await db.drafts.delete('apply:2');
  });
  await Promise.all([ending, saveDraft('apply:2', 'late')]);
  expect(await stored('apply:2')).toBeUndefined();
});

test('input while a draft ends is saved if its save fails', async () => {
  await saveDraft('apply:3', 'typed');
  const ending = endDraft('apply:3', () => Promise.reject(new Error('On purpose.')));
  const saving = saveDraft('apply:3', 'late');
  await expect(ending).rejects.toThrow('On purpose.');
  await saving;
  expect(await stored('apply:3')).toBe('late');
});

test('a removed draft can be begun again under its id', async () => {
  await saveDraft('apply:4', 'first');
  await removeDraft('apply:4');
  expect(await stored('apply:4')).toBeUndefined();
  await saveDraft('apply:4', 'second');
  expect(await stored('apply:4')).toBe('second');
});
