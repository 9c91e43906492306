import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Send } from 'lucide-react';
import type { VisaApplication } from '@/domain/application';
import { deliveryOptions } from '@/features/handover/visitor/delivery/queries';
import { formatShortDate } from '@/lib/time/dates';
import { Button } from '@/ui/controls/Button';
import { type ButtonLook, buttonClass } from '@/ui/controls/buttonClass';
import { strings } from './strings';
import { useSending } from './useSending';

interface DeliveryPanelProps {
  application: VisaApplication;
  /** Where it is and, until it is sent, the button, in a grid of two columns. */
  isBrief?: boolean;
}

/** Where an application is, as far as this browser knows, and the button that sends it. */
export function DeliveryPanel({ application, isBrief = false }: DeliveryPanelProps) {
  const { data: delivery } = useQuery(deliveryOptions(application));
  const sending = useSending(application);
  if (delivery === undefined) return null;
  const { kind } = delivery;
  const day = (at: number) => formatShortDate(at) ?? '';
  const said =
    kind === 'sent'
      ? strings.sentHow(delivery.sent.how)
      : kind === 'notSent' && delivery.prepared !== undefined
        ? strings.prepared(delivery.prepared.how, day(delivery.prepared.at))
        : undefined;
  const state = kind === 'sent' ? strings.sent(day(delivery.sent.at)) : strings[kind];
  const look: ButtonLook =
    kind === 'sent' ? { variant: 'outline' } : { size: isBrief ? 'default' : 'lg' };
  const label = kind === 'sent' ? strings.again : strings.send;
  const send =
    sending.sharing === undefined ? (
      // It keeps its address while the file is made: the mail opens once the press is over.
      <a
        href={sending.isKnown ? sending.mail : undefined}
        className={buttonClass(look)}
        onClick={sending.isKnown ? sending.mailed : undefined}
      >
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
      </>
    );
  const Mark = kind === 'notSent' ? Send : CircleCheck;
  return (
    <section
      aria-label={strings.label}
      data-kind={kind}
      className="grid gap-3 border-s-4 border-accent ps-4 no-print data-[kind=received]:border-success data-[kind=sent]:border-primary"
    >
      <p role="status" className="flex items-center gap-2 text-lg font-semibold">
        <Mark aria-hidden="true" className="size-5 shrink-0" />
        {state}
      </p>
      {said !== undefined && <p className="text-sm">{said}</p>}
      {kind !== 'received' && (
        <div className="flex flex-wrap items-center gap-3 max-sm:*:flex-auto">
          {send}
          {said !== undefined && (
            <Button
              variant="ghost"
              onClick={() => sending.note(kind === 'sent' ? 'undone' : 'said')}
            >
              {kind === 'sent' ? strings.undo : strings.said}
            </Button>
          )}
        </div>
      )}
      <p aria-live="polite" className="text-sm wrap-anywhere empty:hidden">
        {sending.said}
      </p>
    </section>
  );
}
