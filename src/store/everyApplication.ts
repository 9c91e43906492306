import * as v from 'valibot';
import { applicationType, type VisaApplication } from '@/domain/application';
import { commit } from './journal/commit';
import { withDatabase } from './journal/database';
import { db, type OverflowRow } from './journal/db';
import { fragment, type StoredItem } from './journal/text';
import { applications } from './repository';

/** The rows outside the list. @throws SaveError */
function overflowRows(): Promise<readonly OverflowRow[]> {
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

let every: readonly VisaApplication[] = [];

/** All applications, in the list and outside; the same array while unchanged. @throws SaveError */
export async function everyApplication(): Promise<readonly VisaApplication[]> {
  // Reads the list twice, because an application may move meanwhile.
  const before = applications.list();
  const outside = await overflowApplications();
  const all = [...outside, ...before, ...applications.list()];
  const next = [...new Map(all.map((each) => [each.id, each])).values()];
  const isSame = next.length === every.length && next.every((each, at) => each === every[at]);
  if (!isSame) every = next;
  return every;
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
