import * as v from 'valibot';
import { STORAGE_LIMIT_CODE_UNITS } from '@/config';
import { applicationType } from '@/domain/application';
import { field } from '@/domain/contentType';
import { markOverflow } from './draftMark';
import { db, type OverflowRow } from './journal/db';
import { cachedState, inBatches } from './journal/journal';
import type { ContentKey } from '@/domain/registry';
import { CONTENT_KEYS, type Fragment, type StoredItem } from './keys';

/*
 * The overflow: rows of the database with the applications for which localStorage has no room. Every
 * commit of the list moves decided ones there first, the oldest first; an exchange with other
 * counters moves them back when they fit. Screens, counts, search and backups read both.
 */

/** The share of the limit that the content may fill; the rest is for the keys that grow next. */
const FILL_RATIO = 0.95;
const BACKOFF_RATIO = 0.9;

/** The quota in UTF-16 code units; lowered when the browser's actual quota turns out smaller. */
let limit = STORAGE_LIMIT_CODE_UNITS;

/** Total length of some keys' texts. */
export const storedLength = (keys: readonly ContentKey[]): number =>
  keys.reduce((sum, key) => sum + (cachedState(key)?.text?.length ?? 0), 0);

/** Length of a serialised list. */
export const listLength = (list: readonly Fragment[]): number =>
  list.reduce((sum, { text }) => sum + text.length + 1, 1);

/** Lowers the limit after a commit of this size failed; false if the limit is already lower. */
export function lowerLimit(planned: number): boolean {
  if (planned > limit) return false;
  limit = planned * BACKOFF_RATIO;
  return true;
}

/** Whether applications may have to move even if none changed. */
export async function mayNeedRebalance(): Promise<boolean> {
  return storedLength(CONTENT_KEYS) > limit * FILL_RATIO || (await db.overflow.count()) > 0;
}

/** Stores applications in the overflow. In a transaction. */
export async function storeOverflow(left: readonly OverflowRow[]): Promise<void> {
  await inBatches(left, (some) => db.overflow.bulkPut([...some]));
  if (left.length > 0) markOverflow(true);
}

/** The newest applications of the overflow for which the list has room now. */
export function rowsThatFit(): PromiseLike<readonly OverflowRow[]> {
  let free = limit * FILL_RATIO - storedLength(CONTENT_KEYS);
  // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not an array
  const newest = db.overflow.orderBy('submitted').reverse();
  const isFull = ({ text }: OverflowRow) => {
    free -= text.length + 1;
    return free < 0;
  };
  return newest.until(isFull).toArray();
}

const ranks = new WeakMap<Fragment, string | undefined>();
/** Sorts after every date. */
const UNDECIDED = '~';

const rankSchema = v.looseObject({
  id: field.identity,
  status: field.text,
  submissionDate: field.text,
});

/**
 * Orders applications for moving to the overflow: by the time of submission, those without a
 * decision last. `undefined` if the record is unreadable.
 */
export function rankOf(item: Fragment): string | undefined {
  if (!ranks.has(item)) {
    const { success, output } = v.safeParse(rankSchema, JSON.parse(item.text));
    const isDecided = success && (output.status === 'Approved' || output.status === 'Rejected');
    ranks.set(item, success ? `${isDecided ? '' : UNDECIDED}${output.submissionDate}` : undefined);
  }
  return ranks.get(item);
}

/**
 * The list of applications that fits beside the other keys, and those that move to the overflow.
 * @param isNew those that this change adds or edits move after the others of their kind
 * @param lengths the other keys' lengths after the same commit
 */
export function fittingList(
  list: readonly (StoredItem | Fragment)[],
  isNew: (item: Fragment) => boolean,
  lengths: ReadonlyMap<ContentKey, number>,
): { list: readonly (StoredItem | Fragment)[]; left: readonly OverflowRow[] } {
  const others = CONTENT_KEYS.filter((key) => key !== applicationType.key);
  const room = others.reduce(
    (sum, key) => sum - (lengths.get(key) ?? storedLength([key])),
    limit * FILL_RATIO,
  );
  let length = listLength(list);
  if (length <= room) return { list, left: [] };
  const ids = new Map<string | undefined, number>();
  for (const { id } of list) ids.set(id, (ids.get(id) ?? 0) + 1);
  const rows: { each: Fragment; row: OverflowRow; order: string }[] = [];
  for (const each of list) {
    const { id, text } = each;
    // Records that cannot be read, or with a repeated id, are not moved.
    const submitted = rankOf(each);
    if (id !== undefined && ids.get(id) === 1 && submitted !== undefined) {
      const kind = submitted.startsWith(UNDECIDED) ? UNDECIDED : '';
      rows.push({ each, row: { id, text, submitted }, order: `${kind}${isNew(each)}${submitted}` });
    }
  }
  rows.sort((a, b) => (a.order < b.order ? -1 : 1));
  const out = new Set<Fragment>();
  const left: OverflowRow[] = [];
  for (const { each, row } of rows) {
    if (length <= room) break;
    length -= each.text.length + 1;
    out.add(each);
    left.push(row);
  }
  return { list: list.filter((each) => !out.has(each)), left };
}
