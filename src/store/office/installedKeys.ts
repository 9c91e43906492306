import { withDatabase, writeTablesOrFail } from '../journal/database';
import { db } from '../journal/db';

/** The private halves of an office key: not exportable, in no backup and no snapshot. */
interface OfficeKeyRow {
  readonly id: string;
  readonly opening: CryptoKeyPair;
  readonly signing: CryptoKey;
  /** Milliseconds since 1970. */
  readonly installedAt: number;
}

const officeKeysTable = db.table<OfficeKeyRow, string>('officeKeys');

/** The office keys that are installed on this device. @throws SaveError */
export function installedKeys(): Promise<readonly OfficeKeyRow[]> {
  return withDatabase<readonly OfficeKeyRow[]>(
    () => officeKeysTable.toArray(),
    () => [],
  );
}

/** Stores a verified key. @throws SaveError; it is not stored then */
export async function storeKey(key: Omit<OfficeKeyRow, 'installedAt'>): Promise<void> {
  await writeTablesOrFail([officeKeysTable], () =>
    officeKeysTable.put({ ...key, installedAt: Date.now() }),
  );
}
