import * as fc from '@test/fastCheck';
import { expect, test } from 'vitest';
import { isWithinOneEdit, mayBeTypo, isTypoOf } from './search';

const letter = fc.constantFrom('a', 'b', 'c');
const text = fc.string({ unit: letter, minLength: 1, maxLength: 9 });

/** Every text at edit distance one from `word`. */
function withOneError(word: string): Set<string> {
  const all = new Set([word]);
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    all.add(before + after.slice(1));
    if (after.length > 1) all.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const other of 'abc') {
      all.add(before + other + after);
      all.add(before + other + after.slice(1));
    }
  }
  return all;
}

test('it is what making every possible error in every beginning of the word gives', () => {
  fc.assert(
    fc.property(text, text, (typed, word) => {
      const beginnings = Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1));
      const expected = beginnings.some((each) => withOneError(each).has(typed));
      expect(isWithinOneEdit(typed, word)).toBe(expected);
    }),
    { numRuns: 3000 },
  );
});

test('a word of five letters or more is found with any one error in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: letter, minLength: 5, maxLength: 12 }), (word) => {
      for (const typed of withOneError(word)) {
        expect(mayBeTypo(typed)).toBe(true);
        expect(isTypoOf(typed, word)).toBe(true);
      }
    }),
  );
});

test.each([
  ['dubay', 'dubai'],
  ['dbuai', 'dubai'],
  ['ubai', 'dubai'],
  ['toruist', 'tourist'],
  ['xourist', 'tourist'],
  ['passpo', 'pasport'],
])('%s may mean %s', (typed, word) => {
  expect(isTypoOf(typed, word)).toBe(true);
});

test.each([
  ['visb', 'visa'],
  ['dubxx', 'dubai'],
  ['duvi', 'dubai'],
  ['12346', '12345'],
  ['dv12346', 'dv12345'],
])('%s does not mean %s', (typed, word) => {
  expect(isTypoOf(typed, word)).toBe(false);
});
