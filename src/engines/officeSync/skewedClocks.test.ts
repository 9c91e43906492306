import { expect, test } from 'vitest';
import { utf8, toBase64Url } from '@/lib/crypto/bytes';
import { type Change, FIELD } from './change';
import { skewedClocks } from './skewedClocks';

const HOUR = 3_600_000;
const NOW = 1_790_000_000_000;

/** A change with this Lamport clock, made some hours ago by the counter's own wall clock. */
function made(counter: string, clock: number, hoursAgo: number): Change {
  const by = { value: { counter, at: NOW - hoursAgo * HOUR }, replaces: [] };
  const id = toBase64Url(utf8(`${counter} ${clock}`.padEnd(16)));
  return { id, clock, key: 'pages', record: 'p', fields: { [FIELD.by]: by } };
}
const creation: Change = { ...made('', 0, 0), fields: {} };

test.each<[string, readonly Change[], readonly string[]]>([
  ['nobody of none', [], []],
  ['nobody of an office whose clocks agree', [creation, made('a', 1, 9), made('b', 2, 8)], []],
  ['who is a day ahead', [made('a', 1, 0), made('b', 2, -25)], ['b']],
  ['nobody who is some hours ahead', [made('a', 1, 0), made('b', 2, -23)], []],
  ['who edits what was made a day later', [made('a', 1, 0), made('b', 2, 25)], ['b']],
  ['nobody who was away for a week', [made('a', 5, 0), made('b', 1, 170), made('b', 2, 169)], []],
  ['who made several since', [made('a', 4, 0), made('b', 5, 30), made('b', 6, 30)], ['b']],
  [
    'nobody whose clock was set right',
    [made('a', 1, 1), made('b', 2, 30), made('a', 3, 1), made('b', 4, 0)],
    [],
  ],
  [
    'nobody who may not have seen the later one',
    [made('a', 4, 0), made('c', 4, 40), made('b', 5, 40)],
    [],
  ],
  ['nobody else where one is ahead', [made('a', 3, -50), made('b', 4, 0)], ['a']],
])('names %s', (_case, changes, odd) => {
  expect([...skewedClocks(changes, NOW)]).toEqual(odd);
  expect([...skewedClocks(changes.toReversed(), NOW)]).toEqual(odd);
});
