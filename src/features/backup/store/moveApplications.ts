import * as v from 'valibot';
import { applicationType } from '@/domain/application';
import { brand } from '@/domain/settings';
import { BackupError } from '@/engines/backup/backupFile';
import { writeBackup } from '@/engines/backup/writeBackup';
import { readBackup, readDocuments } from '@/features/backup/model/readBackup';
import { isMovable, type MoveRule } from '@/features/backup/model/storageCapacity';
import { readTexts } from '@/store/allContent';
import type { StepRow } from '@/store/applicationHistories';
import { newSteps } from '@/store/applicationSteps';
import { documentNames, readDocument } from '@/store/documents/fileRows';
import { fetchMissingDocuments } from '@/store/documents/missingDocuments';
import { overflowRows } from '@/store/overflow';
import { settings } from '@/store/repository';
import { removeMovedApplications } from '@/store/storageUse';
import { type FileTarget, writeTarget, saveBlob } from '@/lib/browser/saveBlob';

const idOf = (text: string) => v.parse(applicationType.schema, JSON.parse(text)).id;

/** The applications that match a rule, and the rows about all applications. */
async function movableOf(rule: MoveRule) {
  const { texts: all, history } = await readTexts({ withMailPassword: false });
  const outside = (await overflowRows()).map(({ text }) => text);
  const every = [...(all.get(applicationType.key) ?? []), ...outside];
  return { texts: every.filter((text) => isMovable(JSON.parse(text), rule)), history };
}

/** Number of applications that match a rule, and their size in UTF-16 code units. */
export async function countMovable(rule: MoveRule) {
  const { texts } = await movableOf(rule);
  return { count: texts.length, codeUnits: texts.reduce((sum, text) => sum + text.length, 0) };
}

/** An archive file that was written and must be verified before its applications are removed. */
export interface WrittenMove {
  readonly texts: readonly string[];
  readonly sha256: string;
  /** Steps in the history, which say that the applications were moved to this file. */
  readonly steps: readonly StepRow[];
}

/**
 * Removes the applications that the file contains exactly as stored, and their documents.
 * @throws BackupError, SaveError
 */
export async function removeVerified(
  file: Blob,
  { texts, sha256, steps }: WrittenMove,
): Promise<number> {
  const { backup } = await readBackup(file);
  if (backup.sha256 !== sha256) throw new BackupError('notVerified');
  const records: unknown = backup.content[applicationType.key];
  const read = new Set(Array.isArray(records) ? records.map((each) => JSON.stringify(each)) : []);
  const moved = texts.filter((text) => read.has(JSON.stringify(JSON.parse(text))));
  const ids = new Set(moved.map(idOf));
  const { documents } = await readDocuments(backup.documents ?? [], ids);
  const movedSteps = steps.filter(({ applicationId }) => ids.has(applicationId));
  await removeMovedApplications(new Set(moved), documents, movedSteps);
  return moved.length;
}

/**
 * Writes the applications that match a rule to a file, verifies it and removes them here. A
 * download cannot be read back, so it resolves to what `removeVerified` needs. `stayed` is the
 * number of those with documents that only another counter has and that could not be fetched.
 * @throws BackupError, SaveError
 */
export async function moveApplications({
  rule,
  target,
  fileName,
}: {
  rule: MoveRule;
  target: FileTarget;
  fileName: string;
}) {
  const { texts: matching, history } = await movableOf(rule);
  const incomplete = await fetchMissingDocuments(matching.map(idOf));
  const texts = matching.filter((text) => !incomplete.has(idOf(text)));
  const stayed = matching.length - texts.length;
  const ids = new Set(texts.map(idOf));
  const documents = (await documentNames()).filter(({ applicationId }) => ids.has(applicationId));
  const steps = await newSteps(
    [...ids].map((applicationId) => ({ applicationId, what: 'archived' })),
  );
  const written = await writeBackup({
    createdAt: new Date(),
    siteName: brand(settings.get()).name,
    texts: new Map([[applicationType.key, texts]]),
    history: { ...history, steps: [...history.steps, ...steps] },
    documents,
    readDocument,
  });
  const unverified: WrittenMove = { texts, sha256: written.sha256, steps };
  if (target !== 'downloads')
    return {
      removed: await removeVerified(await writeTarget(target, written.file), unverified),
      stayed,
    };
  saveBlob(written.file, fileName);
  return { unverified, stayed };
}
