import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { applications } from '@/content/applications/application';
import { BackupError } from '@/content/backup/backupFile';
import { readDocuments } from '@/content/backup/incomingDocuments';
import { readBackup } from '@/content/backup/readBackup';
import { writeBackup } from '@/content/backup/writeBackup';
import { brand } from '@/content/settings/settings';
import { isMovable, type MoveRule } from '@/content/storageRoom';
import { readTexts } from '@/data/recovery/content';
import { documentNames, readDocument } from '@/data/documents/fileRows';
import { removeMoved } from '@/data/storageUse';
import { settings } from '@/data/repository';
import { type FileTarget, writeTarget } from '@/lib/browser/fileTarget';
import { saveBlob } from '@/lib/browser/saveBlob';
import { strings } from './adminStrings';
import '../meta';

export type { MoveRule };

const KEY = 'visaApplications';

const idOf = (text: string) => v.parse(applications.schema, JSON.parse(text)).id;

async function textsOf(rule: MoveRule): Promise<readonly string[]> {
  const texts = await readTexts({ withMailPassword: false });
  return (texts.get(KEY) ?? []).filter((text) => isMovable(JSON.parse(text), rule));
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
export interface WrittenMove {
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
  await removeMoved(new Set(moved), documents);
  return moved.length;
}

/**
 * Writes the applications that a rule means into a file, reads it back and removes them here.
 * What went to the downloads cannot be read back by itself: resolves to what waits for that.
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
