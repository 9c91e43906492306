import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Send } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { type VisaApplication, travellers } from '@/domain/application';
import { DOCUMENT_LABELS } from '@/domain/labels';
import { missingDocuments } from '@/domain/applicationForm';
import { missingEssentials } from '@/features/applications/model/advice';
import { applicationsOptions } from '@/features/applications/queries';
import { Button, type ButtonLook, buttonClass } from '@/ui/elements';
import { partyDeliveryOptions } from './queries';
import { deliveryStrings } from '../strings';
import { useSending } from './useSending';

interface DeliveryPanelProps {
  application: VisaApplication;
  /** Shows only its state and, until it is sent, the button, in a grid of two columns. */
  isBrief?: boolean;
}

/** Where an application is, as far as this browser knows, and a button that sends its party. */
export function DeliveryPanel({ application, isBrief = false }: DeliveryPanelProps) {
  const { data: stored = [] } = useQuery(applicationsOptions);
  const party = travellers(application, stored);
  const { data: deliveries = [] } = useQuery(partyDeliveryOptions(party));
  const delivery = deliveries[party.findIndex(({ id }) => id === application.id)];
  // Those in the same state: not sent, or sent with the same click.
  const together = party.filter((_, at) => {
    const other = deliveries[at];
    return (
      other?.kind === delivery?.kind &&
      (delivery?.kind !== 'sent' || other?.since === delivery.since)
    );
  });
  const sending = useSending(together);
  if (delivery === undefined) return null;
  const { kind } = delivery;
  const count = together.length;
  const said =
    kind === 'sent'
      ? deliveryStrings.sentHow(delivery.sent.how)
      : kind === 'notSent' && delivery.prepared !== undefined
        ? deliveryStrings.prepared(delivery.prepared)
        : undefined;
  const state = deliveryStrings.state(delivery);
  const look: ButtonLook =
    kind === 'sent' ? { variant: 'outline' } : { size: isBrief ? 'default' : 'lg' };
  const label = kind === 'sent' ? deliveryStrings.again(count) : deliveryStrings.send(count);
  const send =
    sending.sharing === undefined ? (
      <a href={sending.mail} className={buttonClass(look)} onClick={sending.mailed}>
        {label}
      </a>
    ) : (
      <Button {...look} aria-disabled={sending.isBusy} onClick={sending.share}>
        {label}
      </Button>
    );
  if (isBrief)
    return (
      <>
        <p role="status" className="text-sm">
          {state}
        </p>
        {kind === 'notSent' && <div className="col-start-2 row-span-2 row-start-1">{send}</div>}
        <p aria-live="polite" className="col-span-2 text-sm wrap-anywhere empty:hidden">
          {sending.said}
        </p>
        {sending.said !== undefined && said !== undefined && kind === 'notSent' && (
          <Button
            variant="outline"
            className="col-span-2 my-2"
            onClick={() => sending.note('said')}
          >
            {deliveryStrings.said(count)}
          </Button>
        )}
      </>
    );
  const { documents, trackingNumber } = application;
  const papers = missingDocuments(documents);
  const missing = [
    ...missingEssentials(application, documents).flatMap((essential) =>
      essential === 'documents' ? [] : [deliveryStrings.essentials[essential]],
    ),
    ...papers.map((paper) => DOCUMENT_LABELS[paper]),
  ];
  const Mark = kind === 'notSent' ? Send : CircleCheck;
  return (
    <section
      aria-label={deliveryStrings.label}
      data-kind={kind}
      className="grid gap-3 border-s-4 border-accent ps-4 no-print data-[kind=received]:border-success data-[kind=sent]:border-primary"
    >
      <p role="status" className="flex items-center gap-2 text-lg font-semibold">
        <Mark
          aria-hidden="true"
          className={`size-5 shrink-0 ${kind === 'notSent' ? 'rtl:-scale-x-100' : ''}`}
        />
        {/* In an element, because page translators replace bare text nodes. */}
        <span>{kind === 'notSent' ? deliveryStrings.left : state}</span>
      </p>
      {said !== undefined && <p className="text-sm">{said}</p>}
      {kind === 'notSent' && missing.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-advice">
          <span>{deliveryStrings.missing(missing)}</span>
          <Link
            to="/apply"
            search={{ correct: trackingNumber, step: missing.length === papers.length ? 3 : 2 }}
            className={buttonClass({ variant: 'link', className: 'px-0' })}
          >
            {deliveryStrings.add()}
          </Link>
        </p>
      )}
      {kind !== 'received' && (
        <div className="flex flex-wrap items-center gap-3 max-sm:*:flex-auto">
          {send}
          {said !== undefined && (
            <Button
              variant="ghost"
              onClick={() => sending.note(kind === 'sent' ? 'undone' : 'said')}
            >
              {kind === 'sent' ? deliveryStrings.undo(count) : deliveryStrings.said(count)}
            </Button>
          )}
        </div>
      )}
      {kind !== 'received' && (
        <p className="text-sm wrap-anywhere select-all">{deliveryStrings.to(sending.email)}</p>
      )}
      <p aria-live="polite" className="text-sm wrap-anywhere empty:hidden">
        {sending.said}
      </p>
    </section>
  );
}
