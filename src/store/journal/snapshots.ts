import { hashText } from '@/lib/crypto/bytes';
import { writeTables } from './database';
import { db, type SnapshotReason, type SnapshotRow } from './db';
import type { KeyState } from './journal';
import type { ContentKey } from '@/domain/registry';
import { isCollectionKey, joinText, parseFragments } from '../keys';
import { redactedText } from './secrets';

/** How many snapshots are kept per reason; older ones are deleted. */
const KEPT_SNAPSHOTS = 10;

/**
 * The texts for a snapshot. An absent list is stored as empty, so that a restore removes later
 * records.
 */
export function textsOf(all: readonly KeyState[]): SnapshotRow['texts'] {
  const texts: SnapshotRow['texts'] = {};
  for (const { key, items, text } of all) {
    if (text !== null || isCollectionKey(key)) texts[key] = redactedText(key, items);
  }
  return texts;
}

/** Stores the texts of some keys and deletes the oldest snapshots. In a transaction. */
export async function takeSnapshot(
  reason: SnapshotReason,
  all: readonly KeyState[],
  now: number,
): Promise<void> {
  await db.snapshots.add({ takenAt: now, reason, texts: textsOf(all) });
  const ids = await db.snapshots.where('reason').equals(reason).primaryKeys();
  await db.snapshots.bulkDelete(ids.slice(0, -KEPT_SNAPSHOTS));
}

/** Removes deleted records from all snapshots, so that no restore adds them. In a transaction. */
export async function eraseFromSnapshots(key: ContentKey, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const erased = new Set<string | undefined>(ids);
  await db.snapshots.toCollection().modify((row) => {
    const text = row.texts[key];
    // Most snapshots have none of them, and parsing a long text is slow.
    if (text === undefined || !ids.some((id) => text.includes(JSON.stringify(id)))) return;
    const fragments = parseFragments(key, text);
    if (fragments)
      row.texts[key] = joinText(
        key,
        fragments.filter(({ id }) => !erased.has(id)),
      );
  });
}

/** Stores an unreadable text, unless it is stored already. In a transaction. */
export async function quarantineText(key: ContentKey, text: string, now: number): Promise<void> {
  const hash = hashText(text);
  if (await db.quarantine.get([key, hash])) return;
  await db.quarantine.put({ key, hash, text, foundAt: now });
}

function textOf(record: unknown): string | undefined {
  try {
    return JSON.stringify(record);
  } catch {
    // Nested too deeply to be serialised.
    return undefined;
  }
}

/**
 * Quarantines an unreadable text, or only its bad records. Never rejects: after a failure they are
 * still where they were stored.
 */
export async function quarantineRecords(
  key: ContentKey,
  text: string,
  bad?: readonly unknown[],
): Promise<void> {
  const texts = bad ? bad.map((record) => textOf(record) ?? text) : [text];
  try {
    await writeTables([db.quarantine], async () => {
      for (const each of texts) await quarantineText(key, each, Date.now());
    });
  } catch (error) {
    console.warn('What could not be read could not be set aside.', error);
  }
}
