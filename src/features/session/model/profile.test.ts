import { expect, test } from 'vitest';
import { checkPasswordChange, type PasswordChange, usernameError } from './profile';

const form = (changes: Partial<PasswordChange> = {}): PasswordChange => ({
  current: 'old password',
  next: 'new password',
  confirm: 'new password',
  ...changes,
});
const EMPTY = 'Please fill in all password fields.';
const SHORT = 'New password must be at least 8 characters long.';

test.each<[string, PasswordChange, boolean | undefined, string | undefined, string | undefined]>([
  ['all is well', form(), true, undefined, undefined],
  ['nothing compared yet', form({ next: 'x' }), undefined, undefined, undefined],
  ['the first empty field', form({ next: '', confirm: '' }), undefined, 'next', EMPTY],
  ['empty before wrong', form({ confirm: '' }), false, 'confirm', EMPTY],
  [
    'wrong before different',
    form({ confirm: 'x' }),
    false,
    'current',
    'Current password is incorrect.',
  ],
  ['different before short', form({ next: 'x' }), true, 'confirm', 'New passwords do not match.'],
  ['seven characters', form({ next: '1234567', confirm: '1234567' }), true, 'next', SHORT],
  ['eight of them', form({ next: '12345678', confirm: '12345678' }), true, undefined, undefined],
  [
    'seven that fill fourteen units',
    form({ next: '😀'.repeat(7), confirm: '😀'.repeat(7) }),
    true,
    'next',
    SHORT,
  ],
])('%s', (_case, typed, isCurrentCorrect, field, text) => {
  const refusal = checkPasswordChange(typed, isCurrentCorrect);
  expect([refusal?.field, refusal?.text]).toEqual([field, text]);
});

test.each(['admin', 'Sara Haddad', 'أحمد', ' caf\u00E9 ', 'cafe\u0301'])(
  '%j can be typed again',
  (name) => {
    expect(usernameError(name)).toBeUndefined();
  },
);

test.each([
  ['ad\u200Bmin', 'U+200B'],
  ['\u202Eadmin', 'U+202E'],
  ['ad\u00ADmin', 'U+00AD'],
  ['ad\u00A0min', 'U+00A0'],
  ['ad\u3164min', 'U+3164'],
  ['a\u{E0061}', 'U+E0061'],
  ['ad\tmin', 'U+0009'],
])('%j cannot: it is refused with the reason', (name, code) => {
  expect(usernameError(name)).toContain(`an invisible character (${code})`);
});

test('a username has a maximum length', () => {
  expect(usernameError('n'.repeat(101))).toContain('The limit is 100');
});
