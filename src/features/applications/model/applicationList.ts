import { compareTexts, type Sorting, sortedBy, type SortValue } from '@/lib/sorting';
import { type VisaApplication, DOCUMENT_KINDS, compactNumber } from '@/domain/application';
import { applicantName } from '@/domain/applicationForm';
import { statusLabel, DOCUMENT_LABELS } from '@/domain/labels';
import { visaTypeLabel } from '@/domain/visaOptions';
import { strings } from './strings';
import * as v from 'valibot';
import { searchText, nameLines } from '@/lib/text/fold';
import type { Searchable, SearchDefinition } from '@/domain/registry';
import { shownNationality } from '@/domain/nationality';
import { COMMA } from '@/lib/language';

/** What the palette searches besides the title; only `applicationText` has dates and files. */
const SEARCHED_FIELDS = [
  'email',
  'phone',
  'nationality',
  'passportNumber',
  'purpose',
  'visaType',
] as const;

function searchable(application: VisaApplication): Searchable {
  const { firstName, lastName, trackingNumber, visaType, status, nationality } = application;
  const name = `${firstName} ${lastName}`;
  return {
    // Names as a passport spells them.
    ...(/[^a-z\s]/i.test(name) && { otherWords: nameLines(name).join('\n') }),
    title: [firstName.trim(), lastName.trim(), trackingNumber].filter(Boolean).join(' '),
    texts: [
      [visaTypeLabel(visaType), statusLabel(status)].join(COMMA),
      // In the language of the build; the stored nationality is in English.
      shownNationality(nationality),
      ...SEARCHED_FIELDS.map((field) => application[field]),
      // Numbers as people type them: without prefix and separators.
      trackingNumber.replace(/^\D+/, ''),
      compactNumber(application.phone),
      compactNumber(application.passportNumber),
    ],
  };
}

export const applicationSearch: SearchDefinition<VisaApplication> = {
  key: 'visaApplications',
  searchable,
};

/** What the list and the counter search; it includes dates and files. */
export function applicationText(application: VisaApplication): Searchable {
  const { dateOfBirth, travelDate, submissionDate, documents } = application;
  const files = DOCUMENT_KINDS.flatMap((kind) => {
    const name = documents[kind]?.name;
    return name === undefined ? [] : [DOCUMENT_LABELS[kind], name];
  });
  const found = searchable(application);
  return {
    ...found,
    otherWords: [found.otherWords ?? '', dateOfBirth, travelDate, submissionDate, ...files].join(
      '\n',
    ),
  };
}

/** The sortable columns of the list of applications, in order. */
export const APPLICATION_COLUMNS = [
  'trackingNumber',
  'applicant',
  'visaType',
  'submissionDate',
  'status',
] as const;
type ApplicationColumn = (typeof APPLICATION_COLUMNS)[number];

export const COLUMN_LABELS: Readonly<Record<ApplicationColumn, string>> = strings.columns;

export type ApplicationSort = Sorting<ApplicationColumn>;

/** SPEC section 2: newest submission first. */
export const NEWEST_FIRST: ApplicationSort = { by: 'submissionDate', descending: true };

function sortValue(application: VisaApplication, by: ApplicationColumn): SortValue {
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
      return statusLabel(application.status);
  }
}

/** Sorts applications; of equal ones, the last stored comes first. */
export function sortApplications(
  applications: readonly VisaApplication[],
  { by, descending }: ApplicationSort,
): readonly VisaApplication[] {
  return sortedBy(applications.toReversed(), (each) => sortValue(each, by), descending);
}

/** The values of a field: those of `known` first, then other stored ones by name. */
export function filterValues(
  applications: readonly VisaApplication[],
  field: 'status' | 'visaType',
  known: readonly string[],
): readonly string[] {
  const found = new Set(applications.map((application) => application[field]));
  const others = [...found].filter((value) => value !== '' && !known.includes(value));
  return [...known, ...others.toSorted(compareTexts)];
}

/** Search params of the list: the search, filters, order and open application. */
export const listSearchSchema = v.object({
  q: searchText,
  status: searchText,
  /** Only applications that two counters have decided differently. */
  twice: v.fallback(v.optional(v.literal(true)), undefined),
  visa: searchText,
  sort: v.fallback(v.optional(v.picklist(APPLICATION_COLUMNS)), undefined),
  dir: v.fallback(v.optional(v.picklist(['asc', 'desc'])), undefined),
  open: searchText,
});
export type ListSearch = v.InferOutput<typeof listSearchSchema>;

export function sortOf({ sort, dir }: ListSearch): ApplicationSort {
  if (sort === undefined) return NEWEST_FIRST;
  return { by: sort, descending: dir === 'desc' };
}

/** The search params of an order; none for the default. */
export function sortSearch({ by, descending }: ApplicationSort): Pick<ListSearch, 'sort' | 'dir'> {
  const isUsual = by === NEWEST_FIRST.by && descending === NEWEST_FIRST.descending;
  if (isUsual) return { sort: undefined, dir: undefined };
  return { sort: by, dir: descending ? 'desc' : 'asc' };
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the previous history entry is the list, so that closing can go back. */
    openedFromList?: boolean;
  }
}
