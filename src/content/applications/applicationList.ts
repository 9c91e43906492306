import { compareTexts } from '@/lib/text/collator';
import { DOCUMENT_KINDS, type VisaApplication } from './application';
import { applicantName } from '../applicationForm';
import { visaTypeLabel } from './visaOptions';

/** What the list of applications can be sorted by: its columns, in their order. */
export const APPLICATION_COLUMNS = [
  'trackingNumber',
  'applicant',
  'visaType',
  'submissionDate',
  'status',
  'files',
] as const;
export type ApplicationColumn = (typeof APPLICATION_COLUMNS)[number];

export const COLUMN_LABELS: Readonly<Record<ApplicationColumn, string>> = {
  trackingNumber: 'Tracking No.',
  applicant: 'Applicant',
  visaType: 'Visa Type',
  submissionDate: 'Submission Date',
  status: 'Status',
  files: 'Files',
};

export interface ApplicationSort {
  readonly by: ApplicationColumn;
  readonly descending: boolean;
}

/** SPEC section 2: newest submission first. */
export const NEWEST_FIRST: ApplicationSort = { by: 'submissionDate', descending: true };

/** The kinds of document that were uploaded with an application, in the wizard's order. */
export function uploadedKinds({ documents }: VisaApplication) {
  return DOCUMENT_KINDS.filter((kind) => documents[kind]);
}

function sortValue(application: VisaApplication, by: ApplicationColumn): string | number {
  switch (by) {
    case 'trackingNumber':
      return application.trackingNumber;
    case 'applicant':
      return applicantName(application);
    case 'visaType':
      return visaTypeLabel(application.visaType);
    case 'submissionDate':
      return Date.parse(application.submissionDate);
    case 'status':
      return application.status;
    case 'files':
      return uploadedKinds(application).length;
  }
}

/** An empty text and an unreadable date are no value: they stand last in either order. */
function isMissing(value: string | number): boolean {
  return value === '' || Number.isNaN(value);
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : compareTexts(String(a), String(b));
}

/** The applications in order; equal ones with the one stored last first. */
export function sortApplications(
  applications: readonly VisaApplication[],
  { by, descending }: ApplicationSort,
): readonly VisaApplication[] {
  const direction = descending ? -1 : 1;
  const rows = applications.map((application, place) => {
    const value = sortValue(application, by);
    return { application, place, value, missing: isMissing(value) };
  });
  rows.sort((a, b) => {
    if (a.missing !== b.missing) return a.missing ? 1 : -1;
    const order = a.missing ? 0 : direction * compare(a.value, b.value);
    return order === 0 ? b.place - a.place : order;
  });
  return rows.map(({ application }) => application);
}

/** The values that a field has among the applications: those of `known` first, then the others by name. */
export function valuesOf(
  applications: readonly VisaApplication[],
  field: 'status' | 'visaType',
  known: readonly string[],
): readonly string[] {
  const found = new Set(applications.map((application) => application[field]));
  const others = [...found].filter((value) => value !== '' && !known.includes(value));
  return [...known, ...others.toSorted(compareTexts)];
}
