import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { DOCUMENT_KINDS, DOCUMENT_LABELS, type VisaApplication } from '@/content/application';
import { VISA_OPTIONS, visaTypeLabel } from '@/content/visaOptions';
import { statusTone } from '@/content/status';
import { formatDateTime, formatShortDate } from '@/lib/dates';
import { fileSize } from '@/lib/fileSize';
import { machineReadableLine } from '@/lib/machineReadable';
import { InstallHintSpot } from '@/pwa/InstallSpot';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { CopyButton } from '@/ui/CopyButton';
import { MachineReadable } from '@/ui/MachineReadable';
import { Rosette } from '@/ui/Rosette';
import { Stamp } from '@/ui/Stamp';
import { fullName } from './applicationDraft';
import { StepRail } from './StepRail';
import './receipt.css';

const STRIP_WIDTH = 44;

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

  const { trackingNumber, visaType, submissionDate, documents } = application;
  const facts = [
    ['Visa', visaTypeLabel(visaType)],
    ['Price', VISA_OPTIONS.find(({ id }) => id === visaType)?.price],
    ['Name', fullName(application)],
    ['Submitted', formatDateTime(submissionDate)],
  ] as const;
  const files = DOCUMENT_KINDS.flatMap((kind) => {
    const record = documents[kind];
    return record === null ? [] : [{ kind, ...record }];
  });

  return (
    <div className="page-width grid gap-8 py-10 md:py-14 print:gap-4 print:py-0">
      <StepRail current={4} isOpen={false} />
      <div className="grid gap-3">
        <h1 ref={heading} tabIndex={-1} className="screen-title">
          Your application is in
        </h1>
        <p className="lead no-print">Keep the number below: it finds your application again.</p>
      </div>
      <div className="receipt-layout">
        <article aria-label={`Receipt ${trackingNumber}`} className="receipt print-page">
          <Rosette weave="fine" className="receipt-rosette" />
          <div className="flex flex-wrap items-start justify-between gap-5">
            <div className="min-w-0">
              <p className="document-label">Tracking number</p>
              <p ref={number} className="receipt-number">
                <TrackingNumberGroups number={trackingNumber} />
              </p>
              <CopyButton label="Copy number" text={trackingNumber} source={number} />
            </div>
            <Stamp
              text="SUBMITTED"
              tone={statusTone('Submitted')}
              detail={formatShortDate(submissionDate)}
              landing={isFresh}
            />
          </div>
          <dl className="receipt-facts">
            {facts.map(([term, text]) => (
              <div key={term} className="min-w-0">
                <dt className="document-label">{term}</dt>
                <dd dir="auto" className="font-semibold wrap-anywhere print:line-clamp-3">
                  {text || 'Not provided'}
                </dd>
              </div>
            ))}
          </dl>
          <section aria-labelledby="receipt-documents">
            <h2 id="receipt-documents" className="document-label">
              Documents
            </h2>
            {files.length === 0 && <p>None were attached.</p>}
            <ul>
              {files.map(({ kind, name, size }) => (
                <li
                  key={kind}
                  className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4"
                >
                  <span className="min-w-0 wrap-anywhere print:line-clamp-2">
                    {DOCUMENT_LABELS[kind]}: <span dir="auto">{name}</span>
                  </span>
                  <span className="font-mono text-sm">{fileSize(size)}</span>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="receipt-next" className="grid gap-2">
            <h2 id="receipt-next" className="text-xl">
              What happens next
            </h2>
            <ol className="ms-7 grid list-decimal gap-1.5 marker:font-mono">
              <li>Your documents are checked.</li>
              <li>A payment link is emailed after your documents are approved.</li>
              <li>
                You follow the status under Track Application, with the number above, in this
                browser.
              </li>
            </ol>
            <p className="mt-2 border-s-4 border-accent ps-4">
              This application is kept in this browser, on this device only. It cannot be found from
              another device, and clearing the browser’s data removes it.
            </p>
          </section>
          <MachineReadable
            lines={[
              machineReadableLine(
                `V<ARE${application.lastName}<<${application.firstName}`,
                STRIP_WIDTH,
              ),
              machineReadableLine(`${trackingNumber}<${submissionDate.slice(0, 10)}`, STRIP_WIDTH),
            ]}
          />
        </article>
        <div className="receipt-actions no-print">
          <Link
            to="/track"
            search={{ number: trackingNumber }}
            className={buttonClass({ size: 'lg' })}
          >
            Track Application
          </Link>
          <Button variant="outline" size="lg" onClick={() => print()}>
            <Printer aria-hidden="true" className="size-5" />
            Print
          </Button>
          <Link
            to="/apply"
            activeOptions={{ exact: true }}
            className={buttonClass({ variant: 'ghost', size: 'lg' })}
          >
            Start a new application
          </Link>
          <InstallHintSpot />
        </div>
      </div>
    </div>
  );
}

/** Grouped for the eye alone: it is read, selected and copied as one word. */
function TrackingNumberGroups({ number }: { number: string }) {
  return [...number.matchAll(/^\D+|\d{1,3}/g)].map(({ 0: group, index }) => (
    <span key={index} className="receipt-number-group">
      {group}
    </span>
  ));
}
