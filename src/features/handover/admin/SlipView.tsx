import { type VisaApplication } from '@/domain/application';
import { statusTone } from '@/domain/status';
import { applicantName } from '@/domain/applicationForm';
import { visaTypeLabel } from '@/domain/visaOptions';
import { formatDateTime, formatDay, formatShortDate } from '@/lib/dates';
import { Letterhead } from '@/shared/admin/ListFrame';
import type { DecisionRow } from '@/shared/store/applicationHistories';
import { Stamp } from '@/ui/art/ornaments';
import { CodePicture, fitsCode } from '@/ui/codes/CodePicture';
import { shownTrackingNumber } from './HandoverReview';
import { scrollToHeading, focusMainIfLost } from '@/ui/focus';
import { strings } from './strings';
import { useMutation } from '@tanstack/react-query';
import { Printer, Save } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { statusLabel } from '@/domain/labels';
import { linkStart } from '@/engines/handover/code';
import { fileNameForSaving } from '@/domain/documentFile';
import { saveBlob } from '@/lib/browser/saveBlob';
import { recordPrintedOptions } from '@/features/applications/admin/queries';
import { Badge, Card, Button } from '@/ui/elements';
import { CopyButton } from '@/ui/controls/CopyButton';

/** Texts of the printed decision, in both languages because applicants may read only one. */
const slipWords = {
  title: { en: 'Visa decision', ar: 'قرار التأشيرة' },
  labels: {
    number: { en: 'Tracking number', ar: 'رقم التتبّع' },
    applicant: { en: 'Applicant', ar: 'مقدّم الطلب' },
    passport: { en: 'Passport number', ar: 'رقم جواز السفر' },
    visa: { en: 'Visa type', ar: 'نوع التأشيرة' },
    travel: { en: 'Travel date', ar: 'تاريخ السفر' },
    submitted: { en: 'Submitted on', ar: 'تاريخ التقديم' },
    issued: { en: 'Issued on', ar: 'تاريخ الإصدار' },
    note: { en: 'Note', ar: 'ملاحظة' },
    signature: { en: 'Signature', ar: 'التوقيع' },
  },
  statuses: {
    Submitted: 'تم تقديم الطلب',
    Processing: 'قيد المعالجة',
    Approved: 'تمت الموافقة',
    Rejected: 'مرفوض',
  },
  how: {
    en: (address: string) => `On the phone you applied with, open ${address} and scan this code.`,
    ar: (address: string) =>
      `على الهاتف الذي قُدّم منه الطلب، افتح \u2066${address}\u2069 وامسح هذا الرمز.`,
  },
} as const;

const SHEET_WIDTH_PX = 300;

/** A label in English and Arabic. */
function Label({ of }: { of: keyof typeof slipWords.labels }) {
  const { en, ar } = slipWords.labels[of];
  return (
    <span className="flex justify-between gap-4 text-sm text-muted">
      <span>{en}</span>
      <span lang="ar" dir="rtl">
        {ar}
      </span>
    </span>
  );
}

interface SlipSheetProps {
  application: VisaApplication;
  decision: DecisionRow;
  /** The parts of its code; `digits` is undefined if they do not fit into one. */
  start: string;
  digits: string | undefined;
}

/** The printed decision in both languages: English on the left, Arabic on the right. */
function SlipSheet({ application, decision, start, digits }: SlipSheetProps) {
  const { status, note, decided } = decision;
  const day = (date: string) => formatDay(date) ?? date;
  const facts = [
    ['number', shownTrackingNumber(application)],
    ['applicant', applicantName(application) || strings.noName],
    ['passport', application.passportNumber],
    ['visa', visaTypeLabel(application.visaType)],
    ['travel', day(application.travelDate)],
    ['submitted', formatDateTime(application.submissionDate) ?? application.submissionDate],
    ['issued', formatDateTime(decided * 1000) ?? ''],
  ] as const;
  const address = `${location.origin}/track`;
  const arabicStatus = slipWords.statuses[status];
  return (
    <article dir="ltr" className="slip-sheet print-only print-page">
      <Letterhead />
      <h2 className="flex justify-between gap-4 text-2xl">
        <span>{slipWords.title.en}</span>
        <span lang="ar" dir="rtl">
          {slipWords.title.ar}
        </span>
      </h2>
      <div className="slip-sheet-columns">
        <dl>
          {facts
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div key={name}>
                <dt>
                  <Label of={name} />
                </dt>
                <dd className="font-semibold wrap-anywhere" translate="no">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
        </dl>
        <div className="grid content-start justify-items-center gap-6 text-center">
          <Stamp text={status} tone={statusTone(status)} detail={formatShortDate(decided * 1000)} />
          <p lang="ar" dir="rtl" className="text-xl font-semibold">
            {arabicStatus}
          </p>
          {digits !== undefined && (
            <CodePicture
              start={start}
              digits={digits}
              correction="M"
              label={strings.slip.picture}
              width={SHEET_WIDTH_PX}
            />
          )}
        </div>
      </div>
      {note !== '' && (
        <div>
          <Label of="note" />
          <p className="wrap-anywhere whitespace-pre-line">
            <bdi translate="no">{note}</bdi>
          </p>
        </div>
      )}
      <p>{slipWords.how.en(address)}</p>
      <p lang="ar" dir="rtl">
        {slipWords.how.ar(address)}
      </p>
      <div className="ms-[50%] mt-[36pt] border-t border-[#000] pt-[4pt]">
        <Label of="signature" />
      </div>
    </article>
  );
}

const WIDTH_PX = 320;

interface SlipViewProps {
  application: VisaApplication;
  decision: DecisionRow;
  onAgain: () => void;
}

/** The decision slip for the applicant. */
export function SlipView({ application, decision, onAgain }: SlipViewProps) {
  const { mutate: recordPrinted } = useMutation(recordPrintedOptions);
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, note, decided, digits } = decision;
  useEffect(() => {
    const card = heading.current?.closest('.sheet');
    // Scroll to the card above, which shows the applicant's name.
    scrollToHeading(heading.current, card?.previousElementSibling);
    // The slip disappears when another counter decides, and the focus with it.
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
