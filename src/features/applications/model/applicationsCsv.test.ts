import { expect, test } from 'vitest';
import { NO_DOCUMENTS } from '../../../domain/application';
import { BLANK_FORM, newApplication } from '../../../domain/applicationForm';
import { applicationsCsv } from './applicationsCsv';

const INFO = { id: 'id', trackingNumber: 'DV123456', now: new Date('2026-05-03T10:00:00Z') };

/** The first row under the headings of a file whose cells are all quoted (RFC 4180). */
function firstRow(text: string): Record<string, string> {
  const cells = [...text.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)];
  expect(`\uFEFF${cells.map(([all]) => all).join('')}`).toBe(text);
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of cells) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  const [headings = [], first = []] = rows;
  expect(first.length).toBe(headings.length);
  return Object.fromEntries(headings.map((heading, at) => [heading, first[at] ?? '']));
}

function rowOf(firstName: string): Record<string, string> {
  const text = applicationsCsv(
    [{ ...newApplication(BLANK_FORM, NO_DOCUMENTS, INFO), firstName }],
    [],
    {},
  );
  expect(text.startsWith('\uFEFF"Tracking No."')).toBe(true);
  return firstRow(text);
}

test('every field is a column, documents by their names, the record by its steps', () => {
  const form = { ...BLANK_FORM, visaType: 'tourist-30', lastName: 'Haddad', email: 'a@b.example' };
  const documents = { ...NO_DOCUMENTS, passportPhoto: { name: 'me.png', size: 1, type: '' } };
  const step = { applicationId: 'id', counter: 'Reception', note: '' };
  const text = applicationsCsv(
    [newApplication(form, documents, INFO)],
    [
      { ...step, what: 'received', at: 0, detail: 'file' },
      { ...step, what: 'decided', at: 1000, detail: 'Rejected', note: '=1+1' },
      { ...step, what: 'opened', at: 2000, detail: '', applicationId: 'other' },
    ],
    { fees: { 'tourist-30': [{ from: INFO.now.toISOString(), fee: 400 }] } },
  );
  expect(firstRow(text)).toEqual({
    'Tracking No.': 'DV123456',
    'Submission Date': '2026-05-03T10:00:00.000Z',
    Status: 'Submitted',
    'Visa Type': 'Tourist Visa - 30 Days',
    'Fee (AED)': '400',
    'First Name': '',
    'Last Name': 'Haddad',
    Email: 'a@b.example',
    'Phone Number': '',
    Nationality: '',
    'Passport Number': '',
    'Date of Birth': '',
    'Travel Date': '',
    'Purpose of Visit': '',
    'Passport Copy': '',
    'Passport Photo': 'me.png',
    'Flight Booking': '',
    'Hotel Reservation': '',
    Id: 'id',
    History:
      '1970-01-01T00:00:00.000Z, Received as a file, Reception\n1970-01-01T00:00:01.000Z, Decided: Rejected, Reception, =1+1',
  });
});

test.each(['Amal', 'O"Neill, "Q"', 'two\r\nlines', ' led by a blank', 'a;=1+1', 'أحمد', "d'Arc"])(
  'survives as it is: %j',
  (text) => {
    expect(rowOf(text)['First Name']).toBe(text);
  },
);

test.each([
  ['+971 50 000 0000', '\t+971 50 000 0000'],
  ['+971(50)000-0000', '\t+971(50)000-0000'],
  ['050 000 0000', '\t050 000 0000'],
  ['00971500000000', '\t00971500000000'],
  ['12E3', '\t12E3'],
  ['E3', 'E3'],
  ['\t-1', "'\t-1"],
  ['+971 50=HYPERLINK(A1)', "'+971 50=HYPERLINK(A1)"],
  ['+A1', "'+A1"],
])('the phone number %j is the text %j', (phone, cell) => {
  const text = applicationsCsv(
    [{ ...newApplication(BLANK_FORM, NO_DOCUMENTS, INFO), phone, passportNumber: phone }],
    [],
    {},
  );
  expect(firstRow(text)).toMatchObject({ 'Phone Number': cell, 'Passport Number': cell });
});

test.each([
  '=1+1',
  '+971 50',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\n=1',
  ' =1+1',
  '\u00A0=1+1',
  '\u200B=1+1',
  '\uFEFF=1',
  '＝1+1',
  '=1\nsecond line',
])('is no formula any more: %j', (text) => {
  expect(rowOf(text)['First Name']).toBe(`'${text}`);
});
