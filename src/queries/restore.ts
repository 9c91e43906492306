import { mutationOptions } from '@tanstack/react-query';
import { admitContent, type Remark, type Sanitize } from '@/content/backup/admission';
import { admitDocuments, type ArrivingDocument } from '@/content/backup/admitDocuments';
import { BackupError } from '@/content/backup/backupError';
import type { ContentKey } from '@/content/backup/backupFile';
import { type Difference, differenceOf, type RestoreMode } from '@/content/backup/comparison';
import { readBackup } from '@/content/backup/readBackup';
import { type ArrivingContent, dryRun, type DryRun, restore } from '@/data/restore';
import './meta';
import { saveFailureText } from './saveFailure';
import { words } from './adminWords';

export type { ContentKey, Difference, Remark, RestoreMode };

/** A backup that was read and compared, and is ready to be restored. */
export interface PreparedRestore {
  readonly createdAt: string;
  readonly siteName: string;
  readonly isEncrypted: boolean;
  readonly differences: ReadonlyMap<ContentKey, Difference>;
  readonly documents: { readonly arriving: number; readonly added: number };
  readonly refused: readonly Remark[];
  readonly mended: readonly Remark[];
  /** To hand on to the restore. */
  readonly arriving: {
    readonly content: ArrivingContent;
    readonly documents: readonly ArrivingDocument[];
    readonly stamps: DryRun['stamps'];
  };
}

interface Opening {
  file: Blob;
  passphrase?: string | undefined;
  sanitize: Sanitize;
}

const nameOf = ({ applicationId, kind }: { applicationId: string; kind: string }) =>
  `${kind} ${applicationId}`;

async function openBackup({ file, passphrase, sanitize }: Opening): Promise<PreparedRestore> {
  const { backup, isEncrypted, leftOut } = await readBackup(file, passphrase);
  const content = admitContent(backup.content, sanitize);
  const applications = content.records.get('visaApplications') ?? [];
  const ids = new Set(applications.flatMap(({ id }) => id ?? []));
  const documents = await admitDocuments(backup.documents ?? [], ids);
  const { pairings, stamps, documentsHere } = await dryRun(content.records);
  const here = new Set(documentsHere.map(nameOf));
  const dangerous = {
    place: words.restore.dangerousFields(leftOut),
    reason: words.restore.dangerous,
  };
  return {
    createdAt: backup.createdAt,
    siteName: backup.siteName,
    isEncrypted,
    differences: new Map([...pairings].map(([key, pairing]) => [key, differenceOf(pairing)])),
    documents: {
      arriving: documents.documents.length,
      added: documents.documents.filter((each) => !here.has(nameOf(each))).length,
    },
    refused: [...content.refused, ...documents.refused, ...(leftOut > 0 ? [dangerous] : [])],
    mended: content.mended,
    arriving: { content: content.records, documents: documents.documents, stamps },
  };
}

/**
 * Reads a backup and compares it with what is stored; changes nothing.
 * @throws BackupError, SaveError
 */
export const openBackupOptions = mutationOptions({
  mutationFn: openBackup,
  gcTime: 0,
});

/** Stores a prepared backup, all or nothing. @throws SaveError */
export const restoreOptions = mutationOptions({
  mutationFn: async ({
    arriving,
    mode,
  }: Pick<PreparedRestore, 'arriving'> & { mode: RestoreMode }) => {
    await restore(arriving.content, mode, arriving);
  },
  gcTime: 0,
  meta: {
    notice: () => words.restore.done,
  },
});

/** Why a backup could not be opened, for people. */
export function openFailure(error: Error): {
  isAboutPassphrase: boolean;
  text: string | undefined;
} {
  if (!(error instanceof BackupError))
    return { isAboutPassphrase: false, text: saveFailureText(error) };
  if (error.fault === 'passphraseNeeded') return { isAboutPassphrase: true, text: undefined };
  if (error.fault === 'wrongPassphrase')
    return { isAboutPassphrase: true, text: words.restore.wrongPassphrase };
  return { isAboutPassphrase: false, text: error.message };
}
