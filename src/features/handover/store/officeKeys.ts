import type { OfficeKeyPair } from '@/engines/handover/officeKeys';
import { SaveError } from '@/store/errors';
import { withDatabase, writeTransaction } from '@/store/journal/database';
import { db } from '@/store/journal/db';

/** The office keys that are installed on this device. @throws SaveError */
export function installedKeys(): Promise<readonly OfficeKeyPair[]> {
  return withDatabase<readonly OfficeKeyPair[]>(
    () => db.officeKeys.toArray(),
    () => [],
  );
}

/** Stores a verified key. @throws SaveError; it is not stored then */
export async function installKey(key: OfficeKeyPair): Promise<void> {
  await withDatabase(
    () =>
      writeTransaction([db.officeKeys], async () => {
        await db.officeKeys.put({ ...key, installedAt: Date.now() });
      }),
    () => {
      throw new SaveError('blocked');
    },
    'write',
  );
}
