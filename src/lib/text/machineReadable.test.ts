import { assert, property, string } from '@test/fastCheck';
import { expect, test } from 'vitest';
import { machineReadableLine, nameLine, visaLines } from './machineReadable';

test.each([
  ['30-Day Tourist', 'DAY<TOURIST'],
  ['Zoë Müller-Straße', 'ZOE<MULLER<STRASSE'],
  ['© 2026 Dubai Visa', 'DUBAI<VISA'],
  ['تأشيرة دبي', 'DUBAI<VISA'],
])('the line of names of %s holds %s', (text, names) => {
  expect(nameLine(text)).toBe(`V<UTO${names}`.padEnd(44, '<'));
});

/** The check digit of ICAO 9303-3, 4.9, implemented independently. */
function digitOf(text: string): string {
  const values = Array.from(text, (sign) => (sign === '<' ? 0 : parseInt(sign, 36)));
  return String(values.reduce((sum, value, k) => sum + value * ([7, 3, 1][k % 3] ?? 0), 0) % 10);
}

const texts = { names: ['Eriksson', 'Anna'], birthDate: '1940-09-07' } as const;

test.each([
  ['a receipt', visaLines({ ...texts, number: 'DV123456', more: '2026-11-26' })],
  ['an empty form', visaLines({ names: ['', ''], number: '', birthDate: '', more: '' })],
  ['odd answers', visaLines({ ...texts, number: 'N 1234567 and more', more: 'Côte d’Ivoire' })],
])('the strip of %s has a visa’s lines with right check digits', (_name, [first, second]) => {
  expect(first).toMatch(/^V<UTO[A-Z<]+$/);
  expect(second).toMatch(/^[A-Z\d<]{9}\dUTO[\d<]{6}\d[MF<][\d<]{6}\d[A-Z\d<]+$/);
  expect([first?.length, second?.length]).toEqual([44, 44]);
  for (const [from, to] of [
    [0, 9],
    [13, 19],
    [21, 27],
  ] as const)
    expect(second?.[to]).toBe(digitOf(second?.slice(from, to) ?? ''));
});

test('whatever is typed, lines have their width and their alphabet', () => {
  const text = string({ unit: 'grapheme', maxLength: 50 });
  assert(
    property(text, text, (one, other) => {
      expect(machineReadableLine(one, 30)).toMatch(/^[A-Z0-9<]{30}$/);
      const [first, second] = visaLines({
        names: [one, other],
        number: one,
        birthDate: other,
        more: one,
      });
      expect(first).toMatch(/^V<UTO[A-Z<]{39}$/);
      expect(second).toMatch(/^[A-Z0-9<]{9}\dUTO[A-Z0-9<]{6}\d<<{6}0[A-Z0-9<]{16}$/);
    }),
  );
});

test.each([
  ['Łukaszewicz', 'Paweł', 'LUKASZEWICZ<<PAWEL'],
  ['Sørensen', 'Bjørn', 'SOERENSEN<<BJOERN'],
  ['Æbelø', '', 'AEBELOE'],
  ['Müller-Lüdenscheidt', 'Jörg', 'MUELLER<LUEDENSCHEIDT<<JOERG'],
  ['Đặng', '', 'DANG'],
  ['Þórsdóttir', 'Guðrún', 'THORSDOTTIR<<GUDRUN'],
  ["O'Connor", 'D’Arcy', 'OCONNOR<<DARCY'],
  ['Strauß', 'Işıl', 'STRAUSS<<ISIL'],
  [' ', 'Suharto', 'SUHARTO'],
])('the names %s, %s make the line %s', (lastName, firstName, names) => {
  const blank = { number: '', birthDate: '', more: '' };
  const [first] = visaLines({ names: [lastName, firstName], ...blank });
  expect(first).toBe(`V<UTO${names}`.padEnd(44, '<'));
});
