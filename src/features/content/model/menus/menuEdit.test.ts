import { expect, test } from 'vitest';
import { applyMenuEdit, itemKeys, type MenuEdit, moveTo } from '../menus';
import type { MenuItem } from '../../../../domain/menus';

const item = (id: string, label = id): MenuItem => ({ id, label, link: '/', type: 'internal' });
const menusOf = (...ids: string[]) => ({ header: ids.map((id) => item(id)), footer: [item('f')] });
const after = (edit: MenuEdit, ...ids: string[]) =>
  applyMenuEdit(menusOf(...ids), edit)?.header.map(({ id }) => id);

test.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 2, ['a', 'c', 'b', 'd']],
  [2, 1, ['a', 'c', 'b', 'd']],
])('from place %i to place %i', (from, to, ids) => {
  const menus = menusOf('a', 'b', 'c', 'd');
  const move = moveTo('header', itemKeys(menus.header), { from, to });
  const once = move && applyMenuEdit(menus, move);
  expect(once?.header.map(({ id }) => id)).toEqual(ids);
  expect(once && move && applyMenuEdit(once, move)).toEqual(once);
  expect(once?.footer).toBe(menus.footer);
});

test('there is no move beyond the ends, nor to where an item is', () => {
  for (const [from, to] of [
    [0, -1],
    [1, 2],
    [1, 1],
    [5, 0],
  ] as const)
    expect(moveTo('header', ['a:0', 'b:0'], { from, to })).toBeUndefined();
});

test('a move is applied to a menu that was changed meanwhile', () => {
  const move = { kind: 'move', menu: 'header', key: 'a:0', after: 'c:0' } as const;
  expect(after(move, 'new', 'a', 'c', 'd')).toEqual(['new', 'c', 'a', 'd']);
  expect(after(move, 'c', 'a')).toEqual(['c', 'a']);
  expect(after(move, 'a', 'b')).toBeUndefined();
  expect(after(move, 'b', 'c')).toBeUndefined();
});

test('a change to an outdated item is a conflict, and an item is removed once', () => {
  const change = {
    kind: 'change',
    menu: 'header',
    key: 'a:0',
    item: item('a', 'New'),
    base: item('a'),
  } as const;
  expect(applyMenuEdit(menusOf('b', 'a'), change)?.header[1]?.label).toBe('New');
  const changed = { header: [item('a', 'Theirs')], footer: [] };
  expect(applyMenuEdit(changed, change)).toBeUndefined();
  const linked = { header: [{ ...item('a'), link: '/theirs' }], footer: [] };
  expect(applyMenuEdit(linked, change)?.header).toEqual([{ ...item('a', 'New'), link: '/theirs' }]);
  expect(after(change, 'b')).toBeUndefined();
  expect(after({ kind: 'remove', menu: 'header', key: 'a:0' }, 'b')).toEqual(['b']);
});

test('items with the same id stay distinct', () => {
  const menus = { header: [item('a', 'one'), item('a', 'two')], footer: [] };
  const removed = applyMenuEdit(menus, { kind: 'remove', menu: 'header', key: 'a:1' });
  expect(removed?.header.map(({ label }) => label)).toEqual(['one']);
});

test('an addition is made once', () => {
  const add = { kind: 'add', menu: 'header', item: item('n') } as const;
  expect(after(add, 'a')).toEqual(['a', 'n']);
  expect(after(add, 'a', 'n')).toEqual(['a', 'n']);
});
