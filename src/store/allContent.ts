import { reconcileKeys } from './journal/commit';
import { withDatabase, writeTransaction } from './journal/database';
import { db } from './journal/db';
import { SaveError } from './errors';
import { loadState } from './journal/journal';
import type { ContentKey } from '@/domain/registry';
import { CONTENT_KEYS, type StoredItem, parseFragments, placeItems } from './keys';
import { local } from './local/local';

/** The records of every stored key; without a database, of the readable ones. */
export type Content = ReadonlyMap<ContentKey, readonly StoredItem[]>;

function localContent(): Content {
  const content = new Map<ContentKey, StoredItem[]>();
  for (const key of CONTENT_KEYS) {
    const text = local.getItem(key);
    const fragments = text === null ? undefined : parseFragments(key, text);
    if (fragments) content.set(key, placeItems(fragments, 1));
  }
  return content;
}

/**
 * Reconciles, then reads all content in one transaction, in which `also` may read more.
 * @throws SaveError
 */
export async function readAllContent(also?: () => Promise<void>): Promise<Content> {
  await reconcileKeys(CONTENT_KEYS).catch((error: unknown) => {
    // With a full quota the journal still has everything; without a journal, one unreadable key
    // must not block the others.
    const isReadable = error instanceof SaveError && ['full', 'blocked'].includes(error.reason);
    if (!isReadable) throw error;
  });
  return withDatabase<Content>(
    () =>
      writeTransaction(db.tables, async ({ epoch }) => {
        const content = new Map<ContentKey, readonly StoredItem[]>();
        for (const key of CONTENT_KEYS) {
          const { text, items } = await loadState(key, epoch);
          if (text !== null) content.set(key, items);
        }
        await also?.();
        return content;
      }),
    localContent,
  );
}
