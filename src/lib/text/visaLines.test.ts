import { expect, test } from 'vitest';
import { visaLines } from './machineReadable';

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
])('%s, %s: %s', (lastName, firstName, names) => {
  const texts = { number: '', birthDate: '', more: '' };
  const [first] = visaLines({ names: [lastName, firstName], ...texts });
  expect(first).toBe(`V<UTO${names}`.padEnd(44, '<'));
});
