import * as v from 'valibot';
import { assertDatabaseVersion, asSaveError, endWith, withDatabase } from './database';
import { type CredentialKey, db } from './db';
import { SaveError } from '../errors';
import { LocalWrites } from '../local/localWrites';

/** The value of a row, `undefined` where there is none or it cannot be read. In a transaction. */
export async function getCredential<Value>(
  key: CredentialKey,
  schema: v.GenericSchema<unknown, Value>,
): Promise<Value | undefined> {
  const row = await db.credentials.get(key);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), row?.secret);
  return parsed.success ? parsed.output : undefined;
}

/** In a transaction. */
export async function putCredential(key: CredentialKey, value: unknown): Promise<void> {
  await db.credentials.put({ key, secret: JSON.stringify(value) });
}

/** Whether there was no room for something. */
export function isFull(error: unknown): boolean {
  return error instanceof SaveError && error.reason === 'full';
}

/**
 * Changes rows, and as its last statements keys of localStorage: all or nothing. Where there is
 * no database it does `without` alone.
 * @throws SaveError
 */
export async function changeCredentials(
  change: (writes: LocalWrites) => Promise<void>,
  without: (writes: LocalWrites) => void,
): Promise<void> {
  const undoable = async (work: (writes: LocalWrites) => Promise<void> | void) => {
    const writes = new LocalWrites();
    try {
      await work(writes);
    } catch (error) {
      writes.undo();
      throw asSaveError(error);
    }
  };
  await withDatabase(
    (unanswered) =>
      undoable((writes) =>
        db.transaction('rw', db.meta, db.credentials, db.drafts, async (transaction) => {
          endWith(unanswered, transaction);
          await assertDatabaseVersion();
          await change(writes);
        }),
      ),
    () => undoable(without),
    'write',
  );
}
