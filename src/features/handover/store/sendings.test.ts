import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { submitted } from '@test/records';
import { FakeBrowser } from '@test/storage/fakeBrowser';

vi.stubGlobal('BroadcastChannel', undefined);

test('what was noted last counts, also after a clock that was ahead', async () => {
  const tab = await new FakeBrowser().openTab();
  await tab.startUp();
  const { noteSending, readDelivery } = await import('./slips');
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 60 * 60 * 1000);
  for (const how of ['copied', 'said', 'undone'] as const) await noteSending(['1'], how);
  expect(await readDelivery(submitted('1'))).toEqual({ kind: 'notSent', prepared: undefined });
  clock.mockRestore();
  await noteSending(['2', '1'], 'copied');
  const { sendingsTable } = await import('@/shared/store/applicationHistories');
  const last = (await sendingsTable.toArray()).findLast(({ how }) => how === 'copied');
  expect(await readDelivery(submitted('1'))).toMatchObject({ prepared: { how: 'copied' } });
  await noteSending(['1'], 'said');
  expect(await readDelivery(submitted('1'))).toMatchObject({ kind: 'sent' });
  expect((await sendingsTable.get(['1', last?.at ?? 0]))?.how).toBe('copied');
});
