import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { publicationFile } from '@/engines/publication';
import { publicationOf } from '@test/records';
import { FakeBrowser } from '@test/storage/fakeBrowser';

const HOUR_MS = 3_600_000;

test('a lower number counts as a rollback only if the host has not had the newest since', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('location', { host: 'visas.example' });
  const tab = await new FakeBrowser().openTab();
  await tab.startUp();
  const { applyHostedPublication } = await import('./applyHostedPublication');
  const clock = vi.spyOn(Date, 'now');
  const start = Date.now();
  const see = async (number: number, hours: number) => {
    clock.mockReturnValue(start + hours * HOUR_MS);
    const { settings } = publicationOf(number).content;
    const text = await publicationFile(
      publicationOf(number, { settings: { ...settings, siteName: `Site ${String(number)}` } }),
    );
    await applyHostedPublication(text, undefined, () => {});
    return JSON.parse(tab.storage.getItem('settings') ?? '{}').siteName;
  };
  expect(await see(2, 0)).toBe('Site 2');
  expect(await see(1, 1)).toBe('Site 2');
  expect(await see(2, 2)).toBe('Site 2');
  expect(await see(1, 3)).toBe('Site 2');
  expect(await see(1, 4)).toBe('Site 1');
  clock.mockRestore();
});
