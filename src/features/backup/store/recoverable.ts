import { SEEDED_FLAG } from '@/config';
import type { PreparedRestore } from '@/features/backup/model/readBackup';
import { adminFlagsOf, setAdminFlags } from '@/store/adminFlags';
import { commit, reconcileKeys } from '@/store/journal/commit';
import { withDatabase } from '@/store/journal/database';
import { db, type QuarantineRow, type SnapshotRow } from '@/store/journal/db';
import { CONTENT_KEYS } from '@/store/keys';
import { announceLocally } from '@/store/local/changeEvents';
import { readText } from '@/store/local/read';
import { officeState } from '@/shared/store/office';
import type { LostText } from '@/features/officeSync/store/lostTexts';
import { openSnapshot } from './openBackup';

/** A row of the list; `at` in milliseconds since 1970. */
export type Recoverable =
  | ({ readonly kind: 'snapshot'; readonly at: number } & Pick<SnapshotRow, 'id' | 'reason'>)
  | ({ readonly kind: 'text'; readonly at: number } & Pick<QuarantineRow, 'key' | 'hash' | 'text'>)
  | ({ readonly kind: 'value' } & LostText);

/** A row of one kind. */
export type RecoverableOf<Kind extends Recoverable['kind']> = Extract<Recoverable, { kind: Kind }>;

/** Reads rows of the database; none without one. @throws SaveError */
const rowsOf = <Row>(read: () => Promise<readonly Row[]>): Promise<readonly Row[]> =>
  withDatabase<readonly Row[]>(read, () => []);

const restorableSnapshots = () =>
  rowsOf(async () => {
    const found: Recoverable[] = [];
    // One at a time, because together they may be large.
    await db.snapshots.each(({ id, takenAt: at, reason }) => {
      found.push({ kind: 'snapshot', id, at, reason });
    });
    return found;
  });

const unreadableTexts = () =>
  rowsOf<Recoverable>(async () =>
    (await db.quarantine.toArray()).map(({ foundAt: at, ...row }) => ({
      kind: 'text',
      at,
      ...row,
    })),
  );

/**
 * Deletes a text that was set aside, for good: the record where it is stored too, or the unreadable
 * text of its key, which the last copy replaces. @throws SaveError
 */
export async function deleteUnreadable({ key, hash, text }: RecoverableOf<'text'>): Promise<void> {
  await commit({
    changes: [{ key, rewrite: (items) => items.filter((item) => item.text !== text) }],
    stored: readText(key) === text ? 'replaceable' : 'proved',
    rows: () => db.quarantine.delete([key, hash]),
  });
  announceLocally(key);
}

async function lostValues(): Promise<readonly Recoverable[]> {
  // A counter that has left its office can still resolve what is listed.
  if ((await officeState()) === undefined) return [];
  const { lostTexts } = await import('@/features/officeSync/store/lostTexts');
  return (await lostTexts()).map((text) => ({ kind: 'value', ...text }));
}

/** Everything that can be restored, newest first, and whether all sources could be read. */
export async function recoverables(): Promise<{
  readonly list: readonly Recoverable[];
  readonly isComplete: boolean;
}> {
  // Quarantines unreadable texts, so that they are listed.
  await reconcileKeys(CONTENT_KEYS).catch(() => undefined);
  const parts = await Promise.allSettled([unreadableTexts(), lostValues(), restorableSnapshots()]);
  const list = parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
  const isComplete = parts.every(({ status }) => status === 'fulfilled');
  return { list: list.toSorted((a, b) => b.at - a.at), isComplete };
}

/** A snapshot from before the demo content, and which of its contents are missing here. */
export interface EarlierData {
  readonly snapshot: number;
  readonly at: string;
  readonly effects: PreparedRestore['effects'];
}

/** The offers that have not been answered. @throws SaveError */
export async function dataBeforeDemo(): Promise<readonly EarlierData[]> {
  const answered = await adminFlagsOf('answeredSnapshot');
  const ids = await rowsOf(() => db.snapshots.where('reason').equals('seeding').primaryKeys());
  const found: EarlierData[] = [];
  for (const snapshot of ids.toReversed()) {
    const opened = answered.has(String(snapshot)) ? undefined : await openSnapshot(snapshot);
    if (opened === undefined) continue;
    const { createdAt: at, effects } = opened;
    if ([...effects.values()].some(({ added, changed }) => added + changed > 0))
      found.push({ snapshot, at, effects });
  }
  return found;
}

/** Marks offers as answered; content and snapshots stay. @throws SaveError */
export function dismissOffers(snapshots: readonly number[]): Promise<void> {
  return setAdminFlags('answeredSnapshot', snapshots.map(String), SEEDED_FLAG);
}
