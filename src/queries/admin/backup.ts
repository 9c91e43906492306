import { mutationOptions } from '@tanstack/react-query';
import { MAX_BACKUP_BYTES } from '@/config';
import { BackupError } from '@/content/backup/backupFile';
import { readBackup } from '@/content/backup/readBackup';
import { sealBackup, writeBackup } from '@/content/backup/writeBackup';
import { brand } from '@/content/settings/settings';
import { fileSize } from '@/lib/text/fileSize';
import { noteBackup } from '@/data/recovery/backupTimes';
import { readTexts } from '@/data/recovery/content';
import { documentNames, readDocument } from '@/data/documents/fileRows';
import { settings } from '@/data/repository';
import { type FileTarget, writeTarget } from '@/lib/browser/fileTarget';
import { saveBlob } from '@/lib/browser/saveBlob';
import { saveFailureText } from '../saveFailure';
import { strings } from './adminStrings';
import '../meta';

/** How far a backup is: `done` of `total` steps. */
export interface BackupProgress {
  readonly step: string;
  readonly done: number;
  readonly total: number;
}

export interface BackupWish {
  readonly withDocuments: boolean;
  readonly withMailPassword: boolean;
  /** Empty for a file that anybody can read. */
  readonly passphrase: string;
  readonly target: FileTarget;
  readonly fileName: string;
  readonly onProgress: (progress: BackupProgress) => void;
}

export interface BackupMade {
  /** Records that could not be put into it. */
  readonly leftOut: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly byteCount: number;
  readonly isEncrypted: boolean;
  /** `disk`: what was read back is what the person's file holds now. */
  readonly checked: 'disk' | 'beforeDownload';
}

/** Reading, writing and reading back; and encrypting, where it is wished. */
const OTHER_STEPS = 4;

async function makeBackup(wish: BackupWish): Promise<BackupMade> {
  const { withDocuments, withMailPassword, passphrase, target, fileName, onProgress } = wish;
  const madeAt = new Date();
  const documents = withDocuments ? await documentNames() : [];
  const total = documents.length + OTHER_STEPS;
  const tell = (step: string, done: number) => onProgress({ step, done, total });
  tell(strings.backup.steps.content, 0);
  const written = await writeBackup(
    {
      createdAt: madeAt,
      siteName: brand(settings.get()).name,
      texts: await readTexts({ withMailPassword }),
      documents,
      readDocument,
    },
    (done) => tell(strings.backup.steps.document(done, documents.length), done),
  );
  const isEncrypted = passphrase !== '';
  if (isEncrypted) tell(strings.backup.steps.encrypting, total - 3);
  const file = isEncrypted ? await sealBackup(written.file, passphrase) : written.file;
  tell(strings.backup.steps.writing, total - 2);
  const kept = target === 'downloads' ? file : await writeTarget(target, file);
  tell(strings.backup.steps.readingBack, total - 1);
  const { backup } = await readBackup(kept, isEncrypted ? passphrase : undefined);
  if (backup.sha256 !== written.sha256 || kept.size !== file.size)
    throw new BackupError('notWhole');
  if (target === 'downloads') saveBlob(file, fileName);
  await noteMade(madeAt);
  const checked = target === 'downloads' ? 'beforeDownload' : 'disk';
  const { counts, leftOut } = written;
  return { counts, leftOut, byteCount: file.size, isEncrypted, checked };
}

async function noteMade(madeAt: Date): Promise<void> {
  try {
    await noteBackup(madeAt.getTime());
  } catch (error) {
    // The backup is made all the same; only its age is not known.
    console.warn('The time of the backup could not be kept.', error);
  }
}

/** Makes a backup, reads it back and holds it against its checksum. */
export const makeBackupOptions = mutationOptions({
  mutationFn: makeBackup,
  // A passphrase stays in memory no longer than the form does.
  gcTime: 0,
  meta: {
    notice: () => strings.backup.done,
  },
});

/** Why no backup was made, for people. */
export function backupFailureText(error: Error): string {
  if (error instanceof BackupError && error.fault === 'tooLarge')
    return strings.backup.tooLarge(fileSize(MAX_BACKUP_BYTES));
  if (error instanceof BackupError) return strings.backup.notWhole;
  if (error.name === 'QuotaExceededError') return strings.backup.noRoom;
  if (error.name === 'NotAllowedError') return strings.backup.notAllowed;
  return saveFailureText(error);
}
