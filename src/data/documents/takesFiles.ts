import { isWebKit } from '@/lib/browser/isWebKit';
import { db } from '../journal/db';
import { type KeptFile, keptAs } from './keptFile';

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
export async function asKept<Document extends { readonly file: Blob }>(
  documents: readonly Document[],
): Promise<(Omit<Document, 'file'> & { readonly file: KeptFile })[]> {
  if (documents.length === 0) return [];
  const isTaken = await takesFiles();
  return Promise.all(
    documents.map(async ({ file, ...name }) => ({ ...name, file: await keptAs(file, isTaken) })),
  );
}
