import { describe, expect, test } from 'vitest';
import { type EntryVersion, readVersions, versionsToKeep } from './entryVersions';

const NOW = 1_000_000;
const version = (changes: Partial<EntryVersion>): EntryVersion => ({
  key: 'pages',
  id: '1',
  at: 1,
  text: '{"id":"1"}',
  ...changes,
});
const timesOf = (rows: readonly EntryVersion[]) =>
  versionsToKeep(rows, NOW).map(({ id, at }) => `${id} ${String(at)}`);

describe('the versions that stay', () => {
  test('the last ten of each entry, newest first', () => {
    const of = (id: string, count: number) =>
      Array.from({ length: count }, (_each, at) => version({ id, at }));
    const kept = timesOf([...of('1', 12), ...of('2', 3)]);
    expect(kept).toHaveLength(13);
    expect(kept.filter((name) => name.startsWith('1 '))).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((at) => `1 ${String(at)}`),
    );
  });

  test('entries of two lists with the same id do not share their ten', () => {
    const times = Array.from({ length: 10 }, (_each, at) => at);
    const rows = times.flatMap((at) => [version({ at }), version({ at, key: 'blogs' })]);
    expect(versionsToKeep(rows, NOW)).toHaveLength(20);
  });

  test('1 MB in bytes: the oldest of all go, whatever entry they are of', () => {
    const text = 'ع'.repeat(200_000);
    const rows = [1, 2, 3, 4].map((at) => version({ id: String(at), at, text }));
    expect(timesOf(rows)).toEqual(['4 4', '3 3']);
    // A small version that is older than one that did not fit is dropped as well.
    expect(timesOf([...rows, version({ id: 'small', at: 0 })])).toEqual(['4 4', '3 3']);
    const exact = 'x'.repeat(500_000);
    const two = [1, 2].map((at) => version({ at, text: exact }));
    expect(timesOf(two)).toEqual(['1 2', '1 1']);
    expect(timesOf([...two, version({ at: 3, text: '' })])).toEqual(['1 3', '1 2', '1 1']);
  });

  test('what was saved under a clock that was ahead goes first', () => {
    const ahead = Array.from({ length: 10 }, (_each, at) => version({ at: NOW + 1 + at }));
    const kept = timesOf([...ahead, version({ at: NOW })]);
    expect(kept).toHaveLength(10);
    expect(kept[0]).toBe(`1 ${String(NOW)}`);
  });
});

test('what is no version is left out', () => {
  const good = version({});
  const bad = [
    null,
    'text',
    {},
    { ...good, key: 'settings' },
    { ...good, key: 'visaApplications' },
    { ...good, id: '' },
    { ...good, id: 'x'.repeat(1001) },
    { ...good, at: -1 },
    { ...good, at: 0.5 },
    { ...good, at: 8_640_000_000_000_001 },
    { ...good, text: 5 },
    { ...good, text: 'x'.repeat(1_000_001) },
    { ...good, text: 'ع'.repeat(500_001) },
  ];
  expect(readVersions([...bad, good, { ...good, more: 'fields' }])).toEqual([
    good,
    { ...good, more: 'fields' },
  ]);
  for (const list of [undefined, null, {}, 'text']) expect(readVersions(list)).toEqual([]);
});
