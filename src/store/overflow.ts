import * as v from 'valibot';
import { STORAGE_LIMIT_CODE_UNITS } from '@/config';
import { applicationType, type VisaApplication } from '@/domain/application';
import { commit } from './journal/commit';
import { withDatabase } from './journal/database';
import { db, type OverflowRow } from './journal/db';
import { inBatches, cachedState } from './journal/journal';
import { fragment, type Fragment, type StoredItem } from './journal/text';
import type { ContentKey } from '@/domain/registry';
import { CONTENT_KEYS } from './keys';
import { applications } from './repository';

/*
 * Rows of the database with an office's oldest applications, when not all fit into localStorage.
 * Merges move applications there, and back when they fit.
 */

/** The share of the limit that merges may fill; the rest is for local edits. */
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
  return storedLength(CONTENT_KEYS) > limit * FILL_RATIO || (await db.outside.count()) > 0;
}

/** The applications outside the list, as input and output of a merge. */
export interface Overflow {
  /** Maximum length of the list. */
  readonly room: number;
  /** Rows that the merge may change or move into the list, by id. */
  readonly rows: ReadonlyMap<string, Fragment>;
  left: readonly OverflowRow[];
}

/**
 * Reads the rows of some applications outside the list, and the newest that may fit into it now.
 * `others` is the length of the other keys.
 */
export async function readOverflow(ids: readonly string[], others: number): Promise<Overflow> {
  const room = limit * FILL_RATIO - others;
  const rows: OverflowRow[] = [];
  if ((await db.outside.count()) > 0) {
    let free = room - storedLength([applicationType.key]);
    // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not an array
    const newest = db.outside.orderBy('submitted').reverse();
    rows.push(...(await newest.until(({ text }) => (free -= text.length + 1) < 0).toArray()));
    const known = await db.outside.bulkGet([...ids]);
    for (const row of known) if (row) rows.push(row);
  }
  const fragments = rows.map(({ id, text }) => [id, fragment(JSON.parse(text))] as const);
  return { room, rows: new Map(fragments), left: [] };
}

/** Stores the rows outside the list after a merge. In a transaction. */
export async function writeOverflow({ rows, left }: Overflow): Promise<void> {
  const ids = new Set(left.map(({ id }) => id));
  await db.outside.bulkDelete([...rows.keys()].filter((id) => !ids.has(id)));
  await inBatches(left, (some) => db.outside.bulkPut([...some]));
}

const submissions = new WeakMap<Fragment, string | undefined>();

/** When an application was submitted; `undefined` if the record is unreadable. */
function submittedOf(item: Fragment): string | undefined {
  if (!submissions.has(item)) {
    const read = v.safeParse(applicationType.schema, JSON.parse(item.text));
    submissions.set(item, read.success ? read.output.submissionDate : undefined);
  }
  return submissions.get(item);
}

/** The list without the oldest applications that do not fit, which go to `outside.left`. */
export function* newestThatFit(
  list: readonly (StoredItem | Fragment)[],
  outside: Overflow,
): Generator<undefined, readonly (StoredItem | Fragment)[]> {
  outside.left = [];
  let length = listLength(list);
  if (length <= outside.room) return list;
  const ids = new Map<string | undefined, number>();
  for (const { id } of list) ids.set(id, (ids.get(id) ?? 0) + 1);
  const rows = new Map<Fragment, OverflowRow>();
  for (const each of list) {
    const { id, text } = each;
    // Records that cannot be read, or with a repeated id, are not moved.
    const submitted = submittedOf(each);
    if (id !== undefined && ids.get(id) === 1 && submitted !== undefined)
      rows.set(each, { id, text, submitted });
    yield;
  }
  const oldestFirst = [...rows].toSorted(([, a], [, b]) => (a.submitted < b.submitted ? -1 : 1));
  const out = new Set<Fragment>();
  for (const [each] of oldestFirst) {
    if (length <= outside.room) break;
    length -= each.text.length + 1;
    out.add(each);
  }
  outside.left = [...out].flatMap((each) => rows.get(each) ?? []);
  return list.filter((each) => !out.has(each));
}

/** The rows outside the list. @throws SaveError */
export function overflowRows(): Promise<readonly OverflowRow[]> {
  return withDatabase(
    () => db.outside.toArray(),
    () => [],
  );
}

let last: readonly (OverflowRow & { readonly application: VisaApplication })[] = [];
let lastApplications: readonly VisaApplication[] = [];

/** The applications outside the list, as the same objects while unchanged. @throws SaveError */
export async function overflowApplications(): Promise<readonly VisaApplication[]> {
  const known = new Map(last.map((each) => [each.text, each]));
  const rows = (await overflowRows()).flatMap((row) => {
    const same = known.get(row.text);
    if (same) return same;
    const { success, output } = v.safeParse(applicationType.schema, JSON.parse(row.text));
    return success ? { ...row, application: output } : [];
  });
  const isSame = rows.length === last.length && rows.every((row, at) => row === last[at]);
  last = rows;
  if (!isSame) lastApplications = rows.map(({ application }) => application);
  return lastApplications;
}

/** All applications, in the list and outside. @throws SaveError */
export async function everyApplication(): Promise<readonly VisaApplication[]> {
  // Reads the list twice, because an application may move meanwhile.
  const before = applications.list();
  const outside = await overflowApplications();
  const every = [...outside, ...before, ...applications.list()];
  return [...new Map(every.map((each) => [each.id, each])).values()];
}

/** Moves an application into the list before it is edited. @throws SaveError */
export async function moveIntoList(applicationId: string): Promise<void> {
  const row = await withDatabase(
    () => db.outside.get(applicationId),
    () => undefined,
  );
  if (row === undefined) return;
  const change = (items: readonly StoredItem[]) =>
    items.some(({ id }) => id === applicationId)
      ? items
      : [...items, fragment(JSON.parse(row.text))];
  await commit({
    changes: [{ key: applicationType.key, change }],
    origin: 'remote',
    rows: () => db.outside.delete(applicationId),
  });
}
