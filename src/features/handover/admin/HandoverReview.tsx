import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { DOCUMENT_KINDS, type VisaApplication } from '@/domain/application';
import { DOCUMENT_LABELS } from '@/domain/labels';
import { applicantName } from '@/domain/applicationForm';
import { BreakableText, Card } from '@/ui/elements';
import { visibleAscii } from '@/lib/text/typed';
import { formatShortDate } from '@/lib/dates';
import type { OpenedHandover } from '@/features/handover/store/readHandover';
import { takeOverApplicationOptions } from '@/features/handover/admin/queries';
import { saveFailureText } from '@/shared/queries/saves';
import { Button } from '@/ui/controls/Button';
import { ApplicationDetails } from '@/features/applications/admin/ApplicationDetails';
import { DocumentViewer } from '@/features/applications/admin/UploadedDocuments';
import { PassportCheck } from '@/features/passport/admin/PassportCheck';
import { CaseAdviceList } from './CaseAdviceList';
import { strings } from './strings';

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

/** The opened application; nothing is stored before it is taken over. */
export function HandoverReview({ opened, onDone }: HandoverReviewProps) {
  const { application, documents, comparison, stored, sameNumber, list, keyId, how } = opened;
  const take = useMutation(takeOverApplicationOptions);
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
        {take.isError && (
          <p role="alert" className="failure-note">
            {saveFailureText(take.error)}
          </p>
        )}
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
              {comparison === 'documents' ? strings.read.addDocuments : strings.read.takeOver}
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
