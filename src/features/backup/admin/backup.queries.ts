import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { MAX_BACKUP_BYTES } from '@/config';
import { applicationType } from '@/domain/application';
import { BackupError } from '@/engines/backup/backupFile';
import { readBackup, readDocuments } from '@/features/backup/model/readBackup';
import { sealBackup, writeBackup } from '@/engines/backup/writeBackup';
import { brand } from '@/domain/settings';
import { isMovable, type MoveRule } from '@/features/backup/model/storageCapacity';
import { overflowRows } from '@/store/overflow';
import { documentNames, readDocument } from '@/store/documents/fileRows';
import { recordBackup } from '@/features/backup/store/backupTimes';
import { readTexts } from '@/store/allContent';
import { settings } from '@/store/repository';
import { removeMovedApplications } from '@/store/storageUse';
import { type FileTarget, writeTarget } from '@/lib/browser/fileTarget';
import { saveBlob } from '@/lib/browser/saveBlob';
import { fileSize } from '@/lib/text/fileSize';
import '@/shared/queries/meta';
import { saveFailureText } from '@/shared/queries/saveFailure';
import { strings } from '@/shared/queries/adminStrings';

const KEY = 'visaApplications';

const idOf = (text: string) => v.parse(applicationType.schema, JSON.parse(text)).id;

/** The applications that match a rule, and the rows about all applications. */
async function movableOf(rule: MoveRule) {
  const { texts: all, history } = await readTexts({ withMailPassword: false });
  const outside = (await overflowRows()).map(({ text }) => text);
  const every = [...(all.get(KEY) ?? []), ...outside];
  return { texts: every.filter((text) => isMovable(JSON.parse(text), rule)), history };
}

/** Number of applications that match a rule, and their size in UTF-16 code units. */
export function movableOptions(rule: MoveRule) {
  return queryOptions({
    queryKey: ['movable', rule],
    queryFn: async () => {
      const { texts } = await movableOf(rule);
      return { count: texts.length, codeUnits: texts.reduce((sum, text) => sum + text.length, 0) };
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** An archive file that was written and must be verified before its applications are removed. */
interface WrittenMove {
  readonly texts: readonly string[];
  readonly sha256: string;
}

/** Removes the applications that the file contains exactly as stored, and their documents. */
async function removeVerified(file: Blob, { texts, sha256 }: WrittenMove): Promise<number> {
  const { backup } = await readBackup(file);
  if (backup.sha256 !== sha256) throw new BackupError('notVerified');
  const records: unknown = backup.content[KEY];
  const read = new Set(Array.isArray(records) ? records.map((each) => JSON.stringify(each)) : []);
  const moved = texts.filter((text) => read.has(JSON.stringify(JSON.parse(text))));
  const ids = new Set(moved.map(idOf));
  const { documents } = await readDocuments(backup.documents ?? [], ids);
  await removeMovedApplications(new Set(moved), documents);
  return moved.length;
}

/**
 * Writes the applications that match a rule to a file, verifies it and removes them here. A
 * download cannot be read back, so it resolves to what `confirmMoveOptions` needs.
 * @throws BackupError, SaveError
 */
export const moveOptions = mutationOptions({
  mutationFn: async ({
    rule,
    target,
    fileName,
  }: {
    rule: MoveRule;
    target: FileTarget;
    fileName: string;
  }) => {
    const { texts, history } = await movableOf(rule);
    const ids = new Set(texts.map(idOf));
    const documents = (await documentNames()).filter(({ applicationId }) => ids.has(applicationId));
    const written = await writeBackup({
      createdAt: new Date(),
      siteName: brand(settings.get()).name,
      texts: new Map([[KEY, texts]]),
      history,
      documents,
      readDocument,
    });
    const unverified: WrittenMove = { texts, sha256: written.sha256 };
    if (target !== 'downloads')
      return { removed: await removeVerified(await writeTarget(target, written.file), unverified) };
    saveBlob(written.file, fileName);
    return { unverified };
  },
  gcTime: 0,
});

/** Verifies a downloaded file and removes its applications here. @throws BackupError, SaveError */
export const confirmMoveOptions = mutationOptions({
  mutationFn: ({ file, unverified }: { file: Blob; unverified: WrittenMove }) =>
    removeVerified(file, unverified),
  gcTime: 0,
  meta: { notice: () => strings.moved },
});

/** Progress of a backup: `done` of `total` steps. */
export interface BackupProgress {
  readonly step: string;
  readonly done: number;
  readonly total: number;
}

export interface BackupRequest {
  readonly withDocuments: boolean;
  readonly withMailPassword: boolean;
  /** Empty for an unencrypted file. */
  readonly passphrase: string;
  readonly target: FileTarget;
  readonly fileName: string;
  readonly onProgress: (progress: BackupProgress) => void;
}

export interface BackupMade {
  /** Records that could not be included. */
  readonly omittedCount: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly byteCount: number;
  readonly isEncrypted: boolean;
  /** `disk`: verified in the chosen file; `beforeDownload`: verified in memory. */
  readonly checked: 'disk' | 'beforeDownload';
}

/** Reading, encrypting, writing and verifying. */
const OTHER_STEPS = 4;

async function makeBackup(request: BackupRequest): Promise<BackupMade> {
  const { withDocuments, withMailPassword, passphrase, target, fileName, onProgress } = request;
  const madeAt = new Date();
  const documents = withDocuments ? await documentNames() : [];
  const total = documents.length + OTHER_STEPS;
  const report = (step: string, done: number) => onProgress({ step, done, total });
  report(strings.backup.steps.content, 0);
  const written = await writeBackup(
    {
      createdAt: madeAt,
      siteName: brand(settings.get()).name,
      ...(await readTexts({ withMailPassword })),
      documents,
      readDocument,
    },
    (done) => report(strings.backup.steps.document(done, documents.length), done),
  );
  const isEncrypted = passphrase !== '';
  if (isEncrypted) report(strings.backup.steps.encrypting, total - 3);
  const file = isEncrypted ? await sealBackup(written.file, passphrase) : written.file;
  report(strings.backup.steps.writing, total - 2);
  const kept = target === 'downloads' ? file : await writeTarget(target, file);
  report(strings.backup.steps.readingBack, total - 1);
  const { backup } = await readBackup(kept, isEncrypted ? passphrase : undefined);
  if (backup.sha256 !== written.sha256 || kept.size !== file.size)
    throw new BackupError('notVerified');
  if (target === 'downloads') saveBlob(file, fileName);
  await noteMade(madeAt);
  const checked = target === 'downloads' ? 'beforeDownload' : 'disk';
  const { counts, omittedCount } = written;
  return { counts, omittedCount, byteCount: file.size, isEncrypted, checked };
}

async function noteMade(madeAt: Date): Promise<void> {
  try {
    await recordBackup(madeAt.getTime());
  } catch (error) {
    // The backup exists all the same; only its date is unknown.
    console.warn('The time of the backup could not be kept.', error);
  }
}

/** Makes a backup and verifies its checksum. */
export const makeBackupOptions = mutationOptions({
  mutationFn: makeBackup,
  // Does not keep the passphrase in the mutation cache.
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
