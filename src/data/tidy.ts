import { idle } from '@/lib/idle';
import { admit, withDatabase } from './database';
import { db, everyKeyOf } from './db';
import { indexTerms } from './indexing';
import { holdLast, revisionsNewestFirst, type Held } from './journal';
import { CONTENT_KEYS, type ContentKey } from './keys';
import { takeSnapshot } from './safe';

const DAY_MS = 24 * 60 * 60 * 1000;
/** localStorage may reach the disk half an hour late, and a tab may sleep for days. */
const REVISIONS_KEPT_MS = 7 * DAY_MS;
/** However old, so many of the newest revisions of a key are kept. */
const REVISIONS_KEPT = 100;

/** What keeps the database small and search complete; nothing waits for it. @throws SaveError */
export async function tidy(now: number): Promise<void> {
  await idle();
  await whereThereIsADatabase(() => takeDailySnapshot(now));
  await idle();
  await whereThereIsADatabase(() => forgetOldRevisions(now));
  await indexTerms();
}

function whereThereIsADatabase(work: () => Promise<void>): Promise<void> {
  return withDatabase(work, () => undefined);
}

async function takeDailySnapshot(now: number): Promise<void> {
  await db.transaction('rw', db.tables, async () => {
    const epoch = await admit();
    const newest = await db.snapshots.where('reason').equals('daily').last();
    const savedAt = (await db.journal.toArray()).map((row) => row.savedAt);
    const isDue = !newest || now - newest.takenAt >= DAY_MS;
    if (!isDue || Math.max(0, ...savedAt) <= (newest?.takenAt ?? 0)) return;
    const all: Held[] = [];
    for (const key of CONTENT_KEYS) all.push(await holdLast(key, epoch));
    await takeSnapshot('daily', all, now);
  });
}

async function forgetOldRevisions(now: number): Promise<void> {
  await db.transaction('rw', db.meta, db.revisions, db.entries, async () => {
    await admit();
    for (const key of CONTENT_KEYS) await forgetOldRevisionsOf(key, now);
  });
}

async function forgetOldRevisionsOf(key: ContentKey, now: number): Promise<void> {
  const old = await revisionsNewestFirst(key)
    .offset(REVISIONS_KEPT)
    .filter(({ savedAt }) => now - savedAt >= REVISIONS_KEPT_MS)
    .toArray();
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
