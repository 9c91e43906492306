import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contentTypes } from '../../../domain/registry';
import { searchDefinitionOf } from './listing';

test.each(contentTypes)(
  '$key is found by texts alone, and at first by nobody',
  ({ key, schema }) => {
    const entry = v.parse(schema, { id: 'x' });
    const definition = searchDefinitionOf(key);
    expect(definition?.searchable(entry)).toEqual({
      title: '',
      texts: expect.arrayContaining([expect.any(String)]),
    });
    expect(definition?.publicPath?.(entry) !== undefined).toBe(key === 'visaCards');
  },
);

test.each([
  ['pages', { slug: 'über us' }, '/%C3%BCber%20us'],
  ['pages', { slug: 'a', published: false }, undefined],
  ['pages', {}, undefined],
  ['blogs', { slug: '\uD800' }, '/blog/%EF%BF%BD'],
  ['visaCards', { id: 'a b' }, '/visa-types'],
  ['visaCards', { published: false }, undefined],
  ['sections', { title: 'A' }, undefined],
  ['visaApplications', { firstName: 'A' }, undefined],
  ['contactMessages', { subject: 'A' }, undefined],
] as const)('visitors see %s %j at %s', (key, fields, path) => {
  const type = contentTypes.find((each) => each.key === key);
  const entry = type && v.parse(type.schema, { id: 'x', ...fields });
  expect(entry && searchDefinitionOf(key)?.publicPath?.(entry)).toBe(path);
});
