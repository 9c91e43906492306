import type { DocumentKind } from '@/content/application';
import { withDatabase } from './database';
import { db, everyKeyOf } from './db';

/** The bytes of one uploaded document. localStorage keeps only its name, size and type. */
export interface DocumentFile {
  readonly kind: DocumentKind;
  readonly file: Blob;
}

/** Keeps the documents of an application. In a transaction. */
export async function putFiles(
  applicationId: string,
  files: readonly DocumentFile[],
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
      return new Map(rows.map(({ kind, file }) => [kind, file]));
    },
    () => new Map(),
  );
}
