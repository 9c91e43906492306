import { DOCUMENT_KINDS, type DocumentKind, type VisaApplication } from '@/domain/application';
import { applicantName, OPTIONAL_DOCUMENTS } from '@/domain/applicationForm';
import { compactNumber } from '@/domain/trackingNumber';
import { fold } from '@/lib/text/fold';
import { isCalendarDate } from '@/lib/time/dates';

/** What a clerk should look at before a decision; it never stops one. */
export interface CaseAdvice {
  /** Applications with the same passport and another name, newest first. */
  readonly otherNames: readonly VisaApplication[];
  /** Other applications of this person, newest first. */
  readonly others: readonly VisaApplication[];
  readonly isTravelPast: boolean;
  /** Required documents that are not even named. */
  readonly missing: readonly DocumentKind[];
}

/** The words of a name in any order, without accents and capitals. */
const nameKey = (application: VisaApplication) =>
  fold(applicantName(application))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/** @param today `YYYY-MM-DD` */
export function caseAdvice(
  application: VisaApplication,
  every: readonly VisaApplication[],
  today: string,
): CaseAdvice {
  const { id, dateOfBirth, travelDate, documents } = application;
  const passport = compactNumber(application.passportNumber);
  const name = nameKey(application);
  const otherNames: VisaApplication[] = [];
  const others: VisaApplication[] = [];
  for (const each of every) {
    if (each.id === id) continue;
    const hasPassport = passport !== '' && compactNumber(each.passportNumber) === passport;
    const isBornThen = dateOfBirth !== '' && each.dateOfBirth === dateOfBirth;
    // Names are folded for few: folding is slow.
    if (!hasPassport && !isBornThen) continue;
    const isNamesake = name !== '' && nameKey(each) === name;
    if (isNamesake) others.push(each);
    else if (hasPassport) otherNames.push(each);
  }
  const newestFirst = (list: VisaApplication[]) =>
    list.toSorted((a, b) => (a.submissionDate < b.submissionDate ? 1 : -1));
  return {
    otherNames: newestFirst(otherNames),
    others: newestFirst(others),
    isTravelPast: isCalendarDate(travelDate) && travelDate < today,
    missing: DOCUMENT_KINDS.filter(
      (kind) => documents[kind] === null && !OPTIONAL_DOCUMENTS.has(kind),
    ),
  };
}
