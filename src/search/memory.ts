import { findings } from '@/content/searching/findings';
import type { Audience } from '@/content/searching/terms';
import { tierOf } from '@/content/searching/terms';
import { withDatabase } from '@/data/journal/database';
import { db, type EntryRow, everyKeyAfter } from '@/data/journal/db';
import { sliced } from '@/lib/async/sliced';
import { type MemoryIndex, memoryIndex } from './memoryIndex';

/** Rows are read so many at a time: no key stroke waits for more. */
const ROWS_AT_A_TIME = 50;

interface Memory {
  /** What the database was when it was read. */
  readonly stamp: string;
  readonly index: MemoryIndex;
}

const memories = new Map<Audience, Memory>();
/** Those that are known to be as the database is. */
const current = new Set<Audience>();

/** What an audience finds, in memory; undefined where the database has to be asked. */
export function remembered(audience: Audience): MemoryIndex | undefined {
  return current.has(audience) ? memories.get(audience)?.index : undefined;
}

/** How often each was distrusted: what was begun before that is not trusted after it. */
const invalidations: Record<Audience, number> = { visitor: 0, administrator: 0 };

/** How often an audience's copy was distrusted until now. */
export function timesDistrusted(audience: Audience): number {
  return invalidations[audience];
}

/** From now on the database is asked, until it is learned again what it holds. */
export function invalidate(audience: Audience): void {
  invalidations[audience] += 1;
  current.delete(audience);
}

db.on('versionchange', () => {
  invalidate('visitor');
  invalidate('administrator');
});

function keysFor(audience: Audience): EntryRow['key'][] {
  return findings
    .filter(({ publicPath }) => audience === 'administrator' || publicPath !== undefined)
    .map(({ key }) => key)
    .toSorted();
}

/** Differs from an earlier one wherever something was written in between. */
async function stampOf(keys: readonly EntryRow['key'][]): Promise<string> {
  return db.transaction('r', db.meta, db.journal, async () => {
    const [meta, rows] = await Promise.all([
      db.meta.get('database'),
      db.journal.bulkGet([...keys]),
    ]);
    return JSON.stringify([meta?.epoch, rows.map((row) => row?.revision)]);
  });
}

async function readAll(audience: Audience, keys: readonly EntryRow['key'][]): Promise<MemoryIndex> {
  const { add, finish } = memoryIndex();
  const turn = sliced();
  for (const key of keys) {
    let rows: EntryRow[];
    let last = -1;
    do {
      await turn();
      rows = await db.entries
        .where('[key+slot]')
        .between(...everyKeyAfter(key, last), false)
        .limit(ROWS_AT_A_TIME)
        .toArray();
      for (const row of rows)
        if (row.terms?.some((term) => tierOf(term, audience) >= 0) === true) add(row);
      last = rows.at(-1)?.slot ?? last;
    } while (rows.length === ROWS_AT_A_TIME);
  }
  return finish();
}

/**
 * Learns in small pieces what the index of the database holds, unless that is known. Who has
 * brought the database in step before says how often it was distrusted when that began.
 * @throws SaveError
 */
export function remember(
  audience: Audience,
  distrusted = timesDistrusted(audience),
): Promise<void> {
  const keys = keysFor(audience);
  return withDatabase(
    async () => {
      const stamp = await stampOf(keys);
      if (memories.get(audience)?.stamp !== stamp) {
        const index = await readAll(audience, keys);
        // Who has written meanwhile lets it be read once more.
        if ((await stampOf(keys)) !== stamp) return;
        memories.set(audience, { stamp, index });
      }
      if (timesDistrusted(audience) === distrusted) current.add(audience);
    },
    () => undefined,
  );
}
