import * as v from 'valibot';
import { BLANK_FORM } from '@/content/applicationForm';
import { expect, test } from 'vitest';
import { applicationDraftSchema, isBlank, NO_FILES } from './applicationDraft';

const photo = new File(['x'], 'photo.png', { type: 'image/png' });

test('a draft is read as it was kept, files included', () => {
  const draft = {
    step: 3,
    form: { ...BLANK_FORM, visaType: 'visit-30', firstName: 'Amal' },
    files: { ...NO_FILES, passportPhoto: photo },
  };
  expect(v.parse(applicationDraftSchema, draft)).toEqual(draft);
  expect(v.parse(applicationDraftSchema, draft).files.passportPhoto).toBe(photo);
});

test('what cannot be read in a draft is blank, the rest is kept', () => {
  const draft = {
    step: 9,
    form: { visaType: 'no longer offered', firstName: 7, lastName: 'Haddad' },
    files: { passportCopy: 'a text', passportPhoto: photo },
  };
  expect(v.parse(applicationDraftSchema, draft)).toEqual({
    step: 1,
    form: { ...BLANK_FORM, lastName: 'Haddad' },
    files: { ...NO_FILES, passportPhoto: photo },
  });
});

test.each([undefined, null, 'text', { form: BLANK_FORM }])('%j is no draft', (value) => {
  expect(v.is(applicationDraftSchema, value)).toBe(false);
});

test('a form is blank until something is chosen, typed or attached', () => {
  expect(isBlank({ form: BLANK_FORM, files: NO_FILES })).toBe(true);
  expect(isBlank({ form: { ...BLANK_FORM, visaType: 'visit-30' }, files: NO_FILES })).toBe(false);
  expect(isBlank({ form: { ...BLANK_FORM, purpose: ' ' }, files: NO_FILES })).toBe(false);
  expect(isBlank({ form: BLANK_FORM, files: { ...NO_FILES, flightBooking: photo } })).toBe(false);
});
