import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  applicantName,
  DOCUMENT_KINDS,
  DOCUMENT_LABELS,
  type VisaApplication,
} from '@/content/application';
import { VISA_OPTIONS, visaTypeLabel } from '@/content/visaOptions';
import { statusTone } from '@/content/status';
import { formatTrackingNumber } from '@/content/trackingNumber';
import { formatDateTime, formatShortDate } from '@/lib/dates';
import { fileSize } from '@/lib/fileSize';
import { keyed } from '@/lib/keyed';
import { machineReadableLine } from '@/lib/machineReadable';
import { InstallHintSpot } from '@/pwa/InstallSpot';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { CopyButton } from '@/ui/CopyButton';
import { MachineReadable } from '@/ui/MachineReadable';
import { Rosette } from '@/ui/Rosette';
import { Stamp } from '@/ui/Stamp';
import { StepRail } from './StepRail';
import { words } from './words';
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
    [words.receipt.visa, visaTypeLabel(visaType)],
    [words.receipt.price, VISA_OPTIONS.find(({ id }) => id === visaType)?.price, 'font-mono'],
    [words.receipt.name, applicantName(application)],
    [words.receipt.submitted, formatDateTime(submissionDate), 'font-mono'],
  ] as const;
  const files = DOCUMENT_KINDS.flatMap((kind) => {
    const record = documents[kind];
    return record === null ? [] : [{ kind, ...record }];
  });

  return (
    <div className="page-width grid gap-8 py-14 print:gap-4 print:py-0">
      <StepRail current={4} isOpen={false} />
      <div className="grid gap-3">
        <h1 ref={heading} tabIndex={-1} className="screen-title">
          {words.receipt.title}
        </h1>
        <p className="lead no-print">{words.receipt.lead}</p>
      </div>
      <div className="receipt-layout">
        <article aria-label={words.receipt.label(trackingNumber)} className="receipt print-page">
          <Rosette weave="fine" className="receipt-rosette" />
          <div className="flex flex-wrap items-start justify-between gap-5">
            <div className="min-w-0">
              <p className="document-label">{words.receipt.number}</p>
              <p ref={number} className="receipt-number">
                <TrackingNumberGroups number={trackingNumber} />
              </p>
              <CopyButton label={words.receipt.copy} text={trackingNumber} source={number} />
            </div>
            <Stamp
              text={words.receipt.stamp}
              tone={statusTone('Submitted')}
              detail={formatShortDate(submissionDate)}
              landing={isFresh}
            />
          </div>
          <dl className="receipt-facts">
            {facts.map(([term, text, face = '']) => (
              <div key={term} className="min-w-0">
                <dt className="document-label">{term}</dt>
                <dd dir="auto" className={`font-semibold wrap-anywhere print:line-clamp-3 ${face}`}>
                  {text || words.notProvided}
                </dd>
              </div>
            ))}
          </dl>
          <section aria-labelledby="receipt-documents">
            <h2 id="receipt-documents" className="document-label">
              {words.receipt.documents}
            </h2>
            {files.length === 0 && <p>{words.receipt.noDocuments}</p>}
            <ul>
              {files.map(({ kind, name, size }) => (
                <li
                  key={kind}
                  className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4"
                >
                  <span className="min-w-0 wrap-anywhere print:line-clamp-2">
                    {words.receipt.document(DOCUMENT_LABELS[kind], name)}
                  </span>
                  <span className="font-mono text-sm">{fileSize(size)}</span>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="receipt-next" className="grid gap-2">
            <h2 id="receipt-next" className="text-xl">
              {words.receipt.next}
            </h2>
            <ol className="ms-7 grid list-decimal gap-1.5 marker:font-mono">
              {words.receipt.nextSteps(files.length > 0).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
            <p className="mt-2 border-s-4 border-accent ps-4">{words.receipt.device}</p>
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
            {words.receipt.track}
          </Link>
          <Button variant="outline" size="lg" onClick={() => print()}>
            <Printer aria-hidden="true" className="size-5" />
            {words.receipt.print}
          </Button>
          <Link
            to="/apply"
            activeOptions={{ exact: true }}
            className={buttonClass({ variant: 'ghost', size: 'lg' })}
          >
            {words.receipt.another}
          </Link>
          <InstallHintSpot />
        </div>
      </div>
    </div>
  );
}

/** Grouped for the eye alone: it is read, selected and copied as one word. */
function TrackingNumberGroups({ number }: { number: string }) {
  const groups = keyed(formatTrackingNumber(number).split(' '), (group) => group);
  return groups.map(({ key, item }) => (
    <span key={key} className="receipt-number-group">
      {item}
    </span>
  ));
}
