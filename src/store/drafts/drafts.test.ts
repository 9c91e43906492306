import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { claimDraft, endDraft, abandonedDrafts, removeDraft, saveDraft } from './drafts';

async function stored(id: string): Promise<unknown> {
  const { db } = await import('../journal/db');
  return (await db.drafts.get(id))?.value;
}

test('of many values saved at once the last one is stored, and all promises resolve', async () => {
  const saved = ['a', 'ab', 'abc'].map((value) => saveDraft('apply:1', value));
  await Promise.all(saved);
  expect(await stored('apply:1')).toBe('abc');
});

test('an abandoned draft is found, newest first, and can be continued', async () => {
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  await saveDraft('visit:1', 'older');
  clock.mockReturnValue(now + 1);
  await saveDraft('visit:2', 'newer');
  const claim = await claimDraft('visit');
  expect(claim.found).toMatchObject({ id: 'visit:2', value: 'newer' });
  expect(claim.id).not.toBe('visit:2');
  await claim.adopt();
  expect(claim.id).toBe('visit:2');
  await claim.discardFound();
  expect((await claimDraft('visit')).found).toMatchObject({ value: 'older' });
});

test('input while a draft ends is dropped if its save succeeds', async () => {
  await saveDraft('apply:2', 'typed');
  const ending = endDraft('apply:2', async () => {
    const { db } = await import('../journal/db');
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

test('abandoned drafts are listed by the prefix of their ids', async () => {
  await saveDraft('pages:entry-a:1', 'left');
  await saveDraft('pages:new:1', 'of another kind');
  expect((await abandonedDrafts('pages:entry-')).map(({ value }) => value)).toEqual(['left']);
});
