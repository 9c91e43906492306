import { assert, nat, property, string } from '@test/fastCheck';
import { expect, test } from 'vitest';

import { machineReadableLine } from './machineReadable';

test('a card title becomes a filled line', () => {
  expect(machineReadableLine('V<ARE 30-Day Tourist', 28)).toBe('V<ARE<30<DAY<TOURIST<<<<<<<<');
});

test('accents fall away and a long text is cut', () => {
  expect(machineReadableLine('Zoë Müller-Straße', 30)).toBe('ZOE<MULLER<STRASSE<<<<<<<<<<<<');
  expect(machineReadableLine('90-Day Tourist', 6)).toBe('90<DAY');
});

test('a text without Latin letters is filler, so that the strip keeps its length', () => {
  expect(machineReadableLine('تأشيرة دبي', 8)).toBe('<<<<<<<<');
});

test('whatever is typed, the line has its width and its alphabet', () => {
  assert(
    property(string({ unit: 'grapheme' }), nat({ max: 88 }), (text, width) => {
      expect(machineReadableLine(text, width)).toMatch(new RegExp(`^[A-Z0-9<]{${String(width)}}$`));
    }),
  );
});
