import { queryOptions } from '@tanstack/react-query';
import { SIMULATED_DELAY_MS } from '@/config';
import { type VisaApplication, normaliseTrackingNumber } from '@/domain/application';
import { hasOverflow } from '@/store/draftMark';
import { applications } from '@/store/repository';
import { wait } from '@/lib/tasks';
import { strings } from '@/shared/queries/strings';
import { asSafeBlob } from '@/domain/documentFile';

/**
 * The documents of an application on this device, with their detected types; not cached when
 * unused. `fetchMissing` first fetches those that are elsewhere.
 */
export function documentFilesOptions(
  applicationId: string,
  fetchMissing?: (applicationIds: readonly string[]) => Promise<unknown>,
) {
  return queryOptions({
    // Below the key of applications, so that a correction of the documents refetches them.
    queryKey: ['visaApplications', 'documentFiles', applicationId],
    queryFn: async () => {
      await fetchMissing?.([applicationId]);
      const { readDocumentFiles: readFiles } = await import('@/store/fileRows');
      const files = [...(await readFiles(applicationId))];
      return new Map(
        await Promise.all(
          files.map(async ([kind, file]) => [kind, await asSafeBlob(file)] as const),
        ),
      );
    },
    gcTime: 0,
  });
}

class ApplicationNotFound extends Error {
  override name = 'ApplicationNotFound';
}

/** All applications of this browser, those in the database for want of room too. */
export async function readApplications(): Promise<readonly VisaApplication[]> {
  if (!hasOverflow()) return applications.list();
  const { everyApplication } = await import('@/store/everyApplication');
  try {
    return await everyApplication();
  } catch (error) {
    console.warn('The overflow of applications could not be read.', error);
    return applications.list();
  }
}

export const applicationsOptions = queryOptions({
  queryKey: [applications.key],
  queryFn: readApplications,
  // The applications are the same objects while unchanged, and comparing thousands takes long.
  structuralSharing: false,
});

/** Finds the id of an application by a typed tracking number. */
export const findByNumber = (typed: string) => (stored: readonly VisaApplication[]) => {
  const wanted = normaliseTrackingNumber(typed);
  if (wanted === '') return undefined;
  return stored.find(({ trackingNumber }) => normaliseTrackingNumber(trackingNumber) === wanted)
    ?.id;
};

/**
 * Finds an application by its number after a simulated second (SPEC section 9).
 * @throws ApplicationNotFound, shown as the notice of SPEC section 8
 */
export function trackingOptions(typed: string) {
  return queryOptions({
    queryKey: ['tracking', normaliseTrackingNumber(typed)],
    queryFn: async ({ client, signal }) => {
      await wait(SIMULATED_DELAY_MS, signal);
      // Refetched, because the result renders from the same list.
      const stored = await client.fetchQuery({ ...applicationsOptions, staleTime: 0 });
      const found = findByNumber(typed)(stored);
      if (found === undefined) throw new ApplicationNotFound();
      return found;
    },
    enabled: typed.trim() !== '',
    gcTime: 0,
    meta: {
      failureNotice: { ...strings.trackingFailed, variant: 'destructive' },
    },
  });
}
