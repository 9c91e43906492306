import { expect, test } from 'vitest';
import { type Change, parseChange } from './change';
import { merge } from './merge';
import { withStates } from './sharedFields';

const settingsChange = (fields: Change['fields']): Change => ({
  id: 'A'.repeat(22),
  clock: 1,
  key: 'settings',
  record: 'settings',
  fields,
});
const givenBy = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, { value, replaces: [] }]),
  );
const merged = (stored: Record<string, unknown>, fields: Record<string, unknown>) => {
  const change = settingsChange(givenBy(fields));
  return JSON.stringify(withStates('settings', stored, merge([change])) ?? null);
};

test('names of prototypes write to no prototype, whoever stored them', () => {
  const stored: Record<string, unknown> = JSON.parse(
    '{"__proto__":{"x":1},"a":{"__proto__":{"y":2}}}',
  );
  expect(JSON.parse(merged(stored, { siteName: 'Gate' }))).toHaveProperty('siteName', 'Gate');
  expect([Reflect.get({}, 'x'), Reflect.get({}, 'y')]).toEqual([undefined, undefined]);
});

test('a change of an earlier version with such a name is not merged', () => {
  const change = settingsChange(givenBy({ '__proto__.z': 1 }));
  expect(merge([change]).size).toBe(0);
  expect(
    parseChange([change.id, 1, 'settings', 'settings', { siteName: ['x', []] }]),
  ).toBeDefined();
});

test('of a value and values inside it those inside stay, in whichever order they come', () => {
  const inner = { 'a.b': 'inner', 'a.b.c': 'innermost' };
  expect(merged({ a: 'outer' }, inner)).toBe(merged({}, { ...inner, a: 'outer' }));
  expect(JSON.parse(merged({ a: 'outer' }, inner))).toEqual({ a: { b: { c: 'innermost' } } });
});
