import { describe, expect, test } from 'vitest';
import { checkDigit } from '@/lib/text/machineReadable';
import { fieldsOf, typedReading } from './td3';

/** The specimen of ICAO 9303-4, appendix B. */
const SPECIMEN = [
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
] as const;

test('a check digit weighs 7, 3 and 1, and letters from 10', () => {
  expect(checkDigit('520727')).toBe('3');
  expect(checkDigit('AB2134<<<')).toBe('5');
  expect(checkDigit('L898902C3')).toBe('6');
  expect(checkDigit('<<<<<<<<<<<<<<')).toBe('0');
});

test('fields stand where the standard puts them', () => {
  expect(fieldsOf(SPECIMEN)).toEqual({
    surname: 'ERIKSSON',
    given: 'ANNA MARIA',
    number: 'L898902C3',
    nationality: 'UTO',
    birth: '740812',
    expiry: '120415',
    sex: 'F',
  });
});

test.each([
  ['P<UTOARKFREITH<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'ARKFREITH', ''],
  ['P<D<<MUELLER<LUEDENSCHEIDT<<HANS<PETER<<<<<<', 'MUELLER LUEDENSCHEIDT', 'HANS PETER'],
  ['P<UTONILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K', 'NILAVADHANANANDA', 'CHAYAPA DEJTHAMRONG K'],
])('%s names %s, %s', (line, surname, given) => {
  expect(fieldsOf([line, SPECIMEN[1]])).toMatchObject({ surname, given });
});

describe('two typed lines', () => {
  const typed = SPECIMEN.join('');

  test('are read, with a break between them or in small letters', () => {
    expect(typedReading(typed)?.fields.number).toBe('L898902C3');
    expect(typedReading(SPECIMEN.join('\n').toLowerCase())?.lines).toEqual(SPECIMEN);
  });

  test.each(['«', '‹‹', '＜＜', '&lt;&lt;', '&LT;<'])('are read with %s for fillers', (fillers) => {
    expect(typedReading(typed.replaceAll('<<', fillers))?.lines).toEqual(SPECIMEN);
  });

  test('are read with « for each filler', () => {
    expect(typedReading(typed.replaceAll('<', '«'))?.lines).toEqual(SPECIMEN);
  });

  test('offer one name that stands second', () => {
    const reading = typedReading('P<IND<<AHMADI'.padEnd(44, '<') + SPECIMEN[1]);
    expect(reading?.fields).toMatchObject({ surname: '', given: 'AHMADI' });
    expect(reading?.confidence.names).toBe(true);
  });

  test('prove nothing that their check digits do not', () => {
    const wrong = typedReading(typed.replace('L898902C3', 'L898902C4'));
    expect(wrong?.confidence).toMatchObject({ number: false, names: false, birth: true });
  });

  test('have no date that is no day of the calendar, though its digit is right', () => {
    const [upper, lower] = SPECIMEN;
    const askew = lower.replace('7408122', `740230${checkDigit('740230')}`);
    expect(typedReading(upper + askew)?.confidence).toMatchObject({ birth: false, expiry: true });
  });

  test.each([44, 36])('of a visa of %i characters are read if its digits are right', (length) => {
    const [upper, lower] = SPECIMEN.map((line) => line.slice(0, length));
    const visa = typedReading(`V${upper?.slice(1)}${lower}`);
    expect(visa?.fields).toEqual(fieldsOf(SPECIMEN));
    expect(Object.values(visa?.confidence ?? {})).not.toContain(true);
    expect(typedReading(`V${upper?.slice(1)}${lower?.replace('C3', 'C4')}`)).toBeUndefined();
  });

  test('are no shorter text', () => {
    expect(typedReading(typed.slice(1))).toBeUndefined();
    expect(typedReading('N1234567')).toBeUndefined();
  });
});
