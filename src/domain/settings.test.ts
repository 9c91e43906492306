import * as v from 'valibot';
import { expect, test } from 'vitest';
import { footerDetails, brand, settingsType } from './settings';

const named = (siteName: string) => ({ ...settingsType.initial, siteName });

test.each([
  ['Emirates Gate', 'Emirates Gate', 'E'],
  ['  gate  ', 'gate', 'g'],
  ['été', 'été', 'é'],
  ['😀 Visa', '😀 Visa', '😀'],
  ['👩‍👩‍👧 Travel', '👩‍👩‍👧 Travel', '👩‍👩‍👧'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['تأشيرة دبي', 'تأشيرة دبي', 'ت'],
  ['\u200fتأشيرة', 'تأشيرة', 'ت'],
  ['', 'Dubai Visa', 'DV'],
  [' \t\n', 'Dubai Visa', 'DV'],
  ['\u200b\u200e', 'Dubai Visa', 'DV'],
])('the brand of %j is %s with the badge %s', (siteName, name, badge) => {
  expect(brand(named(siteName))).toEqual({ name, badge, logo: '' });
});

test('an empty footer has the defaults of the specification', () => {
  const footer = footerDetails(settingsType.initial);
  expect(footer.name).toBe('Dubai Visa Services');
  expect(footer.copyright).toBe('© 2024 Dubai Visa Services. All rights reserved.');
  for (const text of Object.values(footer)) expect(text.trim()).not.toBe('');
});

test('the footer shows what is set, and its defaults for blanks', () => {
  const footer = footerDetails({
    ...named(' Gate '),
    contactPhone: ' +971 4 123 4567 ',
    contactEmail: '  ',
    copyrightText: '© Gate 2026',
  });
  expect(footer).toMatchObject({
    name: 'Gate',
    phone: '+971 4 123 4567',
    email: footerDetails(settingsType.initial).email,
    copyright: '© Gate 2026',
  });
});

test('a custom site name is in the default copyright line', () => {
  expect(footerDetails(named('Gate')).copyright).toBe('© 2024 Gate. All rights reserved.');
});

test('wrong types read as blanks, a numeric port as text, unknown fields stay', () => {
  const stored = {
    siteName: ['Gate'],
    socialLinks: 'x',
    smtp: { host: 'mail.example.com', port: 587, extra: 1 },
    theme: 'gold',
  };
  expect(v.parse(settingsType.schema, stored)).toEqual({
    ...settingsType.initial,
    smtp: { host: 'mail.example.com', port: '587', user: '', pass: '', extra: 1 },
    theme: 'gold',
  });
  expect(v.parse(settingsType.schema, {})).toEqual(settingsType.initial);
});

test('an object with fields, but none of the settings, is not of this site', () => {
  expect(v.safeParse(settingsType.schema, { theme: 'dark' }).success).toBe(false);
  expect(v.safeParse(settingsType.schema, { theme: 'dark', siteName: '' }).success).toBe(true);
});
