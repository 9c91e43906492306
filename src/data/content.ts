import { type Arriving, pair, type Pairing } from '@/content/backup/comparison';
import { check } from './check';
import { itemsIn } from './commitWithoutJournal';
import { admit, withDatabase } from './database';
import { db } from './db';
import { SaveError } from './errors';
import { holdLast } from './journal';
import { COLLECTION_KEYS, CONTENT_KEYS, type ContentKey } from './keys';
import { local } from './local';
import { withhold, withSecretOf } from './secret';
import type { Item } from './text';

/** The records of every stored key, as they truly are. */
export type Content = ReadonlyMap<ContentKey, readonly Item[]>;

function localContent(): Content {
  const content = new Map<ContentKey, Item[]>();
  for (const key of CONTENT_KEYS) {
    const text = local.getItem(key);
    if (text !== null) content.set(key, itemsIn(key, text));
  }
  return content;
}

/** Everything at one moment, after what lags behind was put in step. @throws SaveError */
export async function readContent(): Promise<Content> {
  await check(CONTENT_KEYS).catch((error: unknown) => {
    // Where there is no room to put it in step, the journal still has it all.
    if (!(error instanceof SaveError) || error.reason !== 'full') throw error;
  });
  return withDatabase<Content>(
    () =>
      db.transaction('rw', db.tables, async () => {
        const epoch = await admit();
        const content = new Map<ContentKey, readonly Item[]>();
        for (const key of CONTENT_KEYS) {
          const { text, items } = await holdLast(key, epoch);
          if (text !== null) content.set(key, items);
        }
        return content;
      }),
    localContent,
  );
}

/**
 * The texts of the records of every stored key, and no texts of every other list; the mail
 * password only where it is wished. @throws SaveError
 */
export async function readTexts({
  withMailPassword,
}: {
  withMailPassword: boolean;
}): Promise<Map<ContentKey, readonly string[]>> {
  const textOf = (key: ContentKey, { text }: Item) =>
    withMailPassword ? text : withhold(key, text).open;
  const empty = COLLECTION_KEYS.map((key) => [key, []] as const);
  const content: Content = new Map([...empty, ...(await readContent())]);
  return new Map([...content].map(([key, items]) => [key, items.map((item) => textOf(key, item))]));
}

/** Holds arriving records of a key against its stored ones; a mail password that is kept apart is no difference. */
export function pairWith(
  key: ContentKey,
  items: readonly Item[],
  arriving: readonly Arriving[],
): Pairing<Item> {
  const whole = (value: unknown) => withSecretOf(key, items[0]?.text, value);
  return pair(
    items,
    arriving.map(({ id, record, raw }) => ({ id, record: whole(record), raw: whole(raw) })),
  );
}
