import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NEWEST_FIRST, listSearchSchema, sortOf, sortSearch } from '../model/applicationList';

const read = (search: unknown) => v.parse(listSearchSchema, search);

test('an address typed by hand reads as what it can mean', () => {
  expect(read({ q: 123_456, sort: 'color', dir: 'up', open: 'a' })).toMatchObject({
    q: '123456',
    sort: undefined,
    dir: undefined,
    open: 'a',
  });
});

test('an unusual order comes back from the address', () => {
  expect(sortSearch(NEWEST_FIRST)).toEqual({ sort: undefined, dir: undefined });
  expect(sortOf(read({}))).toEqual(NEWEST_FIRST);
  for (const descending of [true, false]) {
    const sort = { by: 'status', descending } as const;
    expect(sortOf(read(sortSearch(sort)))).toEqual(sort);
  }
});
