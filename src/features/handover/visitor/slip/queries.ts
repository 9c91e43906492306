import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { VisaApplication } from '@/domain/application';
import { MAX_CODE_FILE_BYTES } from '@/engines/handover/code';
import { applicationDigest, numberOf, packApplication } from '@/engines/handover/packedApplication';
import { OFFICE } from '@/engines/handover/office';
import { readCodes } from '@/engines/handover/readCodes';
import { isNewer, newestSlip, readSlip, type Slip } from '@/engines/handover/slip';
import { readApplications } from '@/features/applications/queries';
import { storeSlip, slipOf } from '@/features/handover/store/slips';

/**
 * Only `kept` stores the slip. `elsewhere`: it is signed, but for an application in another
 * browser. `older`: a newer slip is already stored.
 */
export type SlipOutcome =
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
export const takeSlipOptions = mutationOptions({ mutationFn: processSource });

/** The newest slip for the current contents of an application. */
export function slipOptions(application: VisaApplication) {
  return queryOptions({
    queryKey: ['visaApplications', 'slip', packApplication(application)],
    queryFn: async () =>
      (await slipOf(await applicationDigest(packApplication(application)))) ?? null,
    staleTime: 0,
  });
}
