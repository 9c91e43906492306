import { describe, expect, test } from 'vitest';
import { checkDigit } from '@/lib/text/machineReadable';
import { compositeText, typedReading } from '@/engines/passport/td3';
import {
  passportDifferences,
  expiryProblem,
  isOtherPerson,
  passportReading,
} from '@/features/passport/model';

const TODAY = '2026-11-26';

/** Both lines with right check digits, as read. */
function passport({
  names = 'ERIKSSON<<ANNA<MARIA',
  state = 'UTO',
  birth = '740812',
  expiry = '310415',
}) {
  const checked = (text: string) => text + checkDigit(text);
  const second = `${checked('L898902C3')}${state}${checked(birth)}F${checked(expiry)}${'<'.repeat(14)}0`;
  const line = `P<${state}${names}`.padEnd(44, '<').slice(0, 44);
  const reading = typedReading(line + second + checkDigit(compositeText(second)));
  if (!reading) throw new Error('This is no passport.');
  return passportReading(reading, TODAY);
}

const NOTHING = {
  firstName: '',
  lastName: '',
  nationality: '',
  passportNumber: '',
  dateOfBirth: '',
};

describe('the answers of a passport', () => {
  test('are written as the form writes them', () => {
    expect(passport({ state: 'D<<' }).answers).toEqual({
      firstName: 'Anna Maria',
      lastName: 'Eriksson',
      nationality: 'Germany',
      passportNumber: 'L898902C3',
      dateOfBirth: '1974-08-12',
    });
  });

  test.each([
    ['GBR', 'United Kingdom'],
    ['GBO', 'United Kingdom'],
    ['RKS', 'Kosovo'],
    ['UTO', undefined],
    ['XXA', undefined],
  ])('of the state %s name the nationality %s', (state, nationality) => {
    expect(passport({ state }).answers.nationality).toBe(nationality);
  });

  test('have no birth date in the future', () => {
    expect(passport({ birth: '261126' }).answers.dateOfBirth).toBe('2026-11-26');
    expect(passport({ birth: '261127' }).answers.dateOfBirth).toBe('1926-11-27');
  });

  test('say that a name which fills its line may be cut', () => {
    expect(passport({ names: 'NILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K' }).isCut).toBe(true);
    expect(passport({}).isCut).toBe(false);
  });

  test('leave out a given name that the passport lacks', () => {
    expect(passport({ names: 'ARKFREITH' }).answers).not.toHaveProperty('firstName');
  });
});

describe('differences', () => {
  test('are what is missing or typed otherwise, not what is written otherwise', () => {
    const typed = {
      ...NOTHING,
      lastName: 'ERIKSSON',
      passportNumber: 'L89 8902-C3',
      nationality: 'Spain',
    };
    expect(passportDifferences(passport({ state: 'FRA' }), typed).map(([name]) => name)).toEqual([
      'firstName',
      'nationality',
      'dateOfBirth',
    ]);
  });
});

test.each([
  ['GARCIA<<JOSE', 'José', 'García'],
  ['MUELLER<<JUERGEN', 'Jürgen', 'Müller'],
  ['MULLER<<JURGEN', 'Jürgen', 'Müller'],
  ['SOERENSEN<<BJOERN', 'Bjørn', 'Sørensen'],
  ['WEISS<<ANNA', 'Anna', 'Weiß'],
  ['OCONNOR<<SEAN', 'Sean', "O'Connor"],
  ['AL<MANSOURI<<SARA', 'Sara', 'Al-Mansouri'],
  ['ARKFREITH', 'Arkfreith', ''],
  ['ARKFREITH', '', 'Arkfreith'],
  ['NILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K', 'Chayapa Dejthamrong Krishnan', 'Nilavadhanananda'],
])('the line %s agrees with %s %s', (names, firstName, lastName) => {
  const differing = passportDifferences(passport({ names }), { ...NOTHING, firstName, lastName });
  expect(differing.map(([name]) => name).filter((name) => name.endsWith('Name'))).toEqual([]);
});

test.each([
  ['another’s', { firstName: 'Ifeoma', lastName: 'Bello' }, true],
  ['another’s of a family', { lastName: 'Eriksson', dateOfBirth: '1999-01-02' }, false],
  ['of a name before marriage', { firstName: 'Anna Maria', lastName: 'Berg' }, false],
  ['nobody’s, where nothing is typed', {}, false],
])('a passport is %s', (_case, typed, isOther) => {
  expect(isOtherPerson(passport({}), { ...NOTHING, ...typed })).toBe(isOther);
});

test.each([
  ['2026-11-25', '', 'expired'],
  ['2026-11-26', '', 'soon'],
  ['2027-05-25', '', 'soon'],
  ['2027-05-26', '', undefined],
  ['2027-05-26', '2027-01-10', 'soon'],
  ['2027-07-10', '2027-01-10', undefined],
  ['2027-05-26', '2020-01-10', undefined],
  ['2028-03-01', '2027-08-31', undefined],
  ['2028-02-28', '2027-08-31', 'soon'],
] as const)('a passport until %s for a trip on "%s" is %s', (expiry, travel, problem) => {
  expect(expiryProblem(expiry, TODAY, travel)).toBe(problem);
});
