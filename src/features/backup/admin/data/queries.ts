import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { MAX_BACKUP_BYTES } from '@/config';
import { BackupError } from '@/engines/backup/backupFile';
import { eraseSite } from '@/features/backup/store/erase';
import { makeBackup } from '@/features/backup/store/makeBackup';
import { isAnotherTabOpen } from '@/store/journal/tabs';
import { fileSize } from '@/lib/text/numbers';
import { saveFailureText } from '@/shared/queries/saves';
import { strings } from '@/features/backup/model/strings';

export const makeBackupOptions = mutationOptions({
  mutationFn: makeBackup,
  // Keeps the passphrase out of the mutation cache.
  gcTime: 0,
  meta: {
    notice: () => strings.backup.done,
  },
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

export const eraseOptions = mutationOptions({ mutationFn: eraseSite });
