import { type IncomingRecord, pair, type Pairing } from '@/engines/backup/comparison';
import { historyRows, NO_HISTORY, type StoredHistory } from './applicationHistories';
import type { EntryVersion } from '@/engines/backup/entryVersions';
import { versionRows } from './entryVersions';
import { reconcileKeys } from './journal/commit';
import { isAddedOnly, recordName } from './addedOnly';
import { withDatabase, writeTransaction } from './journal/database';
import { db } from './journal/db';
import { SaveError } from './errors';
import { loadState } from './journal/journal';
import type { ContentKey } from '@/domain/registry';
import { CONTENT_KEYS, isCollectionKey } from './keys';
import { local } from './local/local';
import { extractSecret, inheritSecret } from './journal/secrets';
import { type StoredItem, parseFragments, placeItems } from './journal/text';

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

/**
 * Reads in one transaction the records' texts by key (an absent list is empty, an unreadable key is
 * missing), the rows about applications and the versions of entries. @throws SaveError
 */
export async function readTexts({ withMailPassword }: { withMailPassword: boolean }): Promise<{
  readonly texts: ReadonlyMap<ContentKey, readonly string[]>;
  readonly history: StoredHistory;
  readonly versions: readonly EntryVersion[];
}> {
  const textOf = (key: ContentKey, { text }: StoredItem) =>
    withMailPassword ? text : extractSecret(key, text).redacted;
  let history = NO_HISTORY;
  let versions: readonly EntryVersion[] = [];
  const content = await readAllContent(async () => {
    history = await historyRows();
    versions = await versionRows();
  });
  const isEmpty = (key: ContentKey) => isCollectionKey(key) && local.getItem(key) === null;
  const texts = new Map(
    CONTENT_KEYS.flatMap((key) => {
      const items = content.get(key) ?? (isEmpty(key) ? [] : undefined);
      return items ? [[key, items.map((item) => textOf(key, item))] as const] : [];
    }),
  );
  return { texts, history, versions };
}

/**
 * Pairs incoming records with the stored ones; a missing mail password does not count as a change.
 * @param excluded names of records to leave out, see `notToAdd`
 */
export function pairWith(
  { key, items }: { readonly key: ContentKey; readonly items: readonly StoredItem[] },
  incoming: readonly IncomingRecord[],
  excluded: ReadonlySet<string>,
): Pairing<StoredItem> {
  const withSecret = (value: unknown) => inheritSecret(key, items[0]?.text, value);
  return pair(
    items,
    incoming
      .filter(({ id = '' }) => !excluded.has(recordName(key, id)))
      .map(({ id, record, raw }) => ({ id, record: withSecret(record), raw: withSecret(raw) })),
    isAddedOnly(key),
  );
}
