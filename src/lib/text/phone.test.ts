import { expect, test } from 'vitest';
import { phoneParts } from './contactDetails';

/** The links in a text. */
const links = (phone: string) => phoneParts(phone).flatMap(({ href }) => href ?? []);

test.each([
  ['+971 4 123 4567', ['tel:+97141234567']],
  ['+971 4 123 4567 / +971 50 765 4321', ['tel:+97141234567', 'tel:+971507654321']],
  ['+971 4 123 4567 or 800 5111', ['tel:+97141234567', 'tel:8005111']],
  ['+971 4 123 4567 +971 50 765 4321', ['tel:+97141234567', 'tel:+971507654321']],
  ['+971 4 123 4567 ext. 12', ['tel:+97141234567']],
  ['+44 (0)20 7946 0000', ['tel:+442079460000']],
  ['0044 (0)20 7946 0000', ['tel:00442079460000']],
  ['(020) 7946-0000', ['tel:02079460000']],
  ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', ['tel:+971501234567']],
  ['＋９７１ ５０ １２３ ４５６７', ['tel:+971501234567']],
  ['04 123 4567 050 765 4321', []],
  ['800-DUBAI', []],
  ['123456', []],
  ['', []],
])('%j has the links %j', (phone, expected) => {
  expect(links(phone)).toEqual(expected);
  expect(
    phoneParts(phone)
      .map(({ text }) => text)
      .join(''),
  ).toBe(phone);
});
