import { hashText } from '@/lib/crypto/hashText';
import { writeTable } from './database';
import { db, type SnapshotReason, type SnapshotRow } from './db';
import type { KeyState } from './journal';
import { type ContentKey, isCollectionKey } from '../keys';
import { openText } from './secrets';

/** Older snapshots of the same reason give way. */
const KEPT_SNAPSHOTS = 10;

/** As a snapshot has them: a list that is not stored is an empty one, so that going back takes away what came since. */
export function textsOf(all: readonly KeyState[]): SnapshotRow['texts'] {
  const texts: SnapshotRow['texts'] = {};
  for (const { key, items, text } of all) {
    if (text !== null || isCollectionKey(key)) texts[key] = openText(key, items);
  }
  return texts;
}

/** Keeps the texts of some keys as the journal has them. In a transaction. */
export async function takeSnapshot(
  reason: SnapshotReason,
  all: readonly KeyState[],
  now: number,
): Promise<void> {
  await db.snapshots.add({ takenAt: now, reason, texts: textsOf(all) });
  const ids = await db.snapshots.where('reason').equals(reason).primaryKeys();
  await db.snapshots.bulkDelete(ids.slice(0, -KEPT_SNAPSHOTS));
}

/** Keeps a text that could not be read, once. In a transaction. */
export async function setAside(key: ContentKey, text: string, now: number): Promise<void> {
  const hash = hashText(text);
  if (await db.quarantine.get([key, hash])) return;
  await db.quarantine.put({ key, hash, text, foundAt: now });
}

function textOf(record: unknown): string | undefined {
  try {
    return JSON.stringify(record);
  } catch {
    // Nested too deeply to be written.
    return undefined;
  }
}

/**
 * Keeps a text that a screen could not read, or of the text only the records that it could not.
 * Never rejects: where they cannot be kept, they stay where they are stored.
 */
export async function quarantine(
  key: ContentKey,
  text: string,
  bad?: readonly unknown[],
): Promise<void> {
  const texts = bad ? bad.map((record) => textOf(record) ?? text) : [text];
  try {
    await writeTable(db.quarantine, async () => {
      for (const each of texts) await setAside(key, each, Date.now());
    });
  } catch (error) {
    console.warn('What could not be read could not be set aside.', error);
  }
}
