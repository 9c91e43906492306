import { idle } from '@/lib/async/sliced';
import { assertDatabaseVersion, withDatabase } from './database';
import { db, everyKeyOf } from './db';
import { loadState, revisionsNewestFirst, type KeyState } from './journal';
import { CONTENT_KEYS, type ContentKey } from '../keys';
import { takeSnapshot, textsOf } from './snapshots';

const DAY_MS = 24 * 60 * 60 * 1000;
/** localStorage may reach the disk half an hour late, and a tab may sleep for days. */
const REVISIONS_KEPT = 1000;

/** What keeps the database small; nothing waits for it. @throws SaveError */
export async function tidy(now: number): Promise<void> {
  await idle();
  await whereThereIsADatabase(() => takeDailySnapshot(now));
  await idle();
  await whereThereIsADatabase(() => forgetOldRevisions());
}

function whereThereIsADatabase(work: () => Promise<void>): Promise<void> {
  return withDatabase(work, () => undefined);
}

async function takeDailySnapshot(now: number): Promise<void> {
  await db.transaction('rw', db.tables, async () => {
    const epoch = await assertDatabaseVersion();
    const newest = await db.snapshots.where('reason').equals('daily').last();
    // A clock that was set back is no reason to wait until it has come so far again.
    if (newest && Math.abs(now - newest.takenAt) < DAY_MS) return;
    const all: KeyState[] = [];
    for (const key of CONTENT_KEYS) all.push(await loadState(key, epoch));
    if (all.every(({ revision }) => revision === 0)) return;
    if (JSON.stringify(textsOf(all)) === JSON.stringify(newest?.texts)) return;
    await takeSnapshot('daily', all, now);
  });
}

async function forgetOldRevisions(): Promise<void> {
  await db.transaction('rw', db.meta, db.revisions, db.entries, async () => {
    await assertDatabaseVersion();
    for (const key of CONTENT_KEYS) await forgetOldRevisionsOf(key);
  });
}

async function forgetOldRevisionsOf(key: ContentKey): Promise<void> {
  const old = await revisionsNewestFirst(key).offset(REVISIONS_KEPT).toArray();
  const [newestForgotten] = old;
  if (!newestForgotten) return;
  await db.revisions.bulkDelete(old.map((row) => [row.key, row.hash]));
  const [start] = everyKeyOf(key);
  await db.entries
    .where('[key+revision]')
    .between(start, [key, newestForgotten.revision], true, true)
    .filter(({ text }) => text === undefined)
    .delete();
}
