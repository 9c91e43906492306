import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { applicantName } from '@/domain/applicationForm';
import { formatDateTime, formatTime } from '@/lib/time/dates';
import {
  type ConflictingDecision,
  applicationHistoryOptions,
  type DecisionRow,
  standing,
} from '@/features/handover/admin/queries';
import type { VisaApplication } from '@/domain/application';
import { Card } from '@/ui/Card';
import { ApplicationDetails } from '@/features/applications/admin/ApplicationDetails';
import { UploadedDocuments } from '@/features/applications/admin/UploadedDocuments';
import { DecisionForm } from './DecisionForm';
import { withVisibleCharacters, scrollToHeading, shownTrackingNumber } from './ReadApplication';
import { SlipView } from './SlipView';
import { strings } from './strings';

interface StoredApplicationProps {
  application: VisaApplication;
  /** Whether it was just handed over again unchanged. */
  isUnchanged: boolean;
  onNext: () => void;
}

const asSentence = ({ status, counter, decided }: ConflictingDecision) => {
  const at = new Date(decided * 1000);
  const isToday = at.toDateString() === new Date().toDateString();
  const when = isToday ? formatTime(at.getTime()) : formatDateTime(at.getTime());
  return strings.here.decidedAt(status, counter, when ?? '');
};

/** Steps 3 and 4: a stored application, its decision and its slip. */
export function StoredApplication({ application, isUnchanged, onNext }: StoredApplicationProps) {
  const { data: course } = useQuery(applicationHistoryOptions(application));
  // Without a database only this state has the decision.
  const [decided, setDecided] = useState<DecisionRow>();
  const [isDeciding, setIsDeciding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = course !== undefined;
  useEffect(() => {
    if (isKnown) scrollToHeading(heading.current);
  }, [isKnown]);
  if (course === undefined) return null;
  // A decision just made here resolves conflicting earlier ones.
  const isSettled = decided && course.apart.every((each) => each.decided !== decided.decided);
  const apart = isSettled ? [] : course.apart;
  const decision =
    apart.length > 0 ? undefined : (decided ?? standing(course.decision, application));
  const { takenOverAt } = course;
  const when = takenOverAt === undefined ? undefined : formatDateTime(takenOverAt);
  const howHere =
    when === undefined
      ? isUnchanged && strings.here.unchangedHere
      : isUnchanged
        ? strings.here.unchanged(when)
        : strings.here.takenOver(when);
  return (
    <>
      <Card className="grid scroll-mt-20 gap-6 no-print">
        <div className="grid gap-1">
          <h2 ref={heading} tabIndex={-1} className="line-clamp-3 text-2xl wrap-anywhere">
            <bdi translate="no">{applicantName(application) || strings.noName}</bdi>
          </h2>
          <p translate="no" className="font-mono wrap-anywhere">
            {shownTrackingNumber(application)}
          </p>
          {howHere && <p className="text-muted">{howHere}</p>}
        </div>
        {apart.length > 0 && (
          <p role="alert" className="failure-note wrap-anywhere">
            {strings.here.decidedTwice(apart.map(asSentence))}
          </p>
        )}
        {(decision === undefined || isDeciding) && (
          <DecisionForm
            application={application}
            onDecided={(made) => {
              setDecided(made);
              setIsDeciding(false);
            }}
          />
        )}
      </Card>
      {decision && !isDeciding && (
        <SlipView
          key={decision.digits}
          application={application}
          decision={decision}
          onAgain={() => {
            setIsDeciding(true);
            scrollToHeading(heading.current);
          }}
          onNext={onNext}
        />
      )}
      <Card className="grid gap-6 no-print">
        <ApplicationDetails application={withVisibleCharacters(application)} />
        <UploadedDocuments application={application} />
      </Card>
    </>
  );
}
