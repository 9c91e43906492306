import {
  APPLICANT_FIELDS,
  DOCUMENT_KINDS,
  type VisaApplication,
} from '../../../domain/application';
import type { Step } from '../../../domain/applicationHistory';
import { APPLICANT_LABELS, DOCUMENT_LABELS, statusLabel } from '@/domain/labels';
import { shownNationality } from '../../../domain/nationality';
import { feeOf, visaTypeLabel } from '@/domain/visaOptions';
import { COMMA } from '@/lib/language';
import { stepTexts } from './stepTexts';
import { strings } from './strings';

const { columns, csv } = strings;

const BYTE_ORDER_MARK = '\uFEFF';

/** Text that a spreadsheet would run as a formula, even full-width or after ignored characters. */
const FORMULA = /^(?!\t[+\d][\dEe ()./-]*$)[\s\p{Cc}\p{Cf}]*[=+\-@\t\r\n＝＋－＠]/u;

/**
 * A tab makes a phone or passport number a text, which keeps its plus or leading zeros; an
 * apostrophe would be visible. The allowed characters cannot form a formula.
 */
export function numberCell(text: string): string {
  return /^[+\d][\dEe ()./-]*$/.test(text) ? `\t${text}` : text;
}

const NUMBERS = new Set(['phone', 'passportNumber']);

type Column = readonly [
  heading: string,
  cell: (application: VisaApplication, settings: unknown) => string,
];

const COLUMNS: readonly Column[] = [
  [columns.trackingNumber, ({ trackingNumber }) => trackingNumber],
  [columns.submissionDate, ({ submissionDate }) => submissionDate],
  [columns.status, ({ status }) => statusLabel(status)],
  [columns.visaType, ({ visaType }) => visaTypeLabel(visaType)],
  [
    csv.fee,
    ({ visaType, submissionDate }, settings) =>
      String(feeOf(settings, visaType, submissionDate) ?? ''),
  ],
  ...APPLICANT_FIELDS.map((name): Column => [
    APPLICANT_LABELS[name],
    (application) => {
      const answer = application[name];
      if (name === 'nationality') return shownNationality(answer);
      return NUMBERS.has(name) ? numberCell(answer) : answer;
    },
  ]),
  ...DOCUMENT_KINDS.map((kind): Column => [
    DOCUMENT_LABELS[kind],
    ({ documents }) => documents[kind]?.name ?? '',
  ]),
  [csv.id, ({ id }) => id],
];

const quoted = (text: string) =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/**
 * A CSV file for any spreadsheet: RFC 4180, with a byte order mark, and formulae escaped. Every
 * cell is quoted, because some locales separate cells by semicolons.
 */
export function csvOf(fields: string[], data: string[][]): string {
  const lines = [fields, ...data].map((row) => `${row.map(quoted).join(',')}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}

/** A history in one cell: a line per step, with its time in UTC like the submission date. */
function historyCell(steps: readonly Step[]): string {
  const texts = stepTexts(steps);
  return steps
    .map(({ at, counter, slipNote = '', note }, place) =>
      [new Date(at).toISOString(), texts[place], counter, slipNote, note]
        .filter((part) => part !== '')
        .join(COMMA),
    )
    .join('\n');
}

/** `steps` of all applications, each oldest first; the fees are those of `settings`. */
export function applicationsCsv(
  applications: readonly VisaApplication[],
  steps: readonly (Step & { readonly applicationId: string })[],
  settings: unknown,
): string {
  const records = new Map<string, Step[]>(applications.map(({ id }) => [id, []]));
  for (const step of steps) records.get(step.applicationId)?.push(step);
  const rows = applications.map((application) => [
    ...COLUMNS.map(([, cell]) => cell(application, settings)),
    historyCell(records.get(application.id) ?? []),
  ]);
  return csvOf([...COLUMNS.map(([heading]) => heading), csv.history], rows);
}
