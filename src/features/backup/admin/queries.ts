import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { MAX_BACKUP_BYTES, SEEDED_FLAG } from '@/config';
import { BackupError } from '@/engines/backup/backupFile';
import type { Erasure } from '@/features/backup/store/erase';
import type { BackupRequest } from '@/features/backup/store/makeBackup';
import type { RecoverableOf } from '@/features/backup/store/recoverable';
import type { LostText } from '@/features/officeSync/store/lostTexts';
import { strings } from '@/features/backup/model/strings';
import type { AskedRestore } from '@/features/backup/model/readBackup';
import { fileSize } from '@/lib/text/numbers';
import {
  freeBytes,
  requestPersistence,
  storagePersistence,
} from '@/lib/browser/storagePersistence';
import { readApplications } from '@/features/applications/queries';
import { saveFailureText } from '@/shared/queries/saves';
import { applications } from '@/store/repository';
import { storageUse } from '@/store/storageUse';
import { isAnotherTabOpen } from '@/store/journal/tabs';

// Imported on demand, so that the overview does not load what the data panels do.
const backups = () => import('@/features/backup/store/openBackup');
const found = () => import('@/features/backup/store/recoverable');

/** Dates of the last backup and of the first data. */
export const backupTimesOptions = queryOptions({
  queryKey: [SEEDED_FLAG, 'backup'],
  queryFn: async () => (await import('@/features/backup/store/backupTimes')).backupTimes(),
  staleTime: 0,
});

/** Data from before the demo, which the administrator may restore. */
export const offersOptions = queryOptions({
  queryKey: ['recoverables', 'offers'],
  queryFn: async () => (await found()).dataBeforeDemo(),
  staleTime: 0,
});

/** Everything that can be restored. */
export const recoverablesOptions = queryOptions({
  queryKey: ['recoverables', 'all'],
  queryFn: async () => (await found()).recoverables(),
  staleTime: 0,
  gcTime: 0,
});

/** Restores a text that another counter's replaced, or takes it off the list. @throws SaveError */
export const settleLostTextOptions = mutationOptions({
  mutationFn: async ({ item, isBack }: { item: LostText; isBack: boolean }) => {
    const { settleLostText } = await import('@/features/officeSync/store/lostTexts');
    await settleLostText(item, isBack);
    return isBack;
  },
  meta: {
    notice: (isBack: boolean) => (isBack ? strings.restored : strings.dismissed),
  },
});

/** Deletes a text that was set aside, for good. @throws SaveError */
export const deleteUnreadableOptions = mutationOptions({
  mutationFn: async (item: RecoverableOf<'text'>) => (await found()).deleteUnreadable(item),
  meta: { notice: () => strings.deleted },
});

/** Keeps the demo data and dismisses the offers. @throws SaveError */
export const keepDemoOptions = mutationOptions({
  mutationFn: async (snapshots: readonly number[]) => (await found()).dismissOffers(snapshots),
});

export const openBackupOptions = mutationOptions({
  mutationFn: async (asked: { file: Blob; passphrase?: string | undefined }) =>
    (await backups()).openBackup(asked),
  gcTime: 0,
});

/** A snapshot compared with the stored data; null if newer ones have displaced it. */
export function snapshotOptions(snapshot: number) {
  return queryOptions({
    queryKey: ['recoverables', 'inside', snapshot],
    queryFn: async () => (await (await backups()).openSnapshot(snapshot)) ?? null,
    staleTime: 0,
    gcTime: 0,
  });
}

export const restoreOptions = mutationOptions({
  mutationFn: async (asked: AskedRestore) => (await backups()).restorePrepared(asked),
  gcTime: 0,
  meta: { notice: () => strings.restored },
});

/** The error message for a backup that cannot be opened. */
export function openFailure(error: Error): {
  isAboutPassphrase: boolean;
  text: string | undefined;
} {
  if (!(error instanceof BackupError))
    return { isAboutPassphrase: false, text: saveFailureText(error) };
  if (error.fault === 'passphraseNeeded') return { isAboutPassphrase: true, text: undefined };
  if (error.fault === 'wrongPassphrase')
    return { isAboutPassphrase: true, text: strings.restore.wrongPassphrase };
  return { isAboutPassphrase: false, text: error.message };
}

export const makeBackupOptions = mutationOptions({
  mutationFn: async (request: BackupRequest) =>
    (await import('@/features/backup/store/makeBackup')).makeBackup(request),
  // Keeps the passphrase out of the mutation cache.
  gcTime: 0,
  meta: { notice: () => strings.backup.done },
});

/** The error message for a failed backup. */
export function backupFailureText(error: Error): string {
  if (error instanceof BackupError && error.fault === 'tooLarge')
    return strings.backup.tooLarge(fileSize(MAX_BACKUP_BYTES));
  if (error instanceof BackupError) return strings.backup.notVerified;
  if (error.name === 'QuotaExceededError') return strings.backup.noRoom;
  if (error.name === 'NotAllowedError') return strings.backup.notAllowed;
  return saveFailureText(error);
}

/** Whether another tab of this site is open, which could write its data again. */
export const otherTabOptions = queryOptions({
  queryKey: ['otherTab'],
  queryFn: isAnotherTabOpen,
  staleTime: 0,
});

export const eraseOptions = mutationOptions({
  mutationFn: async (erasure: Erasure) =>
    (await import('@/features/backup/store/erase')).eraseSite(erasure),
});

/** Use of localStorage by key. */
export const storageUseOptions = queryOptions({
  queryKey: ['storageUse'],
  queryFn: storageUse,
  staleTime: 0,
});

/** How many applications are in the database for want of room, and the bytes left for it. */
export const databaseRoomOptions = queryOptions({
  queryKey: [...storageUseOptions.queryKey, 'database'],
  queryFn: async () => ({
    overflowCount: (await readApplications()).length - applications.list().length,
    free: await freeBytes(),
  }),
  staleTime: 0,
});

/** Whether the browser protects this site's data from eviction. */
export const storagePersistenceOptions = queryOptions({
  queryKey: ['storagePersistence'],
  queryFn: storagePersistence,
  // Installing or bookmarking the site may change it without an event.
  staleTime: 0,
});

/** Requests persistence again and updates the query above. */
export const requestPersistenceOptions = mutationOptions({
  mutationFn: requestPersistence,
  onSuccess: (answer, _variables, _result, { client }) =>
    client.setQueryData(storagePersistenceOptions.queryKey, answer),
});
