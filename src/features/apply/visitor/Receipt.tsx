import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  type VisaApplication,
  type ApplicantField,
  DOCUMENT_KINDS,
  formatTrackingNumber,
} from '@/domain/application';
import { statusTone } from '@/domain/status';
import { withdrawApplicationOptions } from '../queries';
import { ConfirmButton } from '@/ui/overlays/DeferredConfirmDialog';
import { receiptStrings, strings as wizardStrings } from './strings';
import { Printer } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { documentAdvice } from '@/features/applications/model/advice';
import { APPLICANT_LABELS, DOCUMENT_LABELS } from '@/domain/labels';
import { applicantName } from '@/domain/applicationForm';
import { shownNationality } from '@/domain/nationality';
import { documentFilesOptions } from '@/features/applications/queries';
import { Party } from '@/features/handover/visitor/delivery/Party';
import { brand } from '@/domain/settings';
import { visaTypeLabel } from '@/domain/visaOptions';
import {
  FailureNote,
  DashedText,
  BreakableText,
  buttonClass,
  Button,
  AdviceNote,
} from '@/ui/elements';
import { formatDateTime, formatDay, formatShortDate, localDate } from '@/lib/dates';
import { fileSize } from '@/lib/text/numbers';
import { keyed } from '@/lib/sorting';
import { visaLines } from '@/lib/text/machineReadable';
import { lazyOptional } from '@/ui/deferred';
import { deliveryOptions } from '@/features/handover/visitor/delivery/queries';
import { DeferredInstallHint } from '@/pwa/install/DeferredInstall';
import { usePrices, settingsOptions } from '@/shared/queries/siteContent';
import { useIsMemoryOnly } from '@/shared/queries/storageHealth';
import { CopyButton } from '@/ui/controls/CopyButton';
import { MachineReadable, Rosette, Stamp } from '@/ui/art/ornaments';
import { failureReason, StepRail } from './steps/WizardParts';
import './receipt.css';

interface ChangesProps {
  application: VisaApplication;
  isSent: boolean;
}

/** Corrects, completes or withdraws an application until it is sent; then explains what to do. */
function Changes({ application, isSent }: ChangesProps) {
  const navigate = useNavigate();
  const withdraw = useMutation(withdrawApplicationOptions);
  const { trackingNumber } = application;
  const quiet = buttonClass({ variant: 'ghost' });
  return (
    <section aria-labelledby="receipt-change" className="grid gap-2">
      <h2 id="receipt-change" className="document-label">
        {receiptStrings.change.title}
      </h2>
      {isSent ? (
        <p className="text-sm">
          {receiptStrings.change.text((text) => (
            <Link to="/contact" className="underline">
              {text}
            </Link>
          ))}
        </p>
      ) : (
        <div className="flex flex-wrap gap-3 lg:grid">
          <Link to="/apply" search={{ correct: trackingNumber, step: 2 }} className={quiet}>
            {receiptStrings.change.correct}
          </Link>
          <Link to="/apply" search={{ correct: trackingNumber, step: 3 }} className={quiet}>
            {receiptStrings.change.add}
          </Link>
          <ConfirmButton
            variant="ghost"
            question={receiptStrings.withdrawal}
            onConfirm={() =>
              withdraw.mutate(application, { onSuccess: () => void navigate({ to: '/track' }) })
            }
          >
            {receiptStrings.change.withdraw}
          </ConfirmButton>
        </div>
      )}
      {withdraw.isError && (
        <FailureNote>{receiptStrings.notWithdrawn(failureReason(withdraw.error))}</FailureNote>
      )}
    </section>
  );
}

const AtTheCounter = lazyOptional(
  async () => (await import('@/features/handover/visitor/AtTheCounter')).AtTheCounter,
);

const DeliveryPanel = lazyOptional(
  async () => (await import('@/features/handover/visitor/delivery/DeliveryPanel')).DeliveryPanel,
);

/** In characters; a longer text spans more than one column. */
const SHORT_TEXT = 24;

interface Detail {
  readonly label: string;
  readonly value: ReactNode;
  readonly isFigure?: boolean;
  readonly isWide?: boolean;
}

/** Everything that was submitted, except the documents. */
function detailsOf(application: VisaApplication, price: string | undefined): Detail[] {
  const { visaType, submissionDate } = application;
  const email = application.email.trim();
  const detail = (label: string, text: string): Detail => ({
    label,
    value: text,
    isWide: text.length > SHORT_TEXT,
  });
  const typed = (label: string, text: string): Detail => ({
    ...detail(label, text),
    value: text && <span translate="no">{text}</span>,
  });
  const answer = (name: ApplicantField) => typed(APPLICANT_LABELS[name], application[name].trim());
  const day = (name: 'dateOfBirth' | 'travelDate'): Detail => ({
    label: APPLICANT_LABELS[name],
    value: formatDay(application[name]) ?? application[name],
    isFigure: true,
  });
  return [
    {
      label: receiptStrings.visa,
      value: visaType && <DashedText text={visaTypeLabel(visaType)} />,
    },
    {
      label: receiptStrings.price,
      value: price,
      isFigure: true,
    },
    { label: receiptStrings.submitted, value: formatDateTime(submissionDate), isFigure: true },
    day('travelDate'),
    typed(receiptStrings.name, applicantName(application)),
    typed(APPLICANT_LABELS.nationality, shownNationality(application.nationality.trim())),
    { ...answer('passportNumber'), isFigure: true },
    day('dateOfBirth'),
    { ...answer('email'), value: email && <BreakableText text={email} /> },
    { ...answer('phone'), isFigure: true },
    { ...answer('purpose'), isWide: true },
  ];
}

interface ReceiptProps {
  application: VisaApplication;
  /** Whether it was submitted just now, rather than opened again. */
  isFresh: boolean;
}

/** Step 4, the success view: what was submitted, under which number, and what comes next. */
export function Receipt({ application, isFresh }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const number = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [isFresh]);

  const { data: delivery } = useQuery(deliveryOptions(application));
  const isSent = delivery !== undefined && delivery.kind !== 'notSent';
  const isMemoryOnly = useIsMemoryOnly();
  const { trackingNumber, submissionDate, documents } = application;
  const addition = {
    to: '/apply',
    search: { with: trackingNumber },
    activeOptions: { exact: true },
  } as const;
  const { data: stored } = useQuery(documentFilesOptions(application.id));
  const price = usePrices()(application);
  const { data: site } = useSuspenseQuery({ ...settingsOptions, select: brand });
  const files = DOCUMENT_KINDS.flatMap((kind) => {
    const record = documents[kind];
    if (record === null) return [];
    return [{ kind, ...record, advice: documentAdvice(kind, record, stored?.get(kind)?.type) }];
  });

  return (
    <div className="page-width grid gap-8 py-14 max-sm:gap-4 max-sm:pt-5 print:gap-2 print:py-0">
      <div className="max-sm:hidden">
        <StepRail current={4} isOpen={false} />
      </div>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <h1
            ref={heading}
            tabIndex={-1}
            className="screen-title max-sm:text-[min(1.875rem,7.6vw)] print:text-2xl"
          >
            <span className="no-print">{receiptStrings.title}</span>
            <span className="print-only">{receiptStrings.onPaper}</span>
          </h1>
          <Link {...addition} className="py-1 text-sm underline sm:hidden no-print">
            {receiptStrings.addTraveller}
          </Link>
        </div>
        <p className={`lead no-print ${isMemoryOnly ? '' : 'max-sm:hidden'}`}>
          {isMemoryOnly ? receiptStrings.notKept : receiptStrings.lead}
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-8">
        <article
          aria-label={receiptStrings.label(trackingNumber)}
          className="sheet receipt print-page relative isolate grid min-w-0 grid-cols-1 gap-7 overflow-clip p-[min(clamp(1.25rem,0.5rem+3vw,2.5rem),5.6vw)]"
        >
          <Rosette
            weave="fine"
            className="absolute -top-32 -inset-e-32 -z-1 w-92 text-primary opacity-16"
          />
          <p className="print-only text-sm">{receiptStrings.site(site.name, location.origin)}</p>
          {/* The stamp is at the end, or on a phone beside the copy button. */}
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 max-sm:flex max-sm:flex-wrap max-sm:justify-between">
            <div className="min-w-0 max-sm:basis-full">
              <p className="document-label">{receiptStrings.number}</p>
              <p
                ref={number}
                translate="no"
                className="mt-1 font-mono text-[min(clamp(2.25rem,1.2rem+5vw,4rem),13vw)]/[1.15] font-semibold tracking-[-0.02em] wrap-anywhere print:my-0 print:text-[2.5rem]"
              >
                <TrackingNumberGroups number={trackingNumber} />
              </p>
            </div>
            <CopyButton label={receiptStrings.copy} text={trackingNumber} source={number} />
            {delivery !== undefined && delivery.kind !== 'notSent' && (
              <Stamp
                text={receiptStrings.stamp[delivery.kind]}
                tone={statusTone('Submitted')}
                detail={delivery.kind === 'sent' ? formatShortDate(delivery.sent.at) : undefined}
                landing={isFresh}
                className="max-sm:text-[min(0.9375rem,4vw)] sm:col-start-2 sm:row-span-2 sm:row-start-1"
              />
            )}
          </div>
          {/* Reserve the height, so that nothing below moves when the code is loaded. */}
          <Suspense fallback={<div className="min-h-108 no-print max-sm:min-h-52" />}>
            <DeliveryPanel application={application} />
            <AtTheCounter application={application} />
          </Suspense>
          <details className="phone-fold disclosure">
            <summary className="document-label">{receiptStrings.answers}</summary>
          </details>
          <dl className="receipt-facts">
            {detailsOf(application, price).map(
              ({ label, value, isFigure = false, isWide = false }) => (
                <div
                  key={label}
                  className={`min-w-0 ${isWide ? 'col-span-full lg:col-span-2 print:col-span-2' : ''}`}
                >
                  <dt className="document-label">{label}</dt>
                  <dd>
                    {value ? (
                      <bdi
                        className={`font-semibold whitespace-pre-line wrap-anywhere print:line-clamp-3 ${isFigure ? 'font-mono' : ''}`}
                      >
                        {value}
                      </bdi>
                    ) : (
                      <span className="text-muted italic">{wizardStrings.notProvided}</span>
                    )}
                  </dd>
                </div>
              ),
            )}
          </dl>
          <section aria-labelledby="receipt-documents">
            <h2 id="receipt-documents" className="document-label">
              {receiptStrings.documents}
            </h2>
            {files.length === 0 && <p>{receiptStrings.noDocuments}</p>}
            <ul>
              {files.map(({ kind, name, size, advice }) => (
                <li
                  key={kind}
                  className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4"
                >
                  <span className="min-w-0 wrap-anywhere print:line-clamp-1">
                    {receiptStrings.document(DOCUMENT_LABELS[kind], <BreakableText text={name} />)}
                  </span>
                  <span className="font-mono text-sm">{fileSize(size)}</span>
                  {advice && <AdviceNote className="col-span-2 no-print">{advice}</AdviceNote>}
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="receipt-next" className="grid gap-2">
            <h2 id="receipt-next" className="text-xl">
              {receiptStrings.next}
            </h2>
            <ol className="ms-7 grid list-decimal gap-1.5 marker:font-mono">
              {!isSent && <li className="print-only">{receiptStrings.toSend}</li>}
              {/* Above its button to send, the screen says what is missing. */}
              <li
                className={
                  files.length === 0 && delivery?.kind === 'notSent' ? 'print-only' : undefined
                }
              >
                {receiptStrings.papers(files.length > 0)}
              </li>
              <li>{wizardStrings.payment(application.email.trim() !== '')}</li>
              {!isMemoryOnly && <li>{receiptStrings.tracking}</li>}
            </ol>
            {!isMemoryOnly && (
              <p className="mt-2 border-s-4 print:mt-0 border-accent ps-4">
                {receiptStrings.device}
              </p>
            )}
          </section>
          <MachineReadable
            lines={visaLines({
              names: [application.lastName, application.firstName],
              number: trackingNumber,
              birthDate: application.dateOfBirth,
              more: localDate(new Date(submissionDate)),
            })}
          />
        </article>
        <div className="flex flex-wrap gap-3 no-print *:grow lg:sticky lg:top-(--below-header) lg:grid [&>:is(aside,section)]:basis-full">
          <Link
            to="/track"
            search={{ number: trackingNumber }}
            className={buttonClass({ variant: 'outline', size: 'lg' })}
          >
            {receiptStrings.track}
          </Link>
          <Button variant="outline" size="lg" onClick={() => print()}>
            <Printer aria-hidden="true" className="size-5" />
            {receiptStrings.print}
          </Button>
          <Link
            {...addition}
            className={buttonClass({ variant: 'outline', size: 'lg', className: 'max-sm:hidden' })}
          >
            {receiptStrings.addTraveller}
          </Link>
          <Link
            to="/apply"
            activeOptions={{ exact: true }}
            className={buttonClass({ variant: 'ghost', size: 'lg' })}
          >
            {receiptStrings.another}
          </Link>
          <Party application={application} to="/apply" />
          {delivery !== undefined && <Changes application={application} isSent={isSent} />}
          {isSent && <DeferredInstallHint />}
        </div>
      </div>
    </div>
  );
}

/** Grouped by style only, so that it is read out, selected and copied as one word. */
function TrackingNumberGroups({ number }: { number: string }) {
  const groups = keyed(formatTrackingNumber(number).split(' '), (group) => group);
  return (
    <bdi dir="ltr">
      {groups.map(({ key, item }) => (
        <span key={key} className="not-first:ms-[0.28em]">
          {item}
        </span>
      ))}
    </bdi>
  );
}
