import * as v from 'valibot';
import { expect, test } from 'vitest';
import { menusType } from './menus';

const about = { id: 'a', label: 'About', link: '/about', type: 'internal' };

test('a bad item is skipped, the others stay in their order', () => {
  const stored = {
    header: [about, null, 'x', 7, [], {}, { id: '' }, { ...about, id: 'b' }],
    footer: [{ label: 'No id', link: '/x' }],
  };
  expect(v.parse(menusType.schema, stored)).toEqual({
    header: [about, { ...about, id: 'b' }],
    footer: [],
  });
});

test('what an item lacks or has wrong reads as its default', () => {
  const stored = { header: [{ id: 'a', label: [], type: 'sideways', icon: 'star' }] };
  expect(v.parse(menusType.schema, stored)).toEqual({
    header: [{ id: 'a', label: '', link: '', type: 'internal', icon: 'star' }],
    footer: [],
  });
});

test('an external item stays external', () => {
  const stored = { header: [{ ...about, type: 'external' }], footer: 'none' };
  expect(v.parse(menusType.schema, stored)).toEqual({
    header: [{ ...about, type: 'external' }],
    footer: [],
  });
});

test('a value that is no object is no menu', () => {
  for (const stored of [null, 'x', 7, undefined]) {
    expect(v.is(menusType.schema, stored)).toBe(false);
  }
});
