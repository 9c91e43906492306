import { type IncomingRecord, pair, type Pairing } from '@/content/backup/comparison';
import { reconcileKeys } from '../journal/commit';
import { assertDatabaseVersion, withDatabase } from '../journal/database';
import { db } from '../journal/db';
import { SaveError } from '../errors';
import { loadState } from '../journal/journal';
import { CONTENT_KEYS, type ContentKey, isCollectionKey } from '../keys';
import { local } from '../local/local';
import { extractSecret, withSecretOf } from '../journal/secrets';
import { type Item, parseFragments, placeItems } from '../journal/text';

/** The records of every stored key, as they truly are; without a database none of one that cannot be read. */
export type Content = ReadonlyMap<ContentKey, readonly Item[]>;

function localContent(): Content {
  const content = new Map<ContentKey, Item[]>();
  for (const key of CONTENT_KEYS) {
    const text = local.getItem(key);
    const fragments = text === null ? undefined : parseFragments(key, text);
    if (fragments) content.set(key, placeItems(fragments, 1));
  }
  return content;
}

/** Everything at one moment, after what lags behind was put in step. @throws SaveError */
export async function readContent(): Promise<Content> {
  await reconcileKeys(CONTENT_KEYS).catch((error: unknown) => {
    // Where there is no room to put it in step, the journal still has it all; where there is no
    // journal, a key that cannot be read does not keep the others from being read.
    const isReadable = error instanceof SaveError && ['full', 'blocked'].includes(error.reason);
    if (!isReadable) throw error;
  });
  return withDatabase<Content>(
    () =>
      db.transaction('rw', db.tables, async () => {
        const epoch = await assertDatabaseVersion();
        const content = new Map<ContentKey, readonly Item[]>();
        for (const key of CONTENT_KEYS) {
          const { text, items } = await loadState(key, epoch);
          if (text !== null) content.set(key, items);
        }
        return content;
      }),
    localContent,
  );
}

/**
 * The texts of the records of every stored key, and no texts of every list that is not stored; a
 * key that cannot be read is not among them. The mail password only where it is wished.
 * @throws SaveError
 */
export async function readTexts({
  withMailPassword,
}: {
  withMailPassword: boolean;
}): Promise<Map<ContentKey, readonly string[]>> {
  const textOf = (key: ContentKey, { text }: Item) =>
    withMailPassword ? text : extractSecret(key, text).open;
  const content = await readContent();
  const isEmpty = (key: ContentKey) => isCollectionKey(key) && local.getItem(key) === null;
  return new Map(
    CONTENT_KEYS.flatMap((key) => {
      const items = content.get(key) ?? (isEmpty(key) ? [] : undefined);
      return items ? [[key, items.map((item) => textOf(key, item))] as const] : [];
    }),
  );
}

/** Holds arriving records of a key against its stored ones; a mail password that is kept apart is no difference. */
export function pairWith(
  key: ContentKey,
  items: readonly Item[],
  arriving: readonly IncomingRecord[],
): Pairing<Item> {
  const whole = (value: unknown) => withSecretOf(key, items[0]?.text, value);
  return pair(
    items,
    arriving.map(({ id, record, raw }) => ({ id, record: whole(record), raw: whole(raw) })),
  );
}
