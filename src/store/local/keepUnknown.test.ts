import { expect, test } from 'vitest';
import { keepUnknown } from './local';

test.each([
  [
    'a field that is not known',
    { id: 'a', colour: 'red' },
    { id: 'a' },
    { id: 'a', colour: 'red' },
  ],
  [
    'a nested one',
    { smtp: { tls: true } },
    { smtp: { host: 'x' } },
    { smtp: { tls: true, host: 'x' } },
  ],
  [
    'a changed value',
    { id: 'a', title: 'Old' },
    { id: 'a', title: 'New' },
    { id: 'a', title: 'New' },
  ],
  ['a list of texts', { tags: ['a', 'b'] }, { tags: ['a'] }, { tags: ['a'] }],
  ['an emptied list of texts', { tags: ['a'] }, { tags: [] }, { tags: [] }],
  [
    'a record without an id, in its place',
    { header: [null, { id: 'a' }, { label: 'x' }] },
    { header: [{ id: 'b' }, { id: 'a' }] },
    { header: [null, { id: 'b' }, { label: 'x' }, { id: 'a' }] },
  ],
  [
    'an unknown field of a listed record that was moved',
    { header: [{ id: 'a', colour: 'red' }, { id: 'b' }] },
    { header: [{ id: 'b' }, { id: 'a' }] },
    { header: [{ id: 'b' }, { id: 'a', colour: 'red' }] },
  ],
  ['nothing of a removed record', { header: [{ id: 'a' }] }, { header: [] }, { header: [] }],
  ['nothing where nothing was stored', undefined, { id: 'a' }, { id: 'a' }],
])('keeps %s', (_case, stored, next, expected) => {
  expect(keepUnknown(stored, next)).toEqual(expected);
});
