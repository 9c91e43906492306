import * as v from 'valibot';
import { expect, test } from 'vitest';
import { rejectionReasons } from '@/features/handover/model/rejectionReasons';
import { differences } from '@/shared/editing/formDefinition';
import { settingsType } from '@/domain/settings';
import { formOf, SETTING_FIELDS, settingsFormSchema, settingsOf, shownInstead } from './fields';
import { settingsForm, settingAdvice, settingsErrors } from './settingsForm';

const blank = formOf(settingsType.initial);
const now = new Date('2026-03-02T08:00:00.000Z');
const filled = v.parse(
  settingsFormSchema,
  Object.fromEntries(
    SETTING_FIELDS.map(({ name, control }, place) => [
      name,
      control === 'fee' ? String(place) : `text of ${name}`,
    ]),
  ),
);

test('every field of the form goes into the settings and comes back', () => {
  expect(SETTING_FIELDS.map(({ name }) => name).toSorted()).toEqual(Object.keys(blank).toSorted());
  expect(formOf(settingsOf(filled, settingsType.initial, { now }))).toEqual(filled);
});

test('a fee counts from when it was set, after those before it; without one nothing is stored', () => {
  expect(settingsOf(blank, settingsType.initial, { now })).not.toHaveProperty('fees');
  const first = settingsOf({ ...blank, 'visit-30': ' ٤٥٠ ' }, settingsType.initial, { now });
  expect(first).toHaveProperty('fees', { 'visit-30': [{ from: now.toISOString(), fee: 450 }] });
  const later = new Date('2026-03-03T08:00:00.000Z');
  const form = { ...formOf(first), 'visit-30': '400', 'transit-96': '0' };
  expect(settingsOf(form, first, { now: later })).toHaveProperty('fees', {
    'visit-30': [
      { from: now.toISOString(), fee: 450 },
      { from: later.toISOString(), fee: 400 },
    ],
    'transit-96': [{ from: later.toISOString(), fee: 0 }],
  });
});

test('a draft from before there were fees has those of the specification', () => {
  const { 'visit-30': _fee, ...earlier } = blank;
  expect(v.parse(settingsFormSchema, earlier)).toEqual(blank);
});

test('a profile that begins with its host is stored as it was typed, without advice', () => {
  const form = { ...blank, facebook: 'facebook.com/example', twitter: '@example' };
  const { socialLinks } = settingsOf(form, settingsType.initial, { now });
  expect(socialLinks).toMatchObject({
    facebook: 'facebook.com/example',
    twitter: '@example',
  });
  expect(settingAdvice('facebook', form.facebook)).toBeUndefined();
  expect(settingAdvice('twitter', form.twitter)).toMatch(/https:/);
});

test('what the form does not show stays', () => {
  const ground = v.parse(settingsType.schema, { theme: 'gold', smtp: { tls: true } });
  expect(settingsOf(filled, ground, { now })).toMatchObject({ theme: 'gold', smtp: { tls: true } });
});

test.each([
  ['facebook', 'https://www.facebook.com/visa'],
  ['twitter', 'https://x.com/visa'],
  ['contactEmail', 'info@example.com'],
  ['logoUrl', '/logo.png'],
  ['logoUrl', 'data:image/png;base64,AA'],
  ['smtpPort', '587'],
  ['visit-30', '0'],
  ['visit-30', '٤٥٠'],
  ['visit-30', '100000'],
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
  ['rejectionReasons', `Too blurred\n${'n'.repeat(201)}`],
  ['visit-30', ''],
  ['visit-30', 'free'],
  ['visit-30', '-1'],
  ['visit-30', '99.5'],
  ['visit-30', '1e3'],
  ['visit-30', '100001'],
] as const)('%s: %s is refused', (name, value) => {
  const form = { ...blank, [name]: value };
  expect(Object.keys(settingsErrors(form))).toEqual([name]);
  expect(settingAdvice(name, value)).toBeUndefined();
});

test('an emptied list of reasons is the usual one again', () => {
  const own = settingsOf({ ...blank, rejectionReasons: 'Too dark' }, settingsType.initial, { now });
  expect(formOf(own).rejectionReasons).toBe('Too dark');
  const emptied = settingsOf({ ...formOf(own), rejectionReasons: ' ' }, own, { now });
  expect(formOf(emptied).rejectionReasons).toBe(blank.rejectionReasons);
  expect(rejectionReasons(emptied)).toEqual(blank.rejectionReasons.split('\n'));
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
  const base = settingsOf(theirs, settingsType.initial, { now });
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
