import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { VisaApplication } from '@/domain/application';
import { statusLabel } from '@/domain/statusLabels';
import { DOCUMENT_LABELS } from '@/domain/answerLabels';
import { applicantName } from '@/domain/applicationForm';
import { everyApplicationOptions } from '@/features/applications/admin/queries';
import { caseAdvice } from '@/features/handover/model/caseAdvice';
import { formatShortDate, localDate } from '@/lib/time/dates';
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

/** What a clerk should look at before a decision. */
export function CaseAdviceList({ application }: { application: VisaApplication }) {
  const { data: { every = NOTHING } = {} } = useQuery(everyApplicationOptions);
  const today = localDate(useNow());
  const { otherNames, others, isTravelPast, missing } = useMemo(
    () => caseAdvice(application, every, today),
    [application, every, today],
  );
  const [otherName] = otherNames;
  const [newest] = others;
  return (
    <ul aria-label={strings.advice.label} className="case-advice">
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
            statusLabel(newest.status),
            formatShortDate(newest.submissionDate) ?? newest.submissionDate,
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
