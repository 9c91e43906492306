import { useQuery, useMutation } from '@tanstack/react-query';
import type { VisaApplication } from '@/domain/application';
import { OFFICE } from '@/engines/handover/office';
import { formatDateTime } from '@/lib/time/dates';
import { slipOptions, type SlipOutcome, takeSlipOptions } from './queries';
import { slipStrings } from '../strings';
import { Suspense, useEffect, useRef, useState } from 'react';
import { formatTrackingNumber } from '@/domain/trackingNumber';
import { statusLabel } from '@/domain/labels';
import { trackingNumberOf } from '@/engines/handover/packedApplication';
import { lazyOptional } from '@/ui/deferred';
import { saveFailureText } from '@/shared/queries/saves';
import { useHandedCode } from '@/ui/codes/useHandedCode';

/** When the office signed the current status, with its note. */
export function SignedLine({ application }: { application: VisaApplication }) {
  const { data: slip } = useQuery(slipOptions(application));
  if (!slip || slip.status !== application.status) return null;
  return (
    <div className="grid gap-1">
      {slip.note !== '' && (
        <p className="text-lg wrap-anywhere whitespace-pre-line">
          {slipStrings.note(<bdi>{slip.note}</bdi>)}
        </p>
      )}
      <p className="text-sm text-muted">
        {slipStrings.signed(formatDateTime(slip.decided * 1000) ?? '')}
      </p>
      {OFFICE.demo === true && <p className="text-sm text-muted">{slipStrings.demo}</p>}
    </div>
  );
}

const CodeReader = lazyOptional(async () => (await import('@/ui/codes/CodeReader')).CodeReader);

function Outcome({ outcome }: { outcome: SlipOutcome }) {
  if (outcome.kind === 'kept')
    return slipStrings.kept(
      formatTrackingNumber(outcome.trackingNumber),
      statusLabel(outcome.slip.status),
    );
  if (outcome.kind !== 'elsewhere') return slipStrings.problems[outcome.kind];
  const { number, status } = outcome.slip;
  const shown = number === null ? undefined : formatTrackingNumber(trackingNumberOf(number));
  return slipStrings.elsewhere(shown, <strong>{statusLabel(status)}</strong>);
}

interface SlipPanelProps {
  /** Called when this or a newer slip is stored, to show its application. */
  onKept: (trackingNumber: string) => void;
}

/** Reads a slip from camera, scanner, link or file. */
export function SlipPanel({ onKept }: SlipPanelProps) {
  const take = useMutation(takeSlipOptions);
  const [isOpen, setIsOpen] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const receive = (handed: string | File) => {
    setIsOpen(true);
    take.mutate(handed, {
      onSuccess: (result) => {
        if ('trackingNumber' in result) onKept(result.trackingNumber);
      },
    });
  };
  useHandedCode(receive);
  useEffect(() => {
    if (take.status !== 'idle') outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [take.status]);
  return (
    <details
      className="disclosure no-print"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{slipStrings.summary}</summary>
      <div className="grid gap-4 py-4">
        {OFFICE.demo === true && <p className="text-sm text-muted">{slipStrings.demo}</p>}
        {isOpen && (
          <Suspense>
            <CodeReader
              label={slipStrings.label}
              isWaiting={take.data?.kind !== 'kept'}
              onText={receive}
              onFile={receive}
            />
          </Suspense>
        )}
        <div ref={outcome} role="status" className="wrap-anywhere empty:hidden">
          {take.isPending && <p>{slipStrings.reading}</p>}
          {take.isError && <p className="failure-note">{saveFailureText(take.error)}</p>}
          {take.isSuccess && (
            <p className={'slip' in take.data ? undefined : 'failure-note'}>
              <Outcome outcome={take.data} />
            </p>
          )}
        </div>
      </div>
    </details>
  );
}
