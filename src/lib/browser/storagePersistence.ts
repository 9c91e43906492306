/**
 * `persistent`: storage is kept until the user clears it; `bestEffort`: the browser may evict it
 * when the disk is full or after weeks without a visit.
 */
type StoragePersistence = 'persistent' | 'bestEffort' | 'unknown';

/** Undefined without TLS. */
const storage: StorageManager | undefined = globalThis.navigator?.storage;

async function toPersistence(
  question: (() => Promise<boolean>) | undefined,
): Promise<StoragePersistence> {
  if (question === undefined) return 'unknown';
  try {
    return (await question()) ? 'persistent' : 'bestEffort';
  } catch {
    // No answer is no guarantee.
    return 'unknown';
  }
}

export function storagePersistence(): Promise<StoragePersistence> {
  return toPersistence(storage && (() => storage.persisted()));
}

/** Requests persistent storage, which may ask the user. Returns the resulting state. */
export function requestPersistence(): Promise<StoragePersistence> {
  return toPersistence(storage && (() => storage.persist()));
}

/** About how many more bytes this site may store; undefined if the browser does not say. */
export async function freeBytes(): Promise<number | undefined> {
  const { quota, usage } = (await storage?.estimate().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
}

/** Safari and every browser on iOS, for workarounds of this engine. */
export const isWebKit = globalThis.navigator?.vendor?.startsWith('Apple') ?? false;
