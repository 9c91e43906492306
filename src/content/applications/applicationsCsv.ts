import Papa from 'papaparse';
import { APPLICANT_FIELDS, DOCUMENT_KINDS, type VisaApplication } from './application';
import { APPLICANT_LABELS, DOCUMENT_LABELS } from '../applicationForm';
import { visaTypeLabel } from './visaOptions';

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet would take for a formula, also after blanks or marks that it skips, and in
 * the wide forms that some of them read as the plain ones.
 */
const FORMULA = /^(?!\t[+\d][\dEe ()./-]*$)[\s\p{Cc}\p{Cf}]*[=+\-@\t\r\n＝＋－＠]/u;

/**
 * A tab before a phone or passport number keeps it a text, with its plus or leading zeros, and is
 * not drawn: an apostrophe would be. No formula can be made of what such numbers are written with.
 */
function numberCell(text: string): string {
  return /^[+\d][\dEe ()./-]*$/.test(text) ? `\t${text}` : text;
}

const NUMBERS = new Set(['phone', 'passportNumber']);

type Column = readonly [heading: string, cell: (application: VisaApplication) => string];

const COLUMNS: readonly Column[] = [
  ['Tracking No.', ({ trackingNumber }) => trackingNumber],
  ['Submission Date', ({ submissionDate }) => submissionDate],
  ['Status', ({ status }) => status],
  ['Visa Type', ({ visaType }) => visaTypeLabel(visaType)],
  ...APPLICANT_FIELDS.map((name): Column => [
    APPLICANT_LABELS[name],
    (application) => (NUMBERS.has(name) ? numberCell(application[name]) : application[name]),
  ]),
  ...DOCUMENT_KINDS.map((kind): Column => [
    DOCUMENT_LABELS[kind],
    ({ documents }) => documents[kind]?.name ?? '',
  ]),
  ['Id', ({ id }) => id],
];

/**
 * A table that any spreadsheet opens: RFC 4180, with a byte order mark, and an apostrophe before
 * whatever it would run as a formula. Every cell is quoted: where a spreadsheet divides at
 * semicolons, one inside a cell must not begin another.
 */
export function csvOf(fields: string[], data: string[][]): string {
  const table = Papa.unparse(
    { fields, data },
    { newline: '\r\n', quotes: true, escapeFormulae: FORMULA },
  );
  return `${BYTE_ORDER_MARK}${table}\r\n`;
}

export function applicationsCsv(applications: readonly VisaApplication[]): string {
  const rows = applications.map((application) => COLUMNS.map(([, cell]) => cell(application)));
  return csvOf(
    COLUMNS.map(([heading]) => heading),
    rows,
  );
}
