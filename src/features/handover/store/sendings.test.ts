import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { NO_DOCUMENTS } from '@/domain/application';
import { BLANK_FORM, newApplication } from '@/domain/applicationForm';
import { FakeBrowser } from '@test/storage/fakeBrowser';

vi.stubGlobal('BroadcastChannel', undefined);

test('what was noted last counts, also after a clock that was ahead', async () => {
  const tab = await new FakeBrowser().openTab();
  await tab.startUp();
  const application = newApplication(BLANK_FORM, NO_DOCUMENTS, {
    id: '1',
    trackingNumber: 'DV000001',
    now: new Date(),
  });
  const { noteSending, readDelivery } = await import('./slips');
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 60 * 60 * 1000);
  for (const how of ['copied', 'said', 'undone'] as const) await noteSending(['1'], how);
  expect(await readDelivery(application)).toEqual({ kind: 'notSent', prepared: undefined });
  clock.mockRestore();
  await noteSending(['2', '1'], 'copied');
  const { sendingsTable } = await import('@/shared/store/applicationHistories');
  const last = (await sendingsTable.toArray()).findLast(({ how }) => how === 'copied');
  expect(await readDelivery(application)).toMatchObject({ prepared: { how: 'copied' } });
  await noteSending(['1'], 'said');
  expect(await readDelivery(application)).toMatchObject({ kind: 'sent' });
  expect((await sendingsTable.get(['1', last?.at ?? 0]))?.how).toBe('copied');
});
