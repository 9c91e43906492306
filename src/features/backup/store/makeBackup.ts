import { brand } from '@/domain/settings';
import { BackupError, sealBackup, writeBackup } from '@/engines/backup/backupFile';
import { readBackup } from '@/features/backup/model/readBackup';
import type { EntryVersion } from '@/engines/backup/entryVersions';
import type { ContentKey } from '@/domain/registry';
import type { ApplicationHistories } from '@/engines/handover/history';
import { historyRows, NO_HISTORY } from '@/shared/store/applicationHistories';
import { versionRows } from '@/shared/store/entryVersions';
import { readAllContent } from '@/store/allContent';
import { db } from '@/store/journal/db';
import { extractSecret } from '@/store/journal/secrets';
import { CONTENT_KEYS, isCollectionKey, type StoredItem } from '@/store/keys';
import { local } from '@/store/local/local';
import { documentNames, readDocument } from '@/store/fileRows';
import { fetchMissingDocuments } from '@/shared/store/missingDocuments';
import { everyApplication } from '@/store/everyApplication';
import { settings } from '@/store/repository';
import { type FileTarget, writeTarget, saveBlob } from '@/lib/browser/saveBlob';
import { strings } from '../model/strings';
import { recordBackup } from './backupTimes';

export interface BackupRequest {
  readonly withDocuments: boolean;
  readonly withMailPassword: boolean;
  /** Empty for an unencrypted file. */
  readonly passphrase: string;
  readonly target: FileTarget;
  readonly fileName: string;
  /** Gets the step that begins, in words. */
  readonly onProgress: (step: string) => void;
}

export interface BackupMade {
  /** Records that could not be included. */
  readonly omittedCount: number;
  /** Applications with documents that only another counter has and that could not be fetched. */
  readonly incompleteCount: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly byteCount: number;
  readonly isEncrypted: boolean;
  /** `disk`: verified in the chosen file; `beforeDownload`: verified in memory. */
  readonly checked: 'disk' | 'beforeDownload';
}

/**
 * Reads in one transaction the records' texts by key (an absent list is empty, an unreadable key is
 * missing, applications in the overflow come first), the rows about applications and the versions of
 * entries. @throws SaveError
 */
export async function readTexts({ withMailPassword }: { withMailPassword: boolean }): Promise<{
  readonly texts: ReadonlyMap<ContentKey, readonly string[]>;
  readonly history: ApplicationHistories;
  readonly versions: readonly EntryVersion[];
}> {
  const textOf = (key: ContentKey, { text }: StoredItem) =>
    withMailPassword ? text : extractSecret(key, text).redacted;
  let history = NO_HISTORY;
  let overflow: readonly string[] = [];
  let versions: readonly EntryVersion[] = [];
  const content = await readAllContent(async () => {
    history = await historyRows();
    overflow = (await db.overflow.toArray()).map(({ text }) => text);
    versions = await versionRows();
  });
  const isEmpty = (key: ContentKey) => isCollectionKey(key) && local.getItem(key) === null;
  const texts = new Map(
    CONTENT_KEYS.flatMap((key) => {
      const items = content.get(key) ?? (isEmpty(key) ? [] : undefined);
      if (!items) return [];
      const list = items.map((item) => textOf(key, item));
      return [[key, key === 'visaApplications' ? [...overflow, ...list] : list] as const];
    }),
  );
  return { texts, history, versions };
}

/** Makes a backup and verifies its checksum. @throws BackupError, SaveError */
export async function makeBackup(request: BackupRequest): Promise<BackupMade> {
  const { withDocuments, withMailPassword, passphrase, target, fileName, onProgress } = request;
  const madeAt = new Date();
  const ids = withDocuments ? (await everyApplication()).map(({ id }) => id) : [];
  const { size: incompleteCount } = await fetchMissingDocuments(ids);
  const documents = withDocuments ? await documentNames() : [];
  onProgress(strings.backup.steps.content);
  const written = await writeBackup(
    {
      createdAt: madeAt,
      siteName: brand(settings.get()).name,
      ...(await readTexts({ withMailPassword })),
      documents,
      readDocument,
    },
    (done) => onProgress(strings.backup.steps.document(done, documents.length)),
  );
  const isEncrypted = passphrase !== '';
  if (isEncrypted) onProgress(strings.backup.steps.encrypting);
  const file = isEncrypted ? await sealBackup(written.file, passphrase) : written.file;
  onProgress(strings.backup.steps.writing);
  const kept = target === 'downloads' ? file : await writeTarget(target, file);
  onProgress(strings.backup.steps.readingBack);
  const { backup } = await readBackup(kept, isEncrypted ? passphrase : undefined);
  if (backup.sha256 !== written.sha256 || kept.size !== file.size)
    throw new BackupError('notVerified');
  if (target === 'downloads') saveBlob(file, fileName);
  await noteMade(madeAt);
  const checked = target === 'downloads' ? 'beforeDownload' : 'disk';
  const { counts, omittedCount } = written;
  return { counts, omittedCount, incompleteCount, byteCount: file.size, isEncrypted, checked };
}

async function noteMade(madeAt: Date): Promise<void> {
  try {
    await recordBackup(madeAt.getTime());
  } catch (error) {
    // The backup itself is complete; only its time is not recorded.
    console.warn('The time of the backup could not be kept.', error);
  }
}
