import * as v from 'valibot';
import { expect, test } from 'vitest';
import { differences } from '@/shared/editing/formDefinition';
import { settingsType } from '@/domain/settings';
import { formOf, SETTING_FIELDS, settingsFormSchema, settingsOf, shownInstead } from './fields';
import { settingsForm } from './settingsForm';
import { settingAdvice, settingsErrors } from './problems';

const blank = formOf(settingsType.initial);
const filled = v.parse(
  settingsFormSchema,
  Object.fromEntries(SETTING_FIELDS.map(({ name }) => [name, `text of ${name}`])),
);

test('every field of the form goes into the settings and comes back', () => {
  expect(SETTING_FIELDS.map(({ name }) => name).toSorted()).toEqual(Object.keys(blank).toSorted());
  expect(formOf(settingsOf(filled, settingsType.initial))).toEqual(filled);
});

test('a profile that begins with its host is stored as it was typed, without advice', () => {
  const form = { ...blank, facebook: 'facebook.com/example', twitter: '@example' };
  const { socialLinks } = settingsOf(form, settingsType.initial);
  expect(socialLinks).toMatchObject({
    facebook: 'facebook.com/example',
    twitter: '@example',
  });
  expect(settingAdvice('facebook', form.facebook)).toBeUndefined();
  expect(settingAdvice('twitter', form.twitter)).toMatch(/https:/);
});

test('what the form does not show stays', () => {
  const ground = v.parse(settingsType.schema, { theme: 'gold', smtp: { tls: true } });
  expect(settingsOf(filled, ground)).toMatchObject({ theme: 'gold', smtp: { tls: true } });
});

test.each([
  ['facebook', 'https://www.facebook.com/visa'],
  ['twitter', 'https://x.com/visa'],
  ['contactEmail', 'info@example.com'],
  ['logoUrl', '/logo.png'],
  ['logoUrl', 'data:image/png;base64,AA'],
  ['smtpPort', '587'],
  ['smtpHost', 'smtp.example.com'],
] as const)('%s: %s is fine', (name, value) => {
  const form = { ...blank, [name]: value };
  expect(settingsErrors(form)).toEqual({});
  expect(settingAdvice(name, value)).toBeUndefined();
});

test.each([
  ['facebook', 'https://example.com/visa', 'example.com'],
  ['twitter', 'https://notx.com/visa', 'notx.com'],
  ['linkedin', 'linkedin', 'https://'],
  ['contactEmail', 'info@host', 'email address'],
  ['logoUrl', 'https://elsewhere.example/logo.png', 'another site'],
  ['smtpPort', '70000', '65535'],
  ['smtpHost', 'https://smtp.example.com', 'name of the server'],
] as const)('%s: %s gets advice and is no error', (name, value, words) => {
  const form = { ...blank, [name]: value };
  expect(settingsErrors(form)).toEqual({});
  expect(settingAdvice(name, value)).toContain(words);
});

test.each([
  ['facebook', 'javascript:alert(1)'],
  ['instagram', 'mailto:a@b.example'],
  ['logoUrl', 'data:image/svg+xml,<svg/>'],
  ['faviconUrl', 'javascript:1'],
  ['faviconUrl', 'favicon.png'],
  ['logoUrl', 'C:\\pic.png'],
  ['contactEmail', 'notanemail'],
  ['contactEmail', 'info@'],
  ['siteName', 'n'.repeat(101)],
] as const)('%s: %s is refused', (name, value) => {
  const form = { ...blank, [name]: value };
  expect(Object.keys(settingsErrors(form))).toEqual([name]);
  expect(settingAdvice(name, value)).toBeUndefined();
});

test('a value stored already blocks no save', () => {
  const before = { ...blank, siteName: 'n'.repeat(10_000), logoUrl: 'javascript:1' };
  expect(settingsErrors({ ...before, address: 'New' }, before)).toEqual({});
  expect(Object.keys(settingsErrors({ ...before, siteName: 'm'.repeat(101) }, before))).toEqual([
    'siteName',
  ]);
});

test('no version shows the password or a picture’s data', () => {
  const mine = { ...blank, smtpPass: 'one', logoUrl: 'data:image/png;base64,AA' };
  const theirs = { ...blank, smtpPass: 'two' };
  const shown = differences(settingsForm.compared ?? [], ['logoUrl', 'smtpPass'], { mine, theirs });
  expect(shown.map(({ label }) => label)).toEqual(['Logo', 'SMTP Password']);
  expect(JSON.stringify(shown)).not.toMatch(/one|two|base64/);
  const base = settingsOf(theirs, settingsType.initial);
  const kept = settingsForm.withSecretOf?.({ values: mine, base }, undefined);
  expect(kept).toMatchObject({ values: { smtpPass: '' }, base: { smtp: { pass: '' } } });
});

test.each([
  ['siteName', '', 'Dubai Visa'],
  ['contactPhone', '', '+971 4 000 0000'],
  ['copyrightText', 'Gate', '© 2024 Gate. All rights reserved.'],
  ['globalMetaTitle', 'Gate', 'Gate: apply online in three steps'],
  ['facebook', '', undefined],
] as const)('visitors of a site without %s, named "%s", see %j', (name, siteName, text) => {
  expect(shownInstead(name, siteName)).toBe(text);
});
