import { expect, test } from 'vitest';
import { codeStart, typedCode, type TypedKey, typedLines } from './useTypedCodes';

const DIGITS = '01234567890987654321'.repeat(4);
const press = (key: string, code: string, held: Partial<TypedKey> = {}): TypedKey => ({
  key,
  code,
  shift: false,
  altGraph: false,
  ...held,
});
/** Digits that a scanner types in a US layout, as received with the computer's layout. */
const digitKeys = (characters: string, held?: Partial<TypedKey>) =>
  Array.from(DIGITS).map((digit) => press(characters[Number(digit)] ?? '', `Digit${digit}`, held));
/** `visa/counter#`, where `#` is Shift and 3. */
const link = (sign: string) => [
  ...Array.from('visacounter', (letter) => press(letter, `Key${letter.toUpperCase()}`)),
  press(sign, 'Digit3', { shift: true }),
];
const linesOf = (keys: readonly TypedKey[], arrived = '') => typedCode(keys, arrived).split('\n');
const runsOf = (keys: readonly TypedKey[], arrived = '') =>
  linesOf(keys, arrived).flatMap((line) => line.match(/\d{60,}/g) ?? []);

test.each([
  ['American', '0123456789', '#'],
  ['German', '0123456789', '§'],
  ['French', 'à&é"\'(-è_ç', '3'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩', '#'],
])('what an American scanner types on a %s keyboard holds the digits', (_layout, row, sign) => {
  expect(runsOf([...link(sign), ...digitKeys(row)])).toContain(DIGITS);
});

test.each([
  ['a French scanner on an American keyboard', digitKeys(')!@#$%^&*(', { shift: true })],
  ['a French scanner on a French keyboard', digitKeys('0123456789', { shift: true })],
  ['a number pad', Array.from(DIGITS).map((digit) => press(digit, `Numpad${digit}`))],
  ['Caps Lock on a French keyboard', digitKeys('0123456789')],
])('%s holds the digits', (_case, keys) => {
  expect(runsOf(keys)).toContain(DIGITS);
});

test('what Alt codes have put into the field holds the digits', () => {
  const alt = Array.from(DIGITS).flatMap((digit) =>
    ['0', '4', String(8 + Number(digit)).slice(-1)].map((pad) => press('Alt', `Numpad${pad}`)),
  );
  expect(linesOf(alt, `https://visa.example/counter#${DIGITS}`)).toContain(
    `https://visa.example/counter#${DIGITS}`,
  );
});

test('what AltGr types is no digit', () => {
  const keys = [
    ...digitKeys('0123456789'),
    press('#', 'Digit3', { altGraph: true }),
    ...digitKeys('0123456789'),
  ];
  for (const run of runsOf(keys)) expect(run).toBe(DIGITS);
});

test('a code starts at its link, or at its digits, after what a person typed', () => {
  const typed = Array.from('http note ', (letter) => press(letter, `Key${letter.toUpperCase()}`));
  const http = Array.from('https', (letter) => press(letter, `Key${letter.toUpperCase()}`));
  const digits = digitKeys('0123456789');
  expect(codeStart([...typed, ...http, ...link('#'), ...digits])).toBe(typed.length);
  expect(codeStart(digits)).toBe(0);
  expect(codeStart([...link('#').slice(0, -1), ...digits])).toBe(11);
});

test('readings that say the same are one', () => {
  expect(linesOf(digitKeys('0123456789'), DIGITS)).toEqual([DIGITS]);
});

const LETTERS = [press('D', 'KeyD', { shift: true }), press('V', 'KeyV', { shift: true })];
const digitsOf = (row: string, held?: Partial<TypedKey>) =>
  Array.from('100002', (digit) => press(row[Number(digit)] ?? '', `Digit${digit}`, held));
test.each([
  ['a French computer', [...LETTERS, ...digitsOf('à&é"\'(-è_ç')], 'DV&ààààé'],
  ['a French scanner', [...LETTERS, ...digitsOf(')!@#$%^&*(', { shift: true })], 'DV!))))@'],
  [
    'an Arabic computer',
    [press('ي', 'KeyD'), press('ر', 'KeyV'), ...digitsOf('0123456789')],
    'ير100002',
  ],
])('a tracking number of %s is read by its keys', (_case, keys, arrived) => {
  expect(typedCode(keys, arrived)).toBe('DV100002');
  expect(typedCode(keys, '')).toBe('DV100002');
});

test('a number that was typed and corrected is the one in the field', () => {
  const keys = [...LETTERS, ...digitsOf('0123456789')];
  expect(typedCode(keys, 'DV100003')).toBe('DV100003');
  expect(typedCode(keys.slice(0, 5), 'Haddad')).toBe('Haddad');
});

test('without a code it is what arrived in the field, or else the characters', () => {
  const keys = [press('D', 'KeyD'), press('V', 'KeyV'), press('1', 'Digit1')];
  expect(typedCode(keys, 'DV1')).toBe('DV1');
  expect(typedCode(keys, '')).toBe('DV1');
  expect(typedCode([], '')).toBe('');
});

test('a passport’s lines are read at the keys’ places', () => {
  const keys = [
    press('ح', 'KeyP', { shift: true }),
    press('’', 'Comma', { shift: true }),
    press('٢', 'Digit2'),
    press('2', 'Numpad2'),
    press('و', 'Comma'),
  ];
  expect(typedLines(keys)).toBe('P<22');
});
