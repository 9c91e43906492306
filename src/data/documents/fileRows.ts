import type { DocumentKind } from '@/content/applications/application';
import type { DocumentName } from '@/content/applications/documentFile';
import { isWebKit } from '@/lib/browser/isWebKit';
import { ANSWER_TIMEOUT_MS, withDatabase } from '../journal/database';
import { db, everyKeyOf } from '../journal/db';
import { fileOf, type KeptFile, keptAs } from './keptFile';

/** The bytes of one uploaded document. localStorage keeps only its name, size and type. */
export interface DocumentFile {
  readonly kind: DocumentKind;
  readonly file: Blob;
}

/** A document that is ready for `putFiles` or `addDocuments`. */
type Kept<Document> = Omit<Document, 'file'> & { readonly file: KeptFile };

/** Named like no document of any application. */
const TRIED = { applicationId: '', kind: 'passportCopy' } as const;

async function tryOne(): Promise<boolean> {
  try {
    await db.transaction('rw', db.files, async () => {
      await db.files.put({ ...TRIED, file: new Blob(['x']) });
      await db.files.delete([TRIED.applicationId, TRIED.kind]);
    });
    return true;
  } catch {
    // As bytes it is kept in any case.
    return false;
  }
}

let answer: Promise<boolean> | undefined;

/** Whether the database takes files: in WebKit's private windows it takes only their bytes. */
export async function takesFiles(): Promise<boolean> {
  if (!isWebKit) return true;
  answer ??= tryOne();
  return answer;
}

/** Documents as they are to be kept. To be done before a transaction: none outlives the reading. */
async function asKept<Document extends { readonly file: Blob }>(
  documents: readonly Document[],
): Promise<(Omit<Document, 'file'> & { readonly file: KeptFile })[]> {
  if (documents.length === 0) return [];
  const isTaken = await takesFiles();
  return Promise.all(
    documents.map(async ({ file, ...name }) => ({ ...name, file: await keptAs(file, isTaken) })),
  );
}

/** Documents as the database takes them. To be done before its transaction. @throws SaveError */
export function prepareFiles<Document extends { readonly file: Blob }>(
  documents: readonly Document[],
): Promise<readonly Kept<Document>[]> {
  return withDatabase<readonly Kept<Document>[]>(
    () => asKept(documents),
    () => documents,
  );
}

/** So fast the slowest device writes a file, in bytes per millisecond. */
const SLOWEST = 1000;

/**
 * How long the database may take over files: large ones take a slow device longer than a database
 * that answers otherwise takes.
 */
export function timeoutFor(files: readonly { readonly file: Blob }[]): number {
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
  return ANSWER_TIMEOUT_MS + bytes / SLOWEST;
}

/** Keeps the documents of an application. In a transaction. */
export async function putFiles(
  applicationId: string,
  files: readonly Kept<DocumentFile>[],
): Promise<void> {
  await db.files.bulkPut(files.map(({ kind, file }) => ({ applicationId, kind, file })));
}

export function readFiles(applicationId: string): Promise<Map<DocumentKind, Blob>> {
  return withDatabase(
    async () => {
      const range = everyKeyOf(applicationId);
      const rows = await db.files
        .where('[applicationId+kind]')
        .between(...range)
        .toArray();
      return new Map(rows.map(({ kind, file }) => [kind, fileOf(file)]));
    },
    () => new Map(),
  );
}

/** Every document on this device; none where there is no database. @throws SaveError */
export function documentNames(): Promise<DocumentName[]> {
  return withDatabase(
    async () => {
      const names = await db.files.toCollection().primaryKeys();
      return names.map(([applicationId, kind]) => ({ applicationId, kind }));
    },
    () => [],
  );
}

/** The bytes of one document, `undefined` where they are not here. @throws SaveError */
export function readDocument({ applicationId, kind }: DocumentName): Promise<Blob | undefined> {
  return withDatabase(
    async () => {
      const row = await db.files.get([applicationId, kind]);
      return row && fileOf(row.file);
    },
    () => undefined,
  );
}

/** Keeps documents that are not here yet; those that are stay as they are. In a transaction. */
export async function addDocuments(
  documents: readonly (DocumentName & { readonly file: KeptFile })[],
): Promise<void> {
  if (documents.length === 0) return;
  const here = new Set((await db.files.toCollection().primaryKeys()).map(String));
  const added = documents.filter(
    ({ applicationId, kind }) => !here.has(String([applicationId, kind])),
  );
  await db.files.bulkPut(
    added.map(({ applicationId, kind, file }) => ({ applicationId, kind, file })),
  );
}

/** In a transaction. */
export async function deleteDocuments(documents: readonly DocumentName[]): Promise<void> {
  await db.files.bulkDelete(documents.map(({ applicationId, kind }) => [applicationId, kind]));
}
