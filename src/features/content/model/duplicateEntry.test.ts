import * as v from 'valibot';
import { expect, test } from 'vitest';
import { duplicateEntry } from './slugs';
import editedPosts from './types/post';

const post = v.parse(editedPosts.type.schema, {
  id: 'a',
  title: 'Fees',
  slug: 'fees',
  date: '2020-01-01T00:00:00.000Z',
  published: true,
  layout: 'wide',
});
const now = new Date('2026-11-23T08:00:00.000Z');

test('a copy differs only as a draft of today with its own title and slug', () => {
  const copy = duplicateEntry(editedPosts, post, [post], { id: 'b', now });
  expect(copy).toEqual({
    ...post,
    id: 'b',
    title: 'Copy of Fees',
    slug: 'fees-copy',
    date: now.toISOString(),
    published: false,
  });
  const again = duplicateEntry(editedPosts, post, [post, copy], { id: 'c', now });
  expect(again['slug']).toBe('fees-copy-2');
});
