import { idle } from '@/lib/async/slices';
import { withDatabase, writeTransaction } from './database';
import { db, keyRange } from './db';
import { loadState, revisionsNewestFirst, type KeyState } from './journal';
import type { ContentKey } from '@/domain/registry';
import { CONTENT_KEYS } from '../keys';
import { removeExpiredDrafts } from '../drafts/draftRows';
import { takeSnapshot, textsOf } from './snapshots';

const DAY_MS = 24 * 60 * 60 * 1000;
/** localStorage may reach the disk half an hour late, and a tab may be suspended for days. */
const REVISIONS_KEPT = 1000;

/** Takes the daily snapshot, prunes old revisions and expired drafts, in idle time. @throws SaveError */
export async function tidy(now: number): Promise<void> {
  await idle();
  await withDatabase(
    () => takeDailySnapshot(now),
    () => undefined,
  );
  await idle();
  await withDatabase(pruneRevisions, () => undefined);
  await removeExpiredDrafts(now);
}

async function takeDailySnapshot(now: number): Promise<void> {
  await writeTransaction(db.tables, async ({ epoch }) => {
    const newest = await db.snapshots.where('reason').equals('daily').last();
    // `abs`, so that a clock that was set back does not delay the next one.
    if (newest && Math.abs(now - newest.takenAt) < DAY_MS) return;
    const all: KeyState[] = [];
    for (const key of CONTENT_KEYS) all.push(await loadState(key, epoch));
    if (all.every(({ revision }) => revision === 0)) return;
    if (JSON.stringify(textsOf(all)) === JSON.stringify(newest?.texts)) return;
    await takeSnapshot('daily', all, now);
  });
}

async function pruneRevisions(): Promise<void> {
  await writeTransaction([db.revisions, db.entries], async () => {
    for (const key of CONTENT_KEYS) await pruneRevisionsOf(key);
  });
}

async function pruneRevisionsOf(key: ContentKey): Promise<void> {
  const old = await revisionsNewestFirst(key).offset(REVISIONS_KEPT).toArray();
  const [newestPruned] = old;
  if (!newestPruned) return;
  await db.revisions.bulkDelete(old.map((row) => [row.key, row.hash]));
  const [start] = keyRange(key);
  await db.entries
    .where('[key+revision]')
    .between(start, [key, newestPruned.revision], true, true)
    .filter(({ text }) => text === undefined)
    .delete();
}
