import { expect, test } from 'vitest';
import { checkPasswordChange, type PasswordChange, profileForm, usernameError } from './profile';

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

test.each(['admin', 'Sara Haddad', 'أحمد', ' caf\u00E9 ', 'ad\u200Bmin'])(
  '%j is a username',
  (name) => {
    expect(usernameError(name)).toBeUndefined();
  },
);

test.each(['', ' ', '\u200B\u202E'])('%j is none', (name) => {
  expect(usernameError(name)).toBe('Enter a username.');
});

test('a username has a maximum length, and loses invisible characters', () => {
  expect(usernameError('n'.repeat(101))).toContain('The limit is 100');
  const profile = { username: 'Sa\u200Bra', email: '', phone: '' };
  const context = { id: '', now: new Date() };
  expect(profileForm.storedOf(profile, profile, context)).toEqual({ ...profile, username: 'Sara' });
});
