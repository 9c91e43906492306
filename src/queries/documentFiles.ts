import { queryOptions } from '@tanstack/react-query';
import { filesOf } from '@/data/files';

/** The documents of an application whose bytes are on this device; forgotten when no longer shown. */
export function documentFilesOptions(applicationId: string) {
  return queryOptions({
    queryKey: ['documentFiles', applicationId],
    queryFn: () => filesOf(applicationId),
    gcTime: 0,
  });
}
