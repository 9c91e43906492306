import { mutationOptions, queryOptions, useQuery, useMutation } from '@tanstack/react-query';
import { type VisaApplication, formatTrackingNumber } from '@/domain/application';
import { MAX_CODE_FILE_BYTES } from '@/engines/handover/code';
import { readCodes } from '@/engines/handover/readCodes';
import {
  applicationDigest,
  numberOf,
  packApplication,
  trackingNumberOf,
} from '@/engines/handover/packedApplication';
import { OFFICE } from '@/engines/handover/office';
import { isNewer, newestSlip, readSlip, type Slip } from '@/engines/handover/slip';
import { storeSlip, slipOf } from '../store/slips';
import { readApplications } from '@/features/applications/queries';
import { formatDateTime } from '@/lib/dates';
import { slipStrings } from './strings';
import { Suspense, useEffect, useRef, useState } from 'react';
import { statusLabel } from '@/domain/labels';
import { lazyOptional } from '@/ui/deferred';
import { saveFailureText } from '@/shared/queries/saves';
import { useHandedCode } from '@/ui/codes/useTypedCodes';

/**
 * Only `kept` stores the slip. `elsewhere`: it is signed, but for an application in another
 * browser. `older`: a newer slip is already stored.
 */
type SlipOutcome =
  | { readonly kind: 'kept'; readonly slip: Slip; readonly trackingNumber: string }
  | { readonly kind: 'elsewhere'; readonly slip: Slip }
  | { readonly kind: 'older'; readonly trackingNumber: string }
  | {
      readonly kind: 'forged' | 'incomplete' | 'notACode' | 'newer' | 'application' | 'unreadable';
    };

/** The local application that a slip is about, by the digest of its contents. */
async function applicationOf({ mark, number }: Slip): Promise<VisaApplication | undefined> {
  for (const application of await readApplications()) {
    if ((numberOf(application.trackingNumber) ?? null) !== number) continue;
    if ((await applicationDigest(packApplication(application))) === mark) return application;
  }
  return undefined;
}

async function readNewestSlip(text: string): Promise<Slip | SlipOutcome> {
  const codes = await readCodes(text);
  if (typeof codes === 'string') return { kind: codes };
  const slips = codes.filter(({ kind }) => kind === 'S');
  if (slips.length === 0) return { kind: 'application' };
  const signed = await Promise.all(slips.map((code) => readSlip(code, OFFICE)));
  return (
    newestSlip(
      signed.filter((slip) => slip !== undefined),
      Date.now() / 1000,
    ) ?? { kind: 'forged' }
  );
}

async function processSlip(text: string): Promise<SlipOutcome> {
  const slip = await readNewestSlip(text);
  if ('kind' in slip) return slip;
  const application = await applicationOf(slip);
  if (application === undefined) return { kind: 'elsewhere', slip };
  const { id, trackingNumber } = application;
  const before = await slipOf(slip.mark);
  if (before && isNewer(before, slip, Date.now() / 1000)) return { kind: 'older', trackingNumber };
  await storeSlip(slip, id, packApplication(application));
  return { kind: 'kept', slip, trackingNumber };
}

async function processSource(source: string | File): Promise<SlipOutcome> {
  if (typeof source === 'string') return processSlip(source);
  let text: string;
  try {
    text = await source.slice(0, MAX_CODE_FILE_BYTES).text();
  } catch {
    return { kind: 'unreadable' };
  }
  return processSlip(text);
}

/** Reads a slip from the office and stores it. @throws SaveError when nothing was stored */
const takeSlipOptions = mutationOptions({ mutationFn: processSource });

/** The newest slip for the current contents of an application. */
function slipOptions(application: VisaApplication) {
  return queryOptions({
    queryKey: ['visaApplications', 'slip', packApplication(application)],
    queryFn: async () =>
      (await slipOf(await applicationDigest(packApplication(application)))) ?? null,
    staleTime: 0,
  });
}

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
