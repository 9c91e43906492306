import { useQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, useState } from 'react';
import { applicantName } from '@/domain/applicationForm';
import { statusLabel } from '@/domain/labels';
import { keyed } from '@/lib/sorting';
import { formatDateTime, formatTime } from '@/lib/dates';
import type { DecisionRow } from '@/shared/store/applicationHistories';
import { currentDecision } from '@/features/handover/store/decide';
import type { ConflictingDecision } from '@/shared/store/office';
import { applicationHistoryOptions } from '@/features/handover/admin/queries';
import type { VisaApplication } from '@/domain/application';
import { FailureNote, Card, Button } from '@/ui/elements';
import { CaseHistory } from '@/features/applications/admin/ApplicationDetails';
import { UploadedDocuments } from '@/features/applications/admin/UploadedDocuments';
import { focusMainIfLost, scrollIntoView, scrollToHeading } from '@/ui/focus';
import { CaseAdviceList, ComparedDetails, shownTrackingNumber } from './HandoverReview';
import { DecisionForm } from './DecisionForm';
import { SlipView } from './SlipView';
import { strings } from './strings';

interface StoredApplicationProps {
  application: VisaApplication;
  /** Whether it was just handed over again unchanged. */
  isUnchanged: boolean;
}

function decidedAt({ status, counter, decided }: ConflictingDecision) {
  const at = new Date(decided * 1000);
  const isToday = at.toDateString() === new Date().toDateString();
  const when = isToday ? formatTime(at.getTime()) : formatDateTime(at.getTime());
  const place = counter === '' ? undefined : <bdi translate="no">{counter}</bdi>;
  return strings.here.decidedAt(statusLabel(status), place, when ?? '');
}

/** A stored application, its decision and its slip. */
export function StoredApplication({ application, isUnchanged }: StoredApplicationProps) {
  const { data: history } = useQuery(applicationHistoryOptions(application));
  // Without a database, only this state holds the decision.
  const [decided, setDecided] = useState<DecisionRow>();
  // A form with input stays open when another counter decides in the meantime.
  const [isDeciding, setIsDeciding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = history !== undefined;
  useEffect(() => {
    if (isKnown) scrollToHeading(heading.current);
    return focusMainIfLost;
  }, [isKnown]);
  if (history === undefined) return null;
  // A decision just made here resolves conflicting earlier ones.
  const isSettled = decided && history.conflicts.every((each) => each.decided !== decided.decided);
  const conflicts = isSettled ? [] : history.conflicts;
  const decision =
    conflicts.length > 0 ? undefined : (decided ?? currentDecision(history.decision, application));
  const { receivedAt } = history;
  const when = receivedAt === undefined ? undefined : formatDateTime(receivedAt);
  const originText =
    when === undefined
      ? isUnchanged && strings.here.unchangedHere
      : isUnchanged
        ? strings.here.unchanged(when)
        : strings.here.received(when);
  const isDone = decision !== undefined && !isDeciding;
  return (
    <div className={isDone ? 'grid gap-6' : 'case-columns'}>
      <Card className="case-decision scroll-mt-20 no-print">
        <div className="grid gap-1">
          <h2 ref={heading} tabIndex={-1} className="line-clamp-3 text-2xl wrap-anywhere">
            <bdi translate="no">{applicantName(application) || strings.noName}</bdi>
          </h2>
          <p translate="no" className="font-mono wrap-anywhere">
            {shownTrackingNumber(application)}
          </p>
          {originText && <p className="text-muted">{originText}</p>}
        </div>
        {conflicts.length > 0 && (
          <FailureNote className="wrap-anywhere">
            {strings.here.decidedTwice(
              keyed(conflicts, ({ decided: at }) => String(at)).map(({ key, item }, place) => (
                <Fragment key={key}>
                  {place > 0 && strings.here.decisionBreak}
                  {decidedAt(item)}
                </Fragment>
              )),
            )}
          </FailureNote>
        )}
        {!isDone && (
          <>
            <CaseAdviceList application={application} />
            <DecisionForm
              application={application}
              notice={
                decision && (
                  <div
                    ref={scrollIntoView}
                    role="alert"
                    className="failure-note flex flex-wrap items-center gap-3 wrap-anywhere"
                  >
                    <p className="flex-1 basis-60">
                      {strings.here.alreadyDecided(
                        decidedAt({ ...decision, counter: history.counter }),
                      )}
                    </p>
                    <Button variant="outline" onClick={() => setIsDeciding(false)}>
                      {strings.here.showDecision}
                    </Button>
                  </div>
                )
              }
              onTyped={() => setIsDeciding(true)}
              onDecided={(made) => {
                setDecided(made);
                setIsDeciding(false);
              }}
            />
          </>
        )}
      </Card>
      {isDone && (
        <SlipView
          key={decision.digits}
          application={application}
          decision={decision}
          onAgain={() => {
            setIsDeciding(true);
            scrollToHeading(heading.current);
          }}
        />
      )}
      <Card className="grid items-start gap-6 no-print lg:grid-cols-2">
        <UploadedDocuments application={application} hasViewer />
        <div className="grid gap-6">
          <ComparedDetails application={application} />
        </div>
        <div className="col-span-full">
          <CaseHistory application={application} />
        </div>
      </Card>
    </div>
  );
}
