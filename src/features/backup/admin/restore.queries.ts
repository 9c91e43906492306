import { mutationOptions } from '@tanstack/react-query';
import { BackupError } from '@/engines/backup/backupFile';
import type { RestoreMode } from '@/engines/backup/comparison';
import type { PreparedRestore } from '@/features/backup/model/preparedRestore';
import { openBackup } from '@/features/backup/store/openBackup';
import { restore } from '@/store/restore';
import { saveFailureText } from '@/shared/queries/saves';
import { strings } from '../model/strings';

export const openBackupOptions = mutationOptions({ mutationFn: openBackup, gcTime: 0 });

/** Restores a prepared backup atomically. @throws SaveError */
export const restoreOptions = mutationOptions({
  mutationFn: async ({
    incoming,
    mode,
  }: Pick<PreparedRestore, 'incoming'> & { mode: RestoreMode }) => {
    await restore(incoming.content[mode], mode, incoming);
  },
  gcTime: 0,
  meta: {
    notice: () => strings.restore.done,
  },
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
