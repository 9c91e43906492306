import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { VisaApplication } from '@/content/applications/application';
import { markOf, numberOf, packApplication } from '@/content/handover/applicationList';
import { OFFICE } from '@/content/handover/office';
import { readCodes } from '@/content/handover/readCodes';
import { isNewer, newestOf, readSlip, type Slip } from '@/content/handover/slip';
import { storeSlip, slipOf } from '@/data/handover/slips';
import { applications } from '@/data/repository';
import '../meta';

/**
 * What came of a slip: `kept` it says what the application is now · `elsewhere` signed, but the
 * application is not in this browser · `older` a newer one is here · the others changed nothing.
 */
export type SlipOutcome =
  | { readonly kind: 'kept'; readonly slip: Slip; readonly trackingNumber: string }
  | { readonly kind: 'elsewhere'; readonly slip: Slip }
  | { readonly kind: 'older'; readonly trackingNumber: string }
  | { readonly kind: 'forged' | 'notWhole' | 'notACode' | 'newer' | 'application' | 'unreadable' };

/** The application of this browser that a slip is about: its mark is that of its contents. */
async function applicationOf({ mark, number }: Slip): Promise<VisaApplication | undefined> {
  for (const application of applications.list()) {
    if ((numberOf(application.trackingNumber) ?? null) !== number) continue;
    if ((await markOf(packApplication(application))) === mark) return application;
  }
  return undefined;
}

async function newestIn(text: string): Promise<Slip | SlipOutcome> {
  const codes = await readCodes(text);
  if (typeof codes === 'string') return { kind: codes };
  const slips = codes.filter(({ kind }) => kind === 'S');
  if (slips.length === 0) return { kind: 'application' };
  const signed = await Promise.all(slips.map((code) => readSlip(code, OFFICE)));
  return newestOf(signed.filter((slip) => slip !== undefined)) ?? { kind: 'forged' };
}

async function takeSlip(text: string): Promise<SlipOutcome> {
  const slip = await newestIn(text);
  if ('kind' in slip) return slip;
  const application = await applicationOf(slip);
  if (application === undefined) return { kind: 'elsewhere', slip };
  const { id, trackingNumber } = application;
  const before = await slipOf(slip.mark);
  if (before && isNewer(before, slip)) return { kind: 'older', trackingNumber };
  await storeSlip(slip, id, packApplication(application));
  return { kind: 'kept', slip, trackingNumber };
}

/** A slip’s link is far shorter; of anything else no more is read. */
const MAX_FILE_BYTES = 160_000;

async function takeHanded(handed: string | File): Promise<SlipOutcome> {
  if (typeof handed === 'string') return takeSlip(handed);
  let text: string;
  try {
    text = await handed.slice(0, MAX_FILE_BYTES).text();
  } catch {
    return { kind: 'unreadable' };
  }
  return takeSlip(text);
}

/** Reads a slip from the office and stores what it says. @throws SaveError, and then nothing is stored */
export const takeSlipOptions = mutationOptions({ mutationFn: takeHanded });

/** The newest slip about an application as it is stored here. */
export function slipOptions(application: VisaApplication) {
  return queryOptions({
    queryKey: ['visaApplications', 'slip', packApplication(application)],
    queryFn: async () => (await slipOf(await markOf(packApplication(application)))) ?? null,
    staleTime: 0,
  });
}
