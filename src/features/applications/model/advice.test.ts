import { describe, expect, test } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '@/config';
import { type Advice, applicationAdvice, missingEssentials } from './advice';
import {
  type ApplicantField,
  type ApplicationDocuments,
  type FileRecord,
} from '@/domain/application';
import { BLANK_FORM } from '@/domain/applicationForm';

const NOW = new Date(2026, 10, 20, 0, 30);
const TRIP = { now: NOW, processing: '' };
const SCAN: FileRecord = { name: 'scan.jpg', size: 1200, type: 'image/jpeg' };
const DOCUMENTS: ApplicationDocuments = {
  passportCopy: SCAN,
  passportPhoto: SCAN,
  flightBooking: null,
  hotelReservation: null,
};

function adviceOn(field: ApplicantField, value: string): string | undefined {
  return applicationAdvice({ ...BLANK_FORM, [field]: value }, DOCUMENTS, TRIP)[field];
}
function adviceOnFile(file: FileRecord): Advice {
  return applicationAdvice(BLANK_FORM, { ...DOCUMENTS, flightBooking: file }, TRIP);
}

test('no input and both documents: no advice', () => {
  expect(applicationAdvice(BLANK_FORM, DOCUMENTS, TRIP)).toEqual({});
});

test('blanks count as no input', () => {
  for (const field of ['email', 'phone', 'passportNumber', 'dateOfBirth', 'travelDate'] as const) {
    expect(adviceOn(field, '   ')).toBeUndefined();
  }
});

test('no advice about any purpose, a Latin name or an empty one', () => {
  const odd = { firstName: '😀', lastName: 'Đặng', purpose: '<b>x</b>' };
  expect(applicationAdvice({ ...BLANK_FORM, ...odd }, DOCUMENTS, TRIP)).toEqual({});
});

test('a name in another script gets the advice to write it in Latin letters', () => {
  expect(adviceOn('lastName', 'نور')).toMatch(/Latin letters/);
  expect(adviceOn('firstName', '李')).toMatch(/Latin letters/);
});

test('missing essentials are named, with one contact as enough', () => {
  const none = { ...DOCUMENTS, passportCopy: null, passportPhoto: null };
  expect(missingEssentials({ ...BLANK_FORM, email: ' ' }, none)).toEqual([
    'contact',
    'name',
    'documents',
  ]);
  const unseen = { ...BLANK_FORM, phone: '\u200B', firstName: '\u200B', lastName: '\u2060' };
  expect(missingEssentials(unseen, DOCUMENTS)).toEqual(['contact', 'name']);
  expect(missingEssentials({ ...BLANK_FORM, phone: '1', lastName: 'Haddad' }, DOCUMENTS)).toEqual(
    [],
  );
});

describe.each<[ApplicantField, string[], string[]]>([
  [
    'passportNumber',
    [
      'A1234567',
      'L8988901\u200B',
      '\u200EL8988901',
      '123456',
      'k 123-4567',
      '٠١٢٣٤٥٦٧',
      'C01X00T47',
      ' N1234567 ',
    ],
    ['12345', 'A123456789', 'PASSPORT', 'A12_4567', '😀1234567', 'x'.repeat(300)],
  ],
  [
    'email',
    [
      'a@example.com',
      ' a.b+c@mail.example.co.uk ',
      '\u200Eann@example.com',
      'mailto:ann@example.com',
      'ä@bücher.example',
      'a@b.dev',
      'a@пример.xn--p1ai',
      'a@gmail.com',
      'a@GMAIL.com',
      'a@ymail.com',
      'a@mail.com',
      'a@yahoo.co.uk',
    ],
    [
      'a',
      'a@',
      '@example.com',
      'a@example',
      'a@example.',
      'a@.com',
      'a b@example.com',
      'a@b@c.de',
      'a@example,com',
      'a@b..com',
      'a@example.c',
      '<a@example.com>',
      'a@gmial.com',
      'a@Gmail.con',
      'a@hotmai.com',
    ],
  ],
  [
    'phone',
    [
      '+971 50 000 0000',
      '0049 (30) 1234-567',
      '971501234567',
      '+1 555–010–0199',
      '\u202D+971 50 000 0000\u202C',
      'tel:+971500000000',
      '+971 4 123 4567 ext. 12',
    ],
    [
      '050/1234567',
      '٠٥٠١٢٣٤٥٦٧',
      '1234567',
      '123456',
      '+1234567890123456',
      'none',
      '050 call me',
      '++971500000000',
      '+',
    ],
  ],
  [
    'nationality',
    ['Jordan', ' jordan ', 'cote d’ivoire', 'Saint Lucia', ''],
    ['Atlantis', 'Indian', 'Jord', '<b>Egypt</b>'],
  ],
  [
    'dateOfBirth',
    ['1990-05-17', '2008-11-20', '1906-11-20', '2004-02-29'],
    [
      '2026-11-19',
      '2008-11-21',
      '2026-11-20',
      '2026-11-21',
      '2990-05-17',
      '1906-11-19',
      '0199-05-17',
      '1990-02-30',
      '17.05.1990',
      '19900-05-17',
    ],
  ],
  [
    'travelDate',
    ['2026-11-20', '2026-12-01', '2031-01-01'],
    ['2026-11-19', '2025-12-01', '2026-11-31', 'soon'],
  ],
])('%s', (field, fine, odd) => {
  test.each(fine)('%j is fine', (value) => {
    expect(adviceOn(field, value)).toBeUndefined();
  });
  test.each(odd)('%j looks odd', (value) => {
    expect(adviceOn(field, value)).toMatch(/\.$/);
  });
});

test('each unusual date of birth has its own advice', () => {
  expect(adviceOn('dateOfBirth', '2026-11-20')).toMatch(/today/);
  expect(adviceOn('dateOfBirth', '2027-01-01')).toMatch(/in the future/);
  expect(adviceOn('dateOfBirth', '1900-01-01')).toMatch(/120 years/);
  expect(adviceOn('dateOfBirth', '1990-02-30')).toMatch(/full date/);
});

test('a mistyped mail host is named, and the one that was meant', () => {
  expect(adviceOn('email', 'a@gmial.com')).toBe(
    'Did you mean gmail.com? This address ends in gmial.com.',
  );
});

test('a child is advised to apply through a parent', () => {
  expect(adviceOn('dateOfBirth', '2023-05-17')).toMatch(/^Under 18: a parent or guardian/);
});

test('a travel date up to the day of the decision is told of, with that day', () => {
  const trip = { now: new Date('2026-11-22T05:00:00.000Z'), processing: '24-48 Hours' };
  const on = (travelDate: string) =>
    applicationAdvice({ ...BLANK_FORM, travelDate }, DOCUMENTS, trip).travelDate;
  expect(on('2026-11-24')).toMatch(/^Our decision may come on Tue, Nov 24\./);
  expect(on('2026-11-25')).toBeUndefined();
  expect(on('2026-11-21')).toMatch(/has passed/);
});

test('a travel date less than six months before the passport expires is told of', () => {
  const on = (travelDate: string, passportExpiry: string) =>
    applicationAdvice({ ...BLANK_FORM, travelDate }, DOCUMENTS, { ...TRIP, passportExpiry })
      .travelDate;
  expect(on('2027-01-10', '2027-07-09')).toMatch(/^Your passport expires on Jul 9, 2027, less/);
  expect(on('2027-01-10', '2027-07-10')).toBeUndefined();
  expect(on('2027-01-10', '')).toBeUndefined();
});

describe('documents', () => {
  test('a missing passport copy and photo are told, the optional papers are not', () => {
    const advice = applicationAdvice(
      BLANK_FORM,
      { ...DOCUMENTS, passportCopy: null, passportPhoto: null },
      TRIP,
    );
    expect(Object.keys(advice)).toEqual(['passportCopy', 'passportPhoto']);
    expect(advice.passportCopy).toMatch(/passport copy/);
    expect(advice.passportPhoto).toMatch(/photo/);
  });

  test.each<FileRecord>([
    { name: 'a.pdf', size: MAX_DOCUMENT_BYTES, type: 'application/pdf' },
    { name: 'A.JPEG', size: 1, type: '' },
    { name: 'camera', size: 1, type: 'image/png' },
    { name: 'c.jpg', size: 1, type: 'IMAGE/JPEG' },
  ])('%j is fine', (file) => {
    expect(adviceOnFile(file)).toEqual({});
  });

  test.each<[FileRecord, RegExp]>([
    [{ name: 'a.pdf', size: MAX_DOCUMENT_BYTES + 1, type: 'application/pdf' }, /larger than 5 MB/],
    [{ name: 'a.heic', size: 1, type: 'image/heic' }, /JPG, PNG or PDF/],
    [{ name: 'a.docx', size: MAX_DOCUMENT_BYTES + 1, type: '' }, /JPG, PNG or PDF/],
    [{ name: 'pdf', size: 1, type: '' }, /JPG, PNG or PDF/],
    [{ name: 'a.pdf', size: 0, type: 'application/pdf' }, /empty/],
    [{ name: 'b.pdf', size: 1, type: 'application/octet-stream' }, /isn’t really a JPG/],
  ])('%j looks odd', (file, words) => {
    expect(adviceOnFile(file).flightBooking).toMatch(words);
  });
});
