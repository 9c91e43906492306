import { expect, test } from 'vitest';
import { visaNameLine } from './visaNameLine';

test.each([
  ['Łukaszewicz', 'Paweł', 'LUKASZEWICZ<<PAWEL'],
  ['Sørensen', 'Bjørn', 'SOERENSEN<<BJOERN'],
  ['Æbelø', '', 'AEBELOE'],
  ['Đặng', '', 'DANG'],
  ['Þórsdóttir', 'Guðrún', 'THORSDOTTIR<<GUDRUN'],
  ["O'Connor", 'D’Arcy', 'OCONNOR<<DARCY'],
  ['Strauß', 'Işıl', 'STRAUSS<<ISIL'],
  [' ', 'Suharto', 'SUHARTO'],
])('%s, %s: %s', (lastName, firstName, names) => {
  expect(visaNameLine(lastName, firstName, 44)).toBe(`V<ARE${names}`.padEnd(44, '<'));
});
