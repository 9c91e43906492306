import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { BackupError } from '@/engines/backup/backupFile';
import { openBackup, openRestorePoint, restorePrepared } from '@/features/backup/store/openBackup';
import { saveFailureText } from '@/shared/queries/saves';
import { strings } from '../model/strings';

export const openBackupOptions = mutationOptions({ mutationFn: openBackup, gcTime: 0 });

/** A restore point compared with the stored data; null if newer ones have displaced it. */
export function restorePointOptions(snapshot: number) {
  return queryOptions({
    queryKey: ['recoverables', 'inside', snapshot],
    queryFn: async () => (await openRestorePoint(snapshot)) ?? null,
    staleTime: 0,
    gcTime: 0,
  });
}

export const restoreOptions = mutationOptions({
  mutationFn: restorePrepared,
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
