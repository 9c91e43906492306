import type { DocumentKind, VisaApplication } from '@/domain/application';
import { applicantName, missingDocuments } from '@/domain/applicationForm';
import { compactNumber } from '@/domain/trackingNumber';
import { isSameName } from '@/lib/text/names';
import { isCalendarDate } from '@/lib/time/dates';

/** What a clerk should check before a decision; it never prevents one. */
export interface CaseAdvice {
  /** Applications with the same passport and another name, newest first. */
  readonly otherNames: readonly VisaApplication[];
  /** Other applications of this person, newest first. */
  readonly others: readonly VisaApplication[];
  readonly isTravelPast: boolean;
  /** Required documents that the application does not even name. */
  readonly missing: readonly DocumentKind[];
}

/** @param today `YYYY-MM-DD` */
export function caseAdvice(
  application: VisaApplication,
  every: readonly VisaApplication[],
  today: string,
): CaseAdvice {
  const { id, dateOfBirth, travelDate, documents } = application;
  const passport = compactNumber(application.passportNumber);
  const name = applicantName(application);
  const otherNames: VisaApplication[] = [];
  const others: VisaApplication[] = [];
  for (const each of every) {
    if (each.id === id) continue;
    const hasPassport = passport !== '' && compactNumber(each.passportNumber) === passport;
    const isBornThen = dateOfBirth !== '' && each.dateOfBirth === dateOfBirth;
    // Comparing names is slow, so first select those with the same passport or date of birth.
    if (!hasPassport && !isBornThen) continue;
    const isNamesake = name !== '' && isSameName(applicantName(each), name, true);
    if (isNamesake) others.push(each);
    else if (hasPassport) otherNames.push(each);
  }
  const newestFirst = (list: VisaApplication[]) =>
    list.toSorted((a, b) => (a.submissionDate < b.submissionDate ? 1 : -1));
  return {
    otherNames: newestFirst(otherNames),
    others: newestFirst(others),
    isTravelPast: isCalendarDate(travelDate) && travelDate < today,
    missing: missingDocuments(documents),
  };
}
