import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useMemo } from 'react';
import {
  DOCUMENT_KINDS,
  type VisaApplication,
  type DocumentKind,
  compactNumber,
} from '@/domain/application';
import { DOCUMENT_LABELS, statusLabel } from '@/domain/labels';
import { applicantName, missingDocuments } from '@/domain/applicationForm';
import { FailureNote, BreakableText, Card, Button } from '@/ui/elements';
import { visibleAscii } from '@/lib/text/typed';
import { formatShortDate, isCalendarDate, formatTime, localDate } from '@/lib/dates';
import type { OpenedHandover } from '@/features/handover/store/readHandover';
import { receiveApplicationOptions, queueRecordsOptions } from './queries';
import { saveFailureText } from '@/shared/queries/saves';
import { ApplicationDetails } from '@/features/applications/admin/ApplicationDetails';
import { DocumentViewer } from '@/features/applications/admin/UploadedDocuments';
import { PassportCheck } from './PassportCheck';
import { strings } from './strings';
import { isSameName } from '@/lib/text/fold';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { applicationsOptions } from '@/features/applications/queries';
import type { QueueRecord } from '@/features/handover/model/queue';
import { useNow } from '@/shared/useNow';

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
    <ul
      aria-label={strings.advice.label}
      className="grid gap-1.5 text-[0.9375rem] text-advice *:flex *:gap-2 *:wrap-anywhere empty:hidden [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:flex-none"
    >
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

/** Shows look-alike characters as code points in fields that are compared with a passport. */
export function withVisibleCharacters(application: VisaApplication): VisaApplication {
  const { passportNumber, email } = application;
  return {
    ...application,
    passportNumber: visibleAscii(passportNumber),
    email: visibleAscii(email),
  };
}

/** The answers of an application, and their comparison with the passport. */
export function ComparedDetails({ application }: { application: VisaApplication }) {
  const shown = withVisibleCharacters(application);
  return (
    <PassportCheck typed={shown}>
      {(passport) => <ApplicationDetails application={shown} passport={passport} showsFee />}
    </PassportCheck>
  );
}

export function shownTrackingNumber({ trackingNumber }: VisaApplication): string {
  return visibleAscii(trackingNumber);
}

/** Within this time, a key press was meant for the screen before, and is ignored. */
const KEY_PAUSE_MS = 1000;

interface HandoverReviewProps {
  opened: OpenedHandover;
  /** Called after it was stored, or the stored version was kept. */
  onDone: (id: string) => void;
}

/** The opened application; nothing is stored before it is accepted. */
export function HandoverReview({ opened, onDone }: HandoverReviewProps) {
  const { application, documents, comparison, stored, sameNumber, list, keyId, how } = opened;
  const take = useMutation(receiveApplicationOptions);
  const button = useRef<HTMLButtonElement>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
    button.current?.focus();
  }, []);
  const isChanged = comparison === 'changed' && stored !== undefined;
  const store = () => {
    if (take.isPending || comparison === 'same') return;
    const mode = comparison === 'changed' ? 'replace' : comparison;
    take.mutate(
      { application, documents, list, keyId, how, mode },
      { onSuccess: () => onDone(application.id) },
    );
  };
  const passport = visibleAscii(application.passportNumber.trim());
  const receivedKinds = new Set(documents.map(({ kind }) => kind));
  const named = DOCUMENT_KINDS.filter((kind) => application.documents[kind] !== null);
  const missing = named.filter((kind) => !receivedKinds.has(kind)).length;
  return (
    <Card className="grid gap-6">
      <div className="review-head">
        <div className="grid gap-1">
          <h2 className="line-clamp-3 text-2xl wrap-anywhere">
            <bdi translate="no">{applicantName(application) || strings.noName}</bdi>
          </h2>
          <p translate="no" className="font-mono wrap-anywhere">
            {shownTrackingNumber(application)}
          </p>
        </div>
        {sameNumber && (
          <p className="failure-note">
            {strings.read.sameNumber(
              shownTrackingNumber(application),
              applicantName(sameNumber) || strings.noName,
              formatShortDate(sameNumber.submissionDate) ?? '-',
            )}
          </p>
        )}
        <div className="grid gap-1">
          <p className="text-lg">
            {passport === ''
              ? strings.read.noPassport
              : strings.read.compare(
                  <strong translate="no" className="font-mono wrap-anywhere">
                    {passport}
                  </strong>,
                )}
          </p>
          {missing > 0 && (
            <p className="text-advice">
              {missing === named.length && how !== 'file'
                ? strings.read.noneInCode(missing)
                : strings.read.someMissing(missing, named.length)}
            </p>
          )}
          <CaseAdviceList application={application} />
        </div>
        {isChanged && <p className="failure-note">{strings.read.changed}</p>}
        {take.isError && <FailureNote>{saveFailureText(take.error)}</FailureNote>}
        <div className="review-actions flex flex-wrap gap-3">
          {isChanged ? (
            <>
              <Button ref={button} size="lg" onClick={() => onDone(application.id)}>
                {strings.read.keep}
              </Button>
              <Button variant="outline" size="lg" aria-disabled={take.isPending} onClick={store}>
                {strings.read.takeNew}
              </Button>
            </>
          ) : (
            <Button
              ref={button}
              size="lg"
              aria-disabled={take.isPending}
              onClick={({ detail, timeStamp }) => {
                if (detail > 0 || timeStamp - shownAt.current > KEY_PAUSE_MS) store();
              }}
            >
              {comparison === 'documents' ? strings.read.addDocuments : strings.read.accept}
            </Button>
          )}
        </div>
      </div>
      <div
        className={
          isChanged || documents.length > 0
            ? 'grid items-start gap-8 lg:grid-cols-2'
            : 'grid items-start gap-6'
        }
      >
        {documents.length > 0 && (
          <div className={isChanged ? 'col-span-full' : 'lg:sticky lg:top-20'}>
            <DocumentViewer documents={documents} />
          </div>
        )}
        {isChanged && (
          <section className="grid content-start gap-6" aria-label={strings.read.old}>
            <h3 className="text-xl">{strings.read.old}</h3>
            <ComparedDetails application={stored} />
          </section>
        )}
        <section className="grid content-start gap-6" aria-label={strings.read.new}>
          {isChanged && <h3 className="text-xl">{strings.read.new}</h3>}
          <ComparedDetails application={application} />
          <section className="grid gap-2">
            <h3 className="text-lg">{strings.read.documents}</h3>
            {named.length === 0 && <p>{strings.read.noDocuments}</p>}
            <ul>
              {named.map((kind) => (
                <li key={kind} className="wrap-anywhere">
                  {strings.read.document(
                    DOCUMENT_LABELS[kind],
                    <bdi>
                      <BreakableText text={application.documents[kind]?.name ?? ''} />
                    </bdi>,
                    receivedKinds.has(kind),
                  )}
                </li>
              ))}
            </ul>
          </section>
        </section>
      </div>
    </Card>
  );
}
