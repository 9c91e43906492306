import type { Audience } from '@/content/searching/terms';
import { onChange } from '@/data/local/changes';
import { reconcileKeys } from '@/data/journal/commit';
import { db } from '@/data/journal/db';
import { indexTerms } from '@/data/journal/indexing';
import { CONTENT_KEYS } from '@/data/keys';
import { whenIdle } from '@/lib/async/whenIdle';
import { invalidate, remember, timesDistrusted } from './memory';

/** A burst of changes is looked at once. */
const SETTLE_MS = 100;

/** Has the database follow whatever localStorage holds, then its index, then the copy of that in memory. */
export async function followStorage(audience: Audience): Promise<void> {
  const invalidated = timesDistrusted(audience);
  try {
    await reconcileKeys(CONTENT_KEYS);
    await indexTerms();
    await remember(audience, invalidated);
  } catch (error) {
    // Search goes on with what the database has.
    console.warn('The search index could not be brought in step.', error);
  }
}

/**
 * While someone searches: calls `onStep` whenever results may have changed, and sees to it that
 * the database holds what localStorage does, whoever wrote that. Returns the way to stop.
 */
export function followIndex(audience: Audience, onStep: () => void): () => void {
  let isStopped = false;
  let isFollowing = false;
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    if (!isStopped) onStep();
  };
  const follow = async () => {
    isWanted = true;
    if (isFollowing) return;
    isFollowing = true;
    while (isWanted) {
      isWanted = false;
      await followStorage(audience);
      tell();
    }
    isFollowing = false;
  };
  const followSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void follow(), SETTLE_MS);
  };
  const stopListening = onChange((key) => {
    if (!CONTENT_KEYS.some((each) => each === key)) return;
    invalidate(audience);
    tell();
    followSoon();
  });
  // Deleted while it is brought in step, it would hold only what was looked at afterwards.
  db.on('versionchange', followSoon);
  whenIdle(() => void follow());
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopListening();
    db.on.versionchange.unsubscribe(followSoon);
    invalidate(audience);
  };
}
