import * as fc from '@test/fastCheck';
import { expect, test } from 'vitest';
import {
  parseRecords,
  composeHash,
  fragment,
  recordId,
  joinText,
  losesRecords,
  matchItems,
  parseFragments,
  placeItems,
  joinChanged,
  commonEnds,
  type StoredItem,
} from '@/store/keys';

const itemsOf = (...records: unknown[]): StoredItem[] => placeItems(records.map(fragment), 1);
const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test.each([
  ['[]', []],
  ['[{"id":"a"},null]', [a, null]],
  ['{"id":"a"}', undefined],
  ['null', undefined],
  ['[{"id":', undefined],
  ['', undefined],
])('the records of a collection in %j', (text, expected) => {
  expect(parseRecords('pages', text)).toEqual(expected);
});

test.each([
  ['{"header":[]}', [{ header: [] }]],
  ['[]', undefined],
  ['7', undefined],
])('the record of a singleton in %j', (text, expected) => {
  expect(parseRecords('menus', text)).toEqual(expected);
});

test('white space does not change the hash of a key, a changed record does', () => {
  const hashOf = (text: string) => composeHash((parseRecords('pages', text) ?? []).map(fragment));
  expect(hashOf('[ {"id": "a"},\n null ]')).toBe(hashOf('[{"id":"a"},null]'));
  expect(hashOf('[{"id":"a"},null]')).not.toBe(hashOf('[null,{"id":"a"}]'));
  expect(hashOf('[]')).not.toBe(hashOf('[null]'));
});

test('joining gives the text back', () => {
  expect(joinText('pages', itemsOf(a, null, 'x'))).toBe('[{"id":"a"},null,"x"]');
  expect(joinText('menus', itemsOf({ header: [] }))).toBe('{"header":[]}');
});

const record = fc.oneof(fc.record({ id: fc.string() }), fc.constant(null), fc.string());

test('joining from the text before a change gives the same text, whatever was changed', () => {
  fc.assert(
    fc.property(
      fc.array(record),
      fc.array(record, { maxLength: 3 }),
      fc.nat(12),
      fc.nat(12),
      fc.boolean(),
      (records, added, from, count, turned) => {
        const items = itemsOf(...records);
        const before = { items, text: joinText('pages', items) };
        const changed = items.toSpliced(from, count, ...itemsOf(...added));
        const after = turned ? changed.toReversed() : changed;
        expect(joinChanged('pages', before, after)).toBe(joinText('pages', after));
      },
    ),
  );
});

test('a singleton, and a key without an earlier text, are joined completely', () => {
  const items = itemsOf({ header: [] });
  const before = { items, text: 'anything' };
  expect(joinChanged('menus', before, items)).toBe('{"header":[]}');
  expect(joinChanged('pages', { items, text: null }, items)).toBe('[{"header":[]}]');
});

test('the unchanged start and end never overlap', () => {
  const items = itemsOf(a, b, c);
  expect(commonEnds(items, items)).toEqual({ head: 3, tail: 0 });
  expect(commonEnds(items, items.slice(1))).toEqual({ head: 0, tail: 2 });
  expect(commonEnds(items, [...items, fragment(null)])).toEqual({ head: 3, tail: 0 });
  expect(commonEnds([], items)).toEqual({ head: 0, tail: 0 });
});

test('a removed record leaves the others in their places', () => {
  const [first, , third] = itemsOf(a, b, c);
  if (!first || !third) throw new Error('Three items were made.');
  const next = placeItems([first, third, fragment({ id: 'd' })], 4);
  expect(next.map(({ id, slot, pos }) => [id, slot, pos])).toEqual([
    ['a', 1, 1],
    ['c', 3, 3],
    ['d', 4, 4],
  ]);
});

test('moved records get ascending positions', () => {
  const moved = placeItems(itemsOf(a, b, c).toReversed(), 4);
  expect(moved.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(moved.map(({ pos }) => pos)).toEqual([3, 4, 5]);
});

test('a foreign list is matched to known records: by text first, then by id', () => {
  const known = itemsOf(a, a, null, b);
  const found = [{ id: 'b', title: 'New' }, null, a, { id: 'z' }].map(fragment);
  const slots = matchItems(known, found).map((each) => ('slot' in each ? each.slot : undefined));
  expect(slots).toEqual([4, 3, 1, undefined]);
});

test('detects a lost or changed record', () => {
  const known = itemsOf(a, b);
  const becoming = (...records: unknown[]) =>
    placeItems(matchItems(known, records.map(fragment)), 3);
  expect(losesRecords(known, becoming(a, b, c))).toBe(false);
  expect(losesRecords(known, becoming(b, a))).toBe(false);
  expect(losesRecords(known, becoming(a))).toBe(true);
  expect(losesRecords(known, becoming(a, { id: 'b', title: 'New' }))).toBe(true);
});

test.each([
  [{ id: 'a' }, 'a'],
  [{ id: 1_732_300_000_000 }, '1732300000000'],
  [{ id: '' }, undefined],
  [{ id: Infinity }, undefined],
  [{ id: true }, undefined],
  [{}, undefined],
  [['a'], undefined],
  [null, undefined],
])('%j is known by %j', (value, id) => {
  expect(recordId(value)).toBe(id);
});

test.each([
  [
    { id: 'a', title: 'cut \ud83d' },
    { id: 'a', title: 'cut \ufffd' },
  ],
  [
    { id: 'a\udc00', list: ['\ud800b'] },
    { id: 'a\ufffd', list: ['\ufffdb'] },
  ],
  [
    { id: 'a', title: '🛂 \\ud800' },
    { id: 'a', title: '🛂 \\ud800' },
  ],
])('%j is stored without halves of characters', (given, stored) => {
  const { text, id } = fragment(given);
  expect([JSON.parse(text), id]).toEqual([stored, stored.id]);
});

test('a stored half of a character is left until its record is saved', () => {
  const text = String.raw`[{"id":"a","title":"\ud83d"}]`;
  const read = parseFragments('pages', text) ?? [];
  expect(joinText('pages', read)).toBe(text);
});
