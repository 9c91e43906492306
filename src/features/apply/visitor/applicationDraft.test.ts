import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isUnchanged } from '@/shared/editing/formDefinition';
import { applicationForm, BLANK_APPLICATION, initialApplication } from './applicationDraft';

const { draftSchema } = applicationForm;
const photo = new File(['x'], 'photo.png', { type: 'image/png' });

test('a draft is read as it was kept, files included', () => {
  const values = {
    ...BLANK_APPLICATION,
    step: 3,
    visaType: 'visit-30',
    firstName: 'Amal',
    passportPhoto: photo,
  };
  const draft = { values, base: BLANK_APPLICATION };
  expect(v.parse(draftSchema, draft)).toEqual(draft);
  expect(v.parse(draftSchema, draft).values.passportPhoto).toBe(photo);
});

test('what cannot be read in a draft is blank, the rest is kept', () => {
  const values = {
    step: 9,
    visaType: 'no longer offered',
    firstName: 7,
    lastName: 'Haddad',
    passportCopy: 'a text',
    passportPhoto: photo,
  };
  expect(v.parse(draftSchema, { values, base: {} }).values).toEqual({
    ...BLANK_APPLICATION,
    lastName: 'Haddad',
    passportPhoto: photo,
  });
});

test.each([undefined, null, 'text', { values: BLANK_APPLICATION }])('%j is no draft', (value) => {
  expect(v.is(draftSchema, value)).toBe(false);
});

test('a form is blank until something is chosen, typed or attached, or a preselected visa is moved on from', () => {
  const isBlank = (changed: object, base = BLANK_APPLICATION) =>
    isUnchanged(applicationForm, { values: { ...base, ...changed }, base });
  expect(isBlank({})).toBe(true);
  expect(isBlank({ visaType: 'visit-30' })).toBe(false);
  expect(isBlank({ purpose: ' ' })).toBe(false);
  expect(isBlank({ flightBooking: photo })).toBe(false);
  const preselected = initialApplication('visit-30', 1);
  expect(preselected.visaType).toBe('visit-30');
  expect(isBlank({}, preselected)).toBe(true);
  expect(isBlank({ step: 2 }, preselected)).toBe(false);
});

test('a link preselects what is on offer alone, and leads to no step beyond it', () => {
  expect(initialApplication('', 3)).toEqual(BLANK_APPLICATION);
  expect(initialApplication('visit-30', 3)).toMatchObject({ visaType: 'visit-30', step: 3 });
});
