import { expect, test } from 'vitest';
import { findPublished, published, publishedInOrder, publishedNewestFirst } from './entries';

const names = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join(' ');

test('drafts are for the administrator alone', () => {
  expect(
    names(
      published([
        { id: 'a', published: true },
        { id: 'b', published: false },
      ]),
    ),
  ).toBe('a');
});

test('come in ascending order without drafts', () => {
  const entries = [
    { id: 'two', order: 2, published: true },
    { id: 'zero', order: 0, published: true },
    { id: 'draft', order: -5, published: false },
    { id: 'also-two', order: 2, published: true },
    { id: 'first', order: -1, published: true },
    { id: 'also-zero', order: 0, published: true },
  ];
  expect(names(publishedInOrder(entries))).toBe('first zero also-zero two also-two');
  expect(names(entries)).toBe('two zero draft also-two first also-zero');
});

test('come newest first, with unreadable dates last', () => {
  const on = (id: string, date: string) => ({ id, date, published: true });
  const entries = [
    on('broken', 'yesterday'),
    on('old', '1950-01-01T00:00:00.000Z'),
    on('new', '2026-10-01T00:00:00.000Z'),
    on('blank', ''),
    on('same', '2026-10-01T02:00:00.000+02:00'),
    on('epoch', '1970-01-01T00:00:00.000Z'),
    { ...on('draft', '2026-11-01T00:00:00.000Z'), published: false },
  ];
  expect(names(publishedNewestFirst(entries))).toBe('new same epoch old broken blank');
});

test('finds the published entry of a slug, past a draft of the same', () => {
  const entries = [
    { id: 'draft', slug: 'about', published: false },
    { id: 'live', slug: 'about', published: true },
  ];
  expect(findPublished(entries, 'about')?.id).toBe('live');
  expect(findPublished(entries.slice(0, 1), 'about')).toBeUndefined();
  expect(findPublished(entries, 'About')).toBeUndefined();
  expect(findPublished([], '')).toBeUndefined();
});
