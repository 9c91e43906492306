import { queryOptions } from '@tanstack/react-query';
import { asSafeBlob } from '@/domain/documentFile';

/**
 * The documents of an application stored on this device, with detected types; not cached when
 * unused. `fetchMissing` first fetches the others.
 */
export function documentFilesOptions(
  applicationId: string,
  fetchMissing?: (applicationIds: readonly string[]) => Promise<unknown>,
) {
  return queryOptions({
    // By the key of applications: a correction that adds or replaces documents is read again.
    queryKey: ['visaApplications', 'documentFiles', applicationId],
    queryFn: async () => {
      await fetchMissing?.([applicationId]);
      const { readDocumentFiles: readFiles } = await import('@/store/documents/fileRows');
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
