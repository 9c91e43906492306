import { queryOptions } from '@tanstack/react-query';
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
