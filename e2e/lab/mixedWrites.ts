import * as v from 'valibot';
import type { Page } from '@/domain/entries';
import { SaveError } from '@/store/errors';
import { pages } from '@/store/repository';
import { seededRandom } from '../torture/random';

/** The page whose title counts the edits of all tabs. */
const COUNTER = 'counter';

/** The writes that a tab was told succeeded. */
export interface Written {
  readonly submitted: string[];
  /** Its own pages, as id and title. */
  readonly own: string[];
  /** How often it counted. */
  readonly counted: number;
  /** How often it got a conflict. */
  readonly conflicts: number;
}

interface Means {
  readonly submit: (id: string) => Promise<unknown>;
  readonly blank: (id: string, title: string) => Page;
}

/**
 * Increments the counter, again after a conflict; resolves to the number of conflicts. The title is
 * signed, because equal titles of two tabs are no conflict.
 */
async function count(metaTitle: string): Promise<number> {
  let edited = pages.list().find(({ id }) => id === COUNTER);
  for (let conflicts = 0; ; conflicts += 1) {
    if (!edited) throw new Error('No counter.');
    try {
      await pages.save({ ...edited, title: String(Number(edited.title) + 1), metaTitle }, edited);
      return conflicts;
    } catch (error) {
      if (!(error instanceof SaveError) || error.reason !== 'conflict') throw error;
      edited = v.parse(pages.type.schema, error.current);
    }
  }
}

/** Random writes by seed: submissions, new pages, edits, removals, counting. */
export async function mixedWrites(
  { submit, blank }: Means,
  prefix: string,
  writes: number,
  seed: number,
): Promise<Written> {
  const random = seededRandom(seed);
  const own = new Map<string, Page>();
  const submitted: string[] = [];
  const written = { submitted, counted: 0, conflicts: 0 };
  for (let index = 0; index < writes; index += 1) {
    const id = `${prefix}-${index}`;
    const dice = random();
    const mine = [...own.values()][Math.floor(random() * own.size)];
    if (dice < 0.4) {
      await submit(id);
      written.submitted.push(id);
    } else if (dice < 0.6 || !mine) {
      own.set(id, await pages.save(blank(id, 'new')));
    } else if (dice < 0.75) {
      own.set(mine.id, await pages.save({ ...mine, title: `edited ${index}` }, mine));
    } else if (dice < 0.85) {
      await pages.remove(mine.id);
      own.delete(mine.id);
    } else {
      written.conflicts += await count(id);
      written.counted += 1;
    }
  }
  return { ...written, own: [...own.values()].map(({ id, title }) => `${id}: ${title}`) };
}
