import { useMutation } from '@tanstack/react-query';
import { Printer, Save } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { statusTone } from '@/domain/status';
import { statusLabel } from '@/domain/statusLabels';
import type { VisaApplication } from '@/domain/application';
import { linkStart } from '@/engines/handover/code';
import { fileNameForSaving } from '@/domain/documentFile';
import { saveBlob } from '@/lib/browser/saveBlob';
import { formatDateTime } from '@/lib/time/dates';
import type { DecisionRow } from '@/store/applicationHistories';
import { recordPrintedOptions } from '@/features/applications/admin/queries';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { CodePicture, fitsCode } from '@/ui/codes/CodePicture';
import { Button } from '@/ui/controls/Button';
import { CopyButton } from '@/ui/controls/CopyButton';
import { focusMainIfLost } from '@/ui/overlays/focusMainIfLost';
import { scrollToHeading, shownTrackingNumber } from './HandoverReview';
import { SlipSheet } from './SlipSheet';
import { strings } from './strings';

const WIDTH_PX = 320;

export interface SlipViewProps {
  application: VisaApplication;
  decision: DecisionRow;
  onAgain: () => void;
  /** The next application of the queue. */
  coming: { readonly name: string; readonly open: () => void } | undefined;
  onNext: () => void;
}

/** The decision slip for the applicant. */
export function SlipView({ application, decision, onAgain, coming, onNext }: SlipViewProps) {
  const { mutate: recordPrinted } = useMutation(recordPrintedOptions);
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, note, decided, digits } = decision;
  useEffect(() => {
    const card = heading.current?.closest('.sheet');
    // With the card above, which has the applicant's name.
    scrollToHeading(heading.current, card?.previousElementSibling);
    // Another counter's decision removes the slip.
    return focusMainIfLost;
  }, []);
  const start = linkStart('track', location.origin);
  const link = start + digits;
  const save = () =>
    saveBlob(
      new Blob([`${link}\n`], { type: 'text/plain' }),
      `${fileNameForSaving(application.trackingNumber)}-slip.txt`,
    );
  const printSlip = () => {
    print();
    recordPrinted({ applicationId: application.id, detail: 'slip' });
  };
  const isCode = fitsCode(start, digits);
  return (
    <>
      <Card className="grid scroll-mt-4 gap-5 no-print">
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          {strings.slip.title}
        </h2>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
          <dl className="application-facts">
            <div>
              <dt className="text-sm text-muted">{strings.slip.number}</dt>
              <dd translate="no" className="font-mono wrap-anywhere">
                {shownTrackingNumber(application)}
              </dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{strings.here.decision}</dt>
              <dd>
                <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{strings.slip.decided}</dt>
              <dd>{formatDateTime(decided * 1000)}</dd>
            </div>
            {note !== '' && (
              <div className="col-span-full">
                <dt className="text-sm text-muted">{strings.slip.note}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">
                  <bdi translate="no">{note}</bdi>
                </dd>
              </div>
            )}
          </dl>
          {isCode ? (
            <div className="grid gap-3 lg:row-span-2">
              <CodePicture
                start={start}
                digits={digits}
                label={strings.slip.picture}
                width={WIDTH_PX}
              />
              <p>{strings.slip.how(`${location.origin}/track`)}</p>
            </div>
          ) : (
            <p className="failure-note">{strings.slip.tooLong}</p>
          )}
          <div className="flex flex-wrap gap-3">
            <CopyButton label={strings.slip.copy} text={link} />
            <Button variant="outline" onClick={save}>
              <Save aria-hidden className="size-5" />
              {strings.slip.save}
            </Button>
            <Button variant="outline" onClick={printSlip}>
              <Printer aria-hidden className="size-5" />
              {strings.slip.print}
            </Button>
            <Button variant="ghost" onClick={onAgain}>
              {strings.slip.again}
            </Button>
            {coming && (
              <Button className="max-w-full min-w-0" onClick={coming.open}>
                {strings.queue.next(coming.name)}
              </Button>
            )}
            <Button variant={coming && 'outline'} onClick={onNext}>
              {strings.next}
            </Button>
          </div>
        </div>
      </Card>
      <SlipSheet
        application={application}
        decision={decision}
        start={start}
        digits={isCode ? digits : undefined}
      />
    </>
  );
}
