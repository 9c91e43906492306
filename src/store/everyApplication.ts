import * as v from 'valibot';
import { applicationType, type VisaApplication } from '@/domain/application';
import { commit } from './journal/commit';
import { withDatabase } from './journal/database';
import { db, type OverflowRow } from './journal/db';
import { fragment, type Rewrite } from './keys';
import { rowsThatFit } from './overflow';
import { applications } from './repository';

/** The rows in the overflow. @throws SaveError */
function overflowRows(): Promise<readonly OverflowRow[]> {
  return withDatabase(
    () => db.overflow.toArray(),
    () => [],
  );
}

let last: readonly (OverflowRow & { readonly application: VisaApplication })[] = [];
let lastApplications: readonly VisaApplication[] = [];

/** The applications in the overflow, as the same objects while unchanged. @throws SaveError */
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

/** All applications, also those in the overflow; the same array while unchanged. @throws SaveError */
export async function everyApplication(): Promise<readonly VisaApplication[]> {
  // Reads the list twice, because an application may move meanwhile.
  const before = applications.list();
  const overflow = await overflowApplications();
  const all = [...overflow, ...before, ...applications.list()];
  const next = [...new Map(all.map((each) => [each.id, each])).values()];
  const isSame = next.length === every.length && next.every((each, at) => each === every[at]);
  if (!isSame) every = next;
  return every;
}

/** Moves an application into the list before it is edited. @throws SaveError */
export const moveIntoList = (applicationId: string): Promise<void> =>
  moveFound(() => db.overflow.where('id').equals(applicationId).toArray());

/** Moves the newest applications into the list while it has room. @throws SaveError */
export const fillList = (): Promise<void> => moveFound(rowsThatFit);

/** Moves the applications that `find` returns from the overflow into the list. */
async function moveFound(find: () => PromiseLike<readonly OverflowRow[]>): Promise<void> {
  let rows = await withDatabase<readonly OverflowRow[]>(
    async () => find(),
    () => [],
  );
  if (rows.length === 0) return;
  const rewrite: Rewrite = (items) => {
    const here = new Set(items.map(({ id }) => id));
    const others = rows.filter(({ id }) => !here.has(id));
    return [...items, ...others.map(({ text }) => fragment(JSON.parse(text)))];
  };
  await commit({
    origin: 'moved',
    before: async () => {
      rows = await find();
    },
    changes: [{ key: applicationType.key, rewrite }],
    rows: () => db.overflow.bulkDelete(rows.map(({ id }) => id)),
  });
}
