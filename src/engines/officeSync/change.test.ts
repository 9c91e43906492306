import { expect, test } from 'vitest';
import { accepts, parseEntry, toEntry } from './change';

const A = 'a'.repeat(16);
const B = 'b'.repeat(16);
const NOW = Date.UTC(2026, 10, 21);

test.each([
  ['pages', 'title', 'Fees', true],
  ['pages', 'title', 5, true],
  ['pages', 'title', null, true],
  ['pages', 'title', { html: 'Fees' }, false],
  ['pages', 'title', true, false],
  ['pages', 'published', false, true],
  ['pages', 'published', 'no', false],
  ['pages', 'ofANewerVersion', [{}], true],
  ['sections', 'order', '3', true],
  ['sections', 'order', 'first', false],
  ['sections', 'imagePosition', 'right', true],
  ['sections', 'imagePosition', 'middle', false],
  ['visaCards', 'features', ['Wi-Fi'], true],
  ['visaCards', 'features', 'Wi-Fi', false],
  ['visaApplications', '', { documents: {}, purpose: 'Visit' }, true],
  ['visaApplications', '', { documents: [] }, false],
  ['visaApplications', '', 'none', false],
  ['visaApplications', 'way', { how: 'paste' }, false],
  ['visaApplications', 'firstName', 'Mia', false],
  ['contactMessages', 'read', true, true],
  ['contactMessages', 'read', 'yes', false],
  ['menus', 'label', ['About'], false],
  ['menus', 'list', 'footer', true],
  ['settings', 'siteName', [], false],
  ['settings', 'siteName.x', 'Gate', false],
  ['settings', 'socialLinks.facebook', 'https://a.example', true],
  ['settings', 'socialLinks.facebook', {}, false],
  ['settings', 'socialLinks', 'none', false],
  ['settings', 'openingHours.sunday', '9 to 5', true],
  ['counters', 'name', 'Reception', true],
  ['counters', 'name', 'x'.repeat(61), false],
] as const)('in %s, %s %j is accepted: %j', (key, field, value, isAccepted) => {
  expect(accepts(key, field, value)).toBe(isAccepted);
});

const decision = { application: '1', status: 'Approved', decided: 1, counter: A, replaces: [] };
const step = { applicationId: '1', what: 'opened', at: 5, counter: 'One', detail: '', note: '' };

test.each([
  ['pages', 'p', { title: [5, A, 'x'] }],
  ['pages', 'p', { title: [5, A] }, { [A]: 5 }],
  ['settings', 'settings', { 'socialLinks.facebook': [5, A, 'x'] }],
  ['counters', A, { name: [5, A, 'One'] }],
  ['contactMessages', 'm', { read: [5, A, true] }],
  ['visaApplications', '1', { '': [5, A, { firstName: 'Mia', unknown: [1] }] }],
  ['steps', 's', step],
  ['decisions', 'd', { ...decision, person: 'Amal' }],
])('an entry is taken and written as it is: %j %j', (...entry) => {
  const { change: parsed, isWhole, ahead } = parseEntry(entry, NOW);
  expect([isWhole, ahead]).toEqual([true, []]);
  expect(parsed && toEntry(parsed)).toEqual(entry);
});

test.each([
  [['pages', 'p']],
  [['pages', '', {}]],
  [['pages', 'x'.repeat(1001), {}]],
  [['menu', 'p', {}]],
  [['pages', 'p', { title: [0, A, 'x'] }]],
  [['pages', 'p', { title: [5.5, A, 'x'] }]],
  [['pages', 'p', { title: [Date.UTC(9999, 11, 31) + 1, A, 'x'] }]],
  [['pages', 'p', { title: [5, 'A', 'x'] }]],
  [['pages', 'p', { title: [5, A, 'x', 1] }]],
  [['pages', 'p', { id: [5, A, 'x'] }]],
  [['settings', 'settings', { 'a.__proto__.b': [5, A, 'x'] }]],
  [['settings', 'settings', { 'smtp.host': [5, A, 'x'] }]],
  [['settings', 'other', {}]],
  [['counters', 'One', {}]],
  [['pages', 'p', {}, { [A]: -1 }]],
  [['pages', 'p', {}, { one: 1 }]],
  [['steps', 's', { ...step, at: 1e300 }]],
  [['decisions', 'd', { ...decision, decided: 2 ** 32 }]],
  [['decisions', 'd', { ...decision, replaces: [1] }]],
  ['noise'],
])('a wrong part refuses an entry whole: %j', (entry) => {
  expect(parseEntry(entry, NOW)).toEqual({ ahead: [], isWhole: false });
});

test('a value that its field cannot show is left out, and the rest is taken', () => {
  const entry = ['pages', 'p', { title: [5, A, { html: 'x' }], slug: [5, A, 'x'] }];
  expect(parseEntry(entry, NOW)).toMatchObject({
    change: { key: 'pages', record: 'p', cells: { slug: [5, A, 'x'] }, gone: {} },
    isWhole: false,
  });
});

test('a stamp more than 30 years ahead names its counter, and is not taken', () => {
  const entry = ['pages', 'p', { title: [NOW + 31 * 365.25 * 86_400_000, B, 'x'] }];
  expect(parseEntry(entry, NOW)).toEqual({ ahead: [B], isWhole: false });
  expect(parseEntry(entry, NOW + 2 * 365.25 * 86_400_000).isWhole).toBe(true);
});
