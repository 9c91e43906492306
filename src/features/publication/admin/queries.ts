import { keepPreviousData, mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import {
  type HostAnswer,
  prepareNewer,
  publish,
  PublicationFailed,
  type Published,
  readHost,
  readPublicationStatus,
  takeOverPublication,
  unpublishedChanges,
} from '@/features/publication/store/publish';
import { takeOverFailure } from '@/features/publication/store/publicationHost';
import { whenIdle } from '@/lib/tasks';
import { saveFailureText } from '@/shared/queries/saves';
import { strings as backupStrings } from '@/features/backup/model/strings';
import { strings } from './strings';

export const hostOptions = queryOptions({
  queryKey: ['publication', 'host'],
  queryFn: readHost,
  staleTime: 0,
});

export function publicationStatusOptions(host: HostAnswer | undefined) {
  return queryOptions({
    queryKey: ['publication', 'here', host],
    queryFn: () => readPublicationStatus(host ?? { fault: 'unreachable' }),
    enabled: host !== undefined,
    // Keep what is shown, and any open question, while the host's answer is compared again.
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

/** What visitors do not have yet, compared when the page is idle; null if theirs is unknown. */
export function unpublishedChangesOptions(host: HostAnswer | undefined) {
  return queryOptions({
    queryKey: ['publication', 'unpublished', host],
    queryFn: async () => {
      await new Promise<void>((resolve) => whenIdle(resolve));
      return (await unpublishedChanges(host ?? { fault: 'unreachable' })) ?? null;
    },
    enabled: host !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
}

export function useTakeOverFailure(): string | undefined {
  const failure = useSyncExternalStore(takeOverFailure.subscribe, takeOverFailure.get);
  return failure === undefined ? undefined : saveFailureText(failure);
}

export function publishFailureText(error: Error): string {
  if (error instanceof PublicationFailed) return strings.failures[error.fault];
  if (error.name === 'QuotaExceededError') return backupStrings.backup.noRoom;
  if (error.name === 'NotAllowedError') return backupStrings.backup.notAllowed;
  return saveFailureText(error);
}

export const publishOptions = mutationOptions({
  mutationKey: ['publish'],
  mutationFn: publish,
  meta: {
    notice: (done: Published) =>
      'made' in done ? strings.made(done.made.number, done.file) : undefined,
  },
});

/** Compares the host's publication with the local content, like a backup. @throws SaveError */
export function newerOptions(host: HostAnswer | undefined) {
  const found = host && 'publication' in host ? host : undefined;
  return queryOptions({
    queryKey: ['publication', 'newer', found?.publication.id],
    queryFn: found ? () => prepareNewer(found) : skipToken,
    staleTime: 0,
    gcTime: 0,
  });
}

export const takeOverPublicationOptions = mutationOptions({
  mutationFn: takeOverPublication,
  meta: { notice: () => strings.takenOver },
});
