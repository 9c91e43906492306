import { expect, test } from 'vitest';
import { usernameError } from './profileForm';

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
