import { useMutation } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { formatTrackingNumber } from '@/domain/trackingNumber';
import { statusLabel } from '@/domain/statusLabels';
import { trackingNumberOf } from '@/engines/handover/packedApplication';
import { OFFICE } from '@/engines/handover/office';
import { lazyOptional } from '@/ui/deferred';
import { type SlipOutcome, takeSlipOptions } from '@/features/handover/visitor/slip/queries';
import { saveFailureText } from '@/shared/queries/saves';
import { useHandedCode } from '@/ui/codes/useHandedCode';
import { strings } from './strings';

const CodeReader = lazyOptional(async () => (await import('@/ui/codes/CodeReader')).CodeReader);

function Outcome({ outcome }: { outcome: SlipOutcome }) {
  if (outcome.kind === 'kept')
    return strings.kept(
      formatTrackingNumber(outcome.trackingNumber),
      statusLabel(outcome.slip.status),
    );
  if (outcome.kind !== 'elsewhere') return strings.problems[outcome.kind];
  const { number, status } = outcome.slip;
  const shown = number === null ? undefined : formatTrackingNumber(trackingNumberOf(number));
  return strings.elsewhere(shown, <strong>{statusLabel(status)}</strong>);
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
      <summary>{strings.summary}</summary>
      <div className="grid gap-4 py-4">
        {OFFICE.demo === true && <p className="text-sm text-muted">{strings.demo}</p>}
        {isOpen && (
          <Suspense>
            <CodeReader
              label={strings.label}
              isWaiting={take.data?.kind !== 'kept'}
              onText={receive}
              onFile={receive}
            />
          </Suspense>
        )}
        <div ref={outcome} role="status" className="wrap-anywhere empty:hidden">
          {take.isPending && <p>{strings.reading}</p>}
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
