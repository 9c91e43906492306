/**
 * Whether the browser keeps what is stored until somebody clears it: `persistent`; or may remove it
 * by itself when the disk is full or after weeks without a visit: `bestEffort`; or does not say.
 */
export type StoragePersistence = 'persistent' | 'bestEffort' | 'unknown';

/** Absent where a page is served without TLS. */
const storage: StorageManager | undefined = globalThis.navigator?.storage;

async function answerOf(
  question: (() => Promise<boolean>) | undefined,
): Promise<StoragePersistence> {
  if (question === undefined) return 'unknown';
  try {
    return (await question()) ? 'persistent' : 'bestEffort';
  } catch {
    // A browser that refuses the question has not promised anything.
    return 'unknown';
  }
}

export function storagePersistence(): Promise<StoragePersistence> {
  return answerOf(storage && (() => storage.persisted()));
}

/** Asks the browser to keep what is stored; some ask the person in turn. Returns how it is now. */
export function askForPersistence(): Promise<StoragePersistence> {
  return answerOf(storage && (() => storage.persist()));
}
