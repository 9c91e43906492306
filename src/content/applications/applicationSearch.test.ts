import { expect, test } from 'vitest';
import { NO_DOCUMENTS } from './application';
import { BLANK_FORM, newApplication } from '../applicationForm';
import { applicationMatcher } from './applicationSearch';

const application = newApplication(
  {
    ...BLANK_FORM,
    visaType: 'tourist-30',
    firstName: 'Zoë',
    lastName: 'MÜLLER أحمد',
    email: 'Zoe@Example.com',
    phone: '+971 50 123-4567',
    nationality: 'Jordan',
    passportNumber: 'N 7654321',
    purpose: 'A trade fair',
  },
  {
    ...NO_DOCUMENTS,
    passportCopy: { name: 'Scan of passport.PDF', size: 1, type: 'application/pdf' },
  },
  { id: 'id', trackingNumber: 'DV123456', now: new Date('2026-05-03T10:00:00Z') },
);

test.each([
  '',
  '   ',
  'dv123456',
  'DV 123 456',
  '123-456',
  'DV١٢٣٤٥٦',
  '١٢٣ ٤٥٦',
  'ｄｖ１２３',
  'zoë',
  'zoë müller',
  'müller zoë',
  'Zoe\u0308',
  'أحمد',
  'zoe@example',
  '501234567',
  '971501234567',
  'n7654321',
  'jordan',
  'submitted',
  'tourist visa',
  'tourist-30',
  'trade fair',
  'scan of passport.pdf',
  'passport copy',
  'zoë jordan 123',
])('found by "%s"', (typed) => {
  expect(applicationMatcher(typed)(application)).toBe(true);
});

test.each(['dv123457', 'amal', 'zoë egypt', 'approved', 'photo', '999'])(
  'not found by "%s"',
  (typed) => {
    expect(applicationMatcher(typed)(application)).toBe(false);
  },
);
