import type { IncomingRecord } from '@/content/backup/comparison';
import { commitMany } from '../journal/commit';
import { withDatabase } from '../journal/database';
import { db, type QuarantineRow } from '../journal/db';
import { placed, restored } from './restore';

export type { QuarantineRow };

/** Every text that could not be read, newest first; none where there is no database. @throws SaveError */
export async function quarantined(): Promise<readonly QuarantineRow[]> {
  const rows = await withDatabase(
    () => db.quarantine.toArray(),
    () => [],
  );
  return rows.toSorted((a, b) => b.foundAt - a.foundAt);
}

/**
 * Stores the records of a mended text. A bad record that still stands in its place gives it up;
 * otherwise they are merged by their ids. The row goes with it.
 * @throws SaveError, and then nothing was changed
 */
export async function putBack(
  row: QuarantineRow,
  records: readonly IncomingRecord[],
): Promise<void> {
  const { key, hash, text } = row;
  await commitMany(
    [
      {
        key,
        change: (items) => {
          const [mended, ...others] = records;
          const isBadOne = (item: { text: string }) => item.text === text;
          if (mended && others.length === 0 && items.some(isBadOne))
            return items.map((item) => (isBadOne(item) ? placed(item, mended.record) : item));
          return restored(key, items, records, 'merge');
        },
      },
    ],
    {
      snapshot: 'restoring',
      replacesUnreadable: true,
      within: () => db.quarantine.delete([key, hash]),
    },
  );
}
