import { expect, test } from 'vitest';
import { type Change, MAX_CLOCK, parseChange, toWire } from './change';

const ID = 'AAAAAAAAAAAAAAAAAAAAAA';
const change: Change = {
  id: ID,
  clock: 7,
  key: 'pages',
  record: 'about',
  fields: {
    title: { value: 'About us', replaces: ['BBBBBBBBBBBBBBBBBBBBBB'] },
    old: { value: null, replaces: [] },
  },
};

test('a change comes back from its wire form as it was', () => {
  const text = JSON.stringify(toWire(change));
  expect(text).toBe(
    `["${ID}",7,"pages","about",{"title":["About us",["BBBBBBBBBBBBBBBBBBBBBB"]],"old":[null,[]]}]`,
  );
  expect(parseChange(JSON.parse(text))).toEqual(change);
});

const fields = { title: ['x', []] };
test.each<[string, unknown]>([
  ['nothing', undefined],
  ['an object', { ...change }],
  ['a short list', [ID, 1, 'pages', 'a']],
  ['a long list', [ID, 1, 'pages', 'a', fields, 0]],
  ['a short id', ['AAAA', 1, 'pages', 'a', fields]],
  ['an id with other signs', ['AAAAAAAAAAAAAAAAAAAAA/', 1, 'pages', 'a', fields]],
  ['a clock of 2^60', [ID, 2 ** 60, 'pages', 'a', fields]],
  ['a clock below nought', [ID, -1, 'pages', 'a', fields]],
  ['a clock between two', [ID, 1.5, 'pages', 'a', fields]],
  ['the session', [ID, 1, 'adminAuthenticated', 'a', fields]],
  ['a key by its prototype', [ID, 1, '__proto__', 'a', fields]],
  ['no record', [ID, 1, 'pages', '', fields]],
  ['a record that is a number', [ID, 1, 'pages', 3, fields]],
  ['fields as a list', [ID, 1, 'pages', 'a', [['x', []]]]],
  ['a field without what it replaces', [ID, 1, 'pages', 'a', { title: ['x'] }]],
  ['what it replaces as a text', [ID, 1, 'pages', 'a', { title: ['x', ID] }]],
  ['what it replaces of another kind', [ID, 1, 'pages', 'a', { title: ['x', [1]] }]],
  ['a field that is a prototype', JSON.parse(`["${ID}",1,"pages","a",{"__proto__":["x",[]]}]`)],
  [
    'a prototype inside a path of settings',
    [ID, 1, 'settings', 'settings', { 'contact.__proto__.x': ['x', []] }],
  ],
  [
    'a prototype at the start of a path',
    [ID, 1, 'settings', 'settings', { '__proto__.x': ['x', []] }],
  ],
  ['settings of another name', [ID, 1, 'settings', 'aaa', { siteName: ['x', []] }]],
  ['a counter that is not 16 digits', [ID, 1, 'counters', 'xyz', { name: ['x', []] }]],
  ['a record of 1,001 signs', [ID, 1, 'pages', 'a'.repeat(1001), fields]],
  ['a time that is none', [ID, 1, 'pages', 'a', { '#by': [{ counter: 'c', at: 1e300 }, []] }]],
  [
    'a decision of a time that no slip has',
    [
      ID,
      1,
      'visaApplications',
      'a',
      { '#decision': [{ status: 'Approved', decided: 2 ** 32 }, []] },
    ],
  ],
  [
    'a decision between two seconds',
    [ID, 1, 'visaApplications', 'a', { '#decision': [{ status: 'Approved', decided: 1.5 }, []] }],
  ],
  ['another id in the record', [ID, 1, 'pages', 'a', { id: ['b', []] }]],
  ['the mail password', [ID, 1, 'settings', 'settings', { 'smtp.pass': ['b', []] }]],
  [
    'a million fields',
    [
      ID,
      1,
      'pages',
      'a',
      Object.fromEntries(Array.from({ length: 1e6 }, (_, at) => [at, ['', []]])),
    ],
  ],
])('refused: %s', (_case, foreign) => {
  expect(parseChange(foreign)).toBeUndefined();
});

test('the greatest clock is still one', () => {
  expect(parseChange([ID, MAX_CLOCK, 'pages', 'a', {}])?.clock).toBe(2 ** 48);
});
