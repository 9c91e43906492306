import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { VisaApplication } from '@/domain/application';
import { statusLabel, DOCUMENT_LABELS } from '@/domain/labels';
import { applicantName } from '@/domain/applicationForm';
import { applicationsOptions } from '@/features/applications/queries';
import { queueRecordsOptions } from '@/features/handover/admin/queries';
import { caseAdvice } from '@/features/handover/model/caseAdvice';
import type { QueueRecord } from '@/features/handover/model/queue';
import { formatShortDate, formatTime, localDate } from '@/lib/time/dates';
import { useNow } from '@/shared/useNow';
import { strings } from './strings';

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
