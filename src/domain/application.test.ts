import * as v from 'valibot';
import { expect, test } from 'vitest';
import { applicationType, NO_DOCUMENTS } from './application';
import { applicantName, type ApplicationForm, newApplication } from './applicationForm';
import { priceOf, VISA_OPTIONS, visaTypeLabel } from './visaOptions';

const FORM: ApplicationForm = {
  visaType: 'tourist-30',
  firstName: 'Amal',
  lastName: 'Nasser',
  email: 'amal@example.com',
  phone: '+971500000000',
  nationality: 'Jordan',
  passportNumber: 'N1234567',
  dateOfBirth: '1990-05-17',
  travelDate: '2026-12-24',
  purpose: 'Family',
};
const OPTIONS = { id: 'id-1', trackingNumber: 'DV123456', now: new Date('2026-11-20T08:00:00Z') };

test('a new application has exactly the shape of the specification, and reads back as itself', () => {
  const scan = { name: 'passport.pdf', size: 2048, type: 'application/pdf' };
  const stored = newApplication(FORM, { ...NO_DOCUMENTS, passportCopy: scan }, OPTIONS);
  expect(JSON.parse(JSON.stringify(stored))).toStrictEqual({
    id: 'id-1',
    trackingNumber: 'DV123456',
    ...FORM,
    documents: {
      passportCopy: scan,
      passportPhoto: null,
      flightBooking: null,
      hotelReservation: null,
    },
    status: 'Submitted',
    submissionDate: '2026-11-20T08:00:00.000Z',
  });
  expect(v.parse(applicationType.schema, stored)).toStrictEqual(stored);
});

test('answers are stored without blanks around and what nobody sees, numbers in ASCII digits', () => {
  const typed = {
    ...FORM,
    firstName: '\u200EAmal\u00A0',
    email: 'mailto:amal@example.com',
    phone: '\u202D+٩٧١٥٠٠٠٠٠٠٠٠\u202C',
    passportNumber: ' N١٢٣٤٥٦٧\u200B',
    purpose: 'Family\n\u2060',
  };
  expect(newApplication(typed, NO_DOCUMENTS, OPTIONS)).toMatchObject(FORM);
  const blank = newApplication({ ...FORM, lastName: '\u2060\u200B' }, NO_DOCUMENTS, OPTIONS);
  expect(blank.lastName).toBe('');
});

test('of a file only name, size and type are kept, whatever else is handed in', () => {
  const file = new File(['secret'], 'photo.png', { type: 'image/png' });
  const form = { ...FORM, password: 'x' };
  const stored = newApplication(form, { ...NO_DOCUMENTS, passportPhoto: file }, OPTIONS);
  expect(JSON.parse(JSON.stringify(stored.documents.passportPhoto))).toStrictEqual({
    name: 'photo.png',
    size: 6,
    type: 'image/png',
  });
  expect(stored).not.toHaveProperty('password');
});

test.each([-1, 0.5, 1e300, '7'])('a file of %j bytes is read as one of unknown size', (size) => {
  const scan = { name: 'passport.pdf', size, type: 'application/pdf' };
  const stored = newApplication(FORM, NO_DOCUMENTS, OPTIONS);
  const read = v.parse(applicationType.schema, {
    ...stored,
    documents: { ...stored.documents, passportCopy: scan },
  });
  expect(read.documents.passportCopy).toEqual({ ...scan, size: 0 });
});

test('the wizard offers the five visas of the specification', () => {
  expect(
    VISA_OPTIONS.map(({ id, label }) => `${id}: ${label}, ${priceOf({}, { visaType: id })}`),
  ).toEqual([
    'tourist-30: Tourist Visa - 30 Days, AED 350',
    'business-14: Business Visa - 14 Days, AED 450',
    'transit-96: Transit Visa - 96 Hours, AED 200',
    'visit-30: Visit Visa - 30 Days, AED 400',
    'tourist-90: Tourist Visa - 90 Days, AED 850',
  ]);
  expect(visaTypeLabel('visit-30')).toBe('Visit Visa - 30 Days');
  expect(visaTypeLabel('moon-1')).toBe('moon-1');
});

test.each([
  ['Amal', 'Haddad', 'Amal Haddad'],
  [' Amal ', '', 'Amal'],
  ['', ' Haddad', 'Haddad'],
  ['', '', ''],
])('the name of an applicant called %j, %j is %j', (firstName, lastName, name) => {
  expect(applicantName({ firstName, lastName })).toBe(name);
});
