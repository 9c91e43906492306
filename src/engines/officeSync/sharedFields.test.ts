import { expect, test } from 'vitest';
import { sharedFields, withChanges } from './sharedFields';

const merged = (stored: Record<string, unknown>, fields: Record<string, unknown>) => {
  const cells = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, [1, '', value] as const]),
  );
  const change = { key: 'settings', record: 'settings', cells, gone: {} } as const;
  return JSON.stringify(withChanges('settings', stored, new Map([['settings', change]])) ?? null);
};

test('names of prototypes write to no prototype, whoever stored them', () => {
  const stored: Record<string, unknown> = JSON.parse(
    '{"__proto__":{"x":1},"a":{"__proto__":{"y":2}}}',
  );
  expect(JSON.parse(merged(stored, { siteName: 'Gate' }))).toHaveProperty('siteName', 'Gate');
  expect([Reflect.get({}, 'x'), Reflect.get({}, 'y')]).toEqual([undefined, undefined]);
});

test('an application is told as one cell of answers, and keeps its id and status', () => {
  const stored = { id: '1', firstName: 'Mia', status: 'Approved' };
  const shared = sharedFields('visaApplications', stored).get('1');
  expect(shared).toEqual({ fields: { '': { firstName: 'Mia' } }, status: 'Approved' });
  const cells = { '': [1, '', { firstName: 'Ada' }] } as const;
  const change = { key: 'visaApplications', record: '1', cells, gone: {} } as const;
  const changes = new Map([['1', change]]);
  expect(withChanges('visaApplications', stored, changes)).toEqual({ ...stored, firstName: 'Ada' });
  expect(withChanges('visaApplications', undefined, changes)).toEqual({
    id: '1',
    firstName: 'Ada',
  });
});

test('of a value and values inside it those inside stay, in whichever order they come', () => {
  const inner = { 'a.b': 'inner', 'a.b.c': 'innermost' };
  expect(merged({ a: 'outer' }, inner)).toBe(merged({}, { ...inner, a: 'outer' }));
  expect(JSON.parse(merged({ a: 'outer' }, inner))).toEqual({ a: { b: { c: 'innermost' } } });
});
