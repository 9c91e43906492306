import type { DocumentKind, VisaApplication } from '@/domain/application';
import { applicantName, missingDocuments } from '@/domain/applicationForm';
import { compactNumber } from '@/domain/trackingNumber';
import { isSameName } from '@/lib/text/fold';
import { isCalendarDate, formatShortDate, formatTime, localDate } from '@/lib/dates';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { statusLabel, DOCUMENT_LABELS } from '@/domain/labels';
import { applicationsOptions } from '@/features/applications/queries';
import { queueRecordsOptions } from './queries';
import type { QueueRecord } from '../model/queue';
import { useNow } from '@/shared/useNow';
import { strings } from './strings';

/** What a clerk should check before a decision; it never prevents one. */
interface CaseAdvice {
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

const NOTHING: readonly VisaApplication[] = [];

function Named({ application }: { application: VisaApplication }) {
  return (
    <Link
      to="/admin/counter"
      search={{ application: application.id }}
      className="underline"
      translate="no"
    >
      <bdi>{applicantName(application) || strings.noName}</bdi>
    </Link>
  );
}

/** Says that another counter has opened an application. */
export function OpenedElsewhere({ counter, at }: Required<QueueRecord>['elsewhere']) {
  return strings.queue.elsewhere(<bdi translate="no">{counter}</bdi>, formatTime(at));
}

/** What a clerk should check before a decision. */
export function CaseAdviceList({ application }: { application: VisaApplication }) {
  const { data: every = NOTHING } = useQuery(applicationsOptions);
  const today = localDate(useNow());
  const { otherNames, others, isTravelPast, missing } = useMemo(
    () => caseAdvice(application, every, today),
    [application, every, today],
  );
  const [otherName] = otherNames;
  const [newest] = others;
  const { data: records } = useQuery(
    queueRecordsOptions(newest ? [application, newest] : [application]),
  );
  const elsewhere = records?.get(application.id)?.elsewhere;
  const { since, decision } = (newest && records?.get(newest.id)) ?? {};
  const decidedOn =
    since !== undefined && decision === newest?.status ? formatShortDate(since) : undefined;
  return (
    <ul aria-label={strings.advice.label} className="case-advice">
      {elsewhere && (
        <li>
          <TriangleAlert aria-hidden />
          <OpenedElsewhere {...elsewhere} />
        </li>
      )}
      {otherName && (
        <li>
          <TriangleAlert aria-hidden />
          {strings.advice.otherName(<Named application={otherName} />, otherNames.length - 1)}
        </li>
      )}
      {newest && (
        <li>
          <TriangleAlert aria-hidden />
          {strings.advice.others(
            others.length,
            strings.advice.outcome(statusLabel(newest.status), decidedOn),
            formatShortDate(newest.submissionDate) ?? '-',
            <Named application={newest} />,
          )}
        </li>
      )}
      {isTravelPast && (
        <li>
          <TriangleAlert aria-hidden />
          <span>{strings.advice.travelPast}</span>
        </li>
      )}
      {missing.length > 0 && (
        <li>
          <TriangleAlert aria-hidden />
          <span>{strings.advice.missing(missing.map((kind) => DOCUMENT_LABELS[kind]))}</span>
        </li>
      )}
    </ul>
  );
}
