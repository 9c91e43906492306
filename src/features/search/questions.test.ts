import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { EntryRecord } from '@/domain/contentType';
import { contentTypes } from '@/domain/registry';
import { searchDefinitionOf } from '@/features/content/model/listing';
import { MANY, QUESTIONS, WANTED } from '@test/search/questions';
import { find, SearchIndex } from '@/engines/search';

/** The expected records among 8,000 others. */
function fullIndex(): SearchIndex<EntryRecord> {
  const index = new SearchIndex<EntryRecord>();
  for (const { key, schema } of contentTypes) {
    const many = MANY[key] ?? [];
    const half = many.length >> 1;
    const definition = searchDefinitionOf(key);
    for (const record of [...many.slice(0, half), ...(WANTED[key] ?? []), ...many.slice(half)]) {
      const entry = v.parse(schema, record);
      if (definition) index.add(entry, definition.searchable);
    }
  }
  return index;
}

test('of 60 questions at least 57 have the wanted answer among the first three', () => {
  const index = fullIndex();
  const missed: string[] = [];
  let count = 0;
  for (const [kind, questions] of Object.entries(QUESTIONS))
    for (const [typed, wanted] of questions) {
      count += 1;
      const { found } = find([index], typed, 3);
      if (!found.some(({ id }) => id === wanted)) missed.push(`${kind}: ${typed}`);
    }
  expect(count).toBe(60);
  expect(missed.slice(3)).toEqual([]);
});
