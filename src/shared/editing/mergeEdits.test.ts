import { expect, test } from 'vitest';
import { assert, constantFrom, dictionary, property } from '@test/fastCheck';
import { mergeEdits, settleConflicts } from './formDefinition';

const base = { title: 'A', text: 'a', tags: ['x'] };

test('fields that one side changed are merged without a question', () => {
  const mine = { ...base, title: 'Mine' };
  const theirs = { ...base, text: 'theirs', tags: ['x', 'y'] };
  expect(mergeEdits(base, mine, theirs)).toEqual({
    merged: { title: 'Mine', text: 'theirs', tags: ['x', 'y'] },
    conflicts: [],
  });
});

test('a field that both changed is a conflict, and mine until theirs is chosen', () => {
  const mine = { title: 'Mine', text: 'mine', tags: ['x'] };
  const theirs = { title: 'Theirs', text: 'theirs', tags: [] };
  const merge = mergeEdits(base, mine, theirs);
  expect(merge).toEqual({
    merged: { title: 'Mine', text: 'mine', tags: [] },
    conflicts: ['title', 'text'],
  });
  expect(settleConflicts(merge, theirs, 'mine')).toEqual(merge.merged);
  expect(settleConflicts(merge, theirs, 'theirs')).toEqual({
    title: 'Theirs',
    text: 'theirs',
    tags: [],
  });
});

test('fields that only their version has stay, fields removed here go', () => {
  const { merged } = mergeEdits<Record<string, unknown>>(
    { title: 'A', old: 1 },
    { title: 'A' },
    { title: 'A', old: 1, fresh: 2 },
  );
  expect(JSON.parse(JSON.stringify(merged))).toEqual({ title: 'A', fresh: 2 });
});

// Few names and values cause many conflicts.
const record = dictionary(
  constantFrom('a', 'b', 'c'),
  constantFrom<unknown>(1, 'x', [1], { d: 1 }),
);
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("a side without changes gets the other side's", () => {
  assert(
    property(record, record, (before, changed) => {
      expect(plain(mergeEdits(before, before, changed))).toEqual(
        plain({ merged: changed, conflicts: [] }),
      );
      expect(plain(mergeEdits(before, changed, before))).toEqual(
        plain({ merged: changed, conflicts: [] }),
      );
      expect(plain(mergeEdits(before, changed, changed))).toEqual(
        plain({ merged: changed, conflicts: [] }),
      );
    }),
  );
});

test('both sides are asked about the same fields, and agree where each takes the other’s choice', () => {
  assert(
    property(record, record, record, (before, mine, theirs) => {
      const here = mergeEdits(before, mine, theirs);
      const there = mergeEdits(before, theirs, mine);
      expect(here.conflicts.toSorted()).toEqual(there.conflicts.toSorted());
      expect(plain(settleConflicts(here, theirs, 'theirs'))).toEqual(plain(there.merged));
      for (const name of ['a', 'b', 'c'])
        expect([mine[name], theirs[name]]).toContainEqual(here.merged[name]);
    }),
  );
});
