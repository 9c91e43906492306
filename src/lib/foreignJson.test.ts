import * as fc from '@test/fastCheck';
import { expect, test } from 'vitest';
import { isNestedDeeper, parseForeignJson, wellFormedJson } from './json';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test('depth is bounded before anything is parsed', () => {
  expect(isNestedDeeper(nested(100), 100)).toBe(false);
  expect(isNestedDeeper(nested(101), 100)).toBe(true);
  expect(isNestedDeeper('{"a":{"b":[]}}', 2)).toBe(true);
  expect(() => parseForeignJson(nested(100_000), 100)).toThrow(SyntaxError);
});

test.each([['"[[[["'], [String.raw`"\"[[[["`], [String.raw`{"a\\":"\\\"[["}`], ['["[","["]']])(
  'brackets in a text are no depth: %s',
  (text) => {
    expect(isNestedDeeper(text, 1)).toBe(false);
  },
);

test('whatever JSON is read, it is read as JSON.parse reads it, without the dangerous names', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const text = JSON.stringify(value);
      const isDangerous = /"(?:__proto__|constructor|prototype)":/.test(text);
      fc.pre(!isDangerous);
      expect(parseForeignJson(text, 20)).toEqual({ value: JSON.parse(text), omittedCount: 0 });
    }),
  );
});

test('names that allow prototype pollution are removed at any depth', () => {
  const text =
    '{"__proto__":{"isAdmin":true},"a":[{"constructor":{"prototype":{"x":1}},"b":2}],"prototype":1}';
  const { value, omittedCount } = parseForeignJson(text, 20);
  expect(JSON.stringify(value)).toBe('{"a":[{"b":2}]}');
  expect(omittedCount).toBe(4);
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});

test.each([
  [String.raw`["a\ud800b"]`, ['a\uFFFDb']],
  [String.raw`{"\uDC00": "\uD83D\uD83D\uDE00"}`, { '\uFFFD': '\uFFFD😀' }],
  [String.raw`["\\ud800", "\\\ud800", "\"\udfff"]`, [String.raw`\ud800`, '\\\uFFFD', '"\uFFFD']],
  [String.raw`["\ud83d\ude00", "\u00e9", "🛂"]`, ['😀', 'é', '🛂']],
])('halves of characters do not come out of JSON: %s', (json, expected) => {
  expect(JSON.parse(wellFormedJson(json))).toEqual(expected);
});
