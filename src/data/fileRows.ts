import type { DocumentKind } from '@/content/application';
import { withDatabase } from './database';
import { db, everyKeyOf } from './db';
import type { DocumentFile } from './files';

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
