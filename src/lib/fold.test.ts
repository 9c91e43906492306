import { expect, test } from 'vitest';
import { fold } from './fold';

test.each([
  ['Amal HADDAD', 'amal haddad'],
  ['ＤＶ１２３', 'dv123'],
  ['٠٥٠ ۱۲۳', '050 123'],
  ['Zoe\u0308', 'zo\u00eb'],
  ['أحمد 🙂', 'أحمد 🙂'],
  ['', ''],
])('%s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
