import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { MAX_BACKUP_BYTES } from '@/config';
import { applications } from '@/content/applications/application';
import { BackupError } from '@/content/backup/backupFile';
import { readBackup, readDocuments } from '@/content/backup/readBackup';
import { sealBackup, writeBackup } from '@/content/backup/writeBackup';
import { brand } from '@/content/settings/settings';
import { isMovable, type MoveRule } from '@/content/storageRoom';
import { rowsOutside } from '@/data/counters/outside';
import { documentNames, readDocument } from '@/data/documents/fileRows';
import { recordBackup } from '@/data/recovery/backupTimes';
import { readTexts } from '@/data/recovery/content';
import { settings } from '@/data/repository';
import { removeMovedApplications } from '@/data/storageUse';
import { type FileTarget, writeTarget } from '@/lib/browser/fileTarget';
import { saveBlob } from '@/lib/browser/saveBlob';
import { fileSize } from '@/lib/text/fileSize';
import '../meta';
import { saveFailureText } from '../saveFailure';
import { strings } from './adminStrings';

export type { MoveRule };

const KEY = 'visaApplications';

const idOf = (text: string) => v.parse(applications.schema, JSON.parse(text)).id;

async function textsOf(rule: MoveRule): Promise<readonly string[]> {
  const texts = (await readTexts({ withMailPassword: false })).get(KEY) ?? [];
  const outside = (await rowsOutside()).map(({ text }) => text);
  return [...texts, ...outside].filter((text) => isMovable(JSON.parse(text), rule));
}

/** How many applications a rule means, and what they take in UTF-16 code units. */
export function movableOptions(rule: MoveRule) {
  return queryOptions({
    queryKey: ['movable', rule],
    queryFn: async () => {
      const texts = await textsOf(rule);
      return { count: texts.length, codeUnits: texts.reduce((sum, text) => sum + text.length, 0) };
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** A file that was written, and waits to be read back before anything is removed here. */
interface WrittenMove {
  readonly texts: readonly string[];
  readonly sha256: string;
}

/** Of the applications in a file, those that are removed here with their documents: read back word for word. */
async function takeOut(file: Blob, { texts, sha256 }: WrittenMove): Promise<number> {
  const { backup } = await readBackup(file);
  if (backup.sha256 !== sha256) throw new BackupError('notWhole');
  const records: unknown = backup.content[KEY];
  const read = new Set(Array.isArray(records) ? records.map((each) => JSON.stringify(each)) : []);
  const moved = texts.filter((text) => read.has(JSON.stringify(JSON.parse(text))));
  const ids = new Set(moved.map(idOf));
  const { documents } = await readDocuments(backup.documents ?? [], ids);
  await removeMovedApplications(new Set(moved), documents);
  return moved.length;
}

/**
 * Writes the applications that a rule means into a file, reads it back and removes them here. What
 * went to the downloads cannot be read back by itself: resolves to what waits for that. @throws
 * BackupError, SaveError
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
    const texts = await textsOf(rule);
    const ids = new Set(texts.map(idOf));
    const documents = (await documentNames()).filter(({ applicationId }) => ids.has(applicationId));
    const written = await writeBackup({
      createdAt: new Date(),
      siteName: brand(settings.get()).name,
      texts: new Map([[KEY, texts]]),
      documents,
      readDocument,
    });
    const waiting: WrittenMove = { texts, sha256: written.sha256 };
    if (target !== 'downloads')
      return { removed: await takeOut(await writeTarget(target, written.file), waiting) };
    saveBlob(written.file, fileName);
    return { waiting };
  },
  gcTime: 0,
});

/** Reads back a file that went to the downloads, and removes here what is in it. @throws BackupError, SaveError */
export const confirmMoveOptions = mutationOptions({
  mutationFn: ({ file, waiting }: { file: Blob; waiting: WrittenMove }) => takeOut(file, waiting),
  gcTime: 0,
  meta: { notice: () => strings.moved },
});

/** How far a backup is: `done` of `total` steps. */
export interface BackupProgress {
  readonly step: string;
  readonly done: number;
  readonly total: number;
}

export interface BackupRequest {
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
  readonly omittedCount: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly byteCount: number;
  readonly isEncrypted: boolean;
  /** `disk`: what was read back is what the person's file holds now. */
  readonly checked: 'disk' | 'beforeDownload';
}

/** Reading, writing and reading back; and encrypting, where it is wished. */
const OTHER_STEPS = 4;

async function makeBackup(wish: BackupRequest): Promise<BackupMade> {
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
  const { counts, omittedCount } = written;
  return { counts, omittedCount, byteCount: file.size, isEncrypted, checked };
}

async function noteMade(madeAt: Date): Promise<void> {
  try {
    await recordBackup(madeAt.getTime());
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
