import type { VisaApplication } from '@/domain/application';
import { applicantName } from '@/domain/applicationForm';
import { statusTone } from '@/domain/status';
import { visaTypeLabel } from '@/domain/visaOptions';
import { formatDateTime, formatDay, formatShortDate } from '@/lib/time/dates';
import { Letterhead } from '@/shared/admin/Letterhead';
import type { DecisionRow } from '@/store/applicationHistories';
import { Stamp } from '@/ui/art/Stamp';
import { CodePicture } from '@/ui/codes/CodePicture';
import { shownTrackingNumber } from './HandoverReview';
import { slipWords } from './slipWords';
import { strings } from './strings';

const WIDTH_PX = 300;

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
  /** Of the code; `digits` is undefined if they are too many for one. */
  start: string;
  digits: string | undefined;
}

/** The decision on paper: in both languages, English at the left and Arabic at the right. */
export function SlipSheet({ application, decision, start, digits }: SlipSheetProps) {
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
              width={WIDTH_PX}
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
      <div className="slip-signature">
        <Label of="signature" />
      </div>
    </article>
  );
}
