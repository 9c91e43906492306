import { type Difference, differenceOf } from '@/content/backup/comparison';
import { whenIdle } from '@/lib/async/whenIdle';
import { type Content, pairWith, readContent } from './content';
import { withDatabase } from '../journal/database';
import { db, type SnapshotReason, type SnapshotRow } from '../journal/db';
import { CONTENT_KEYS, type ContentKey } from '../keys';
import type { ArrivingContent } from './restore';
import { openText } from '../journal/secrets';
import { idOf, parseRecords } from '../journal/text';

export type { SnapshotReason };

/** A snapshot, and how going back to it would change what is here now. */
export interface RestorePoint {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  readonly reason: SnapshotReason;
  readonly differences: ReadonlyMap<ContentKey, Difference>;
}

/** The records in a snapshot; what cannot be read in it is left out. */
function recordsIn({ texts }: Pick<SnapshotRow, 'texts'>): ArrivingContent {
  return new Map(
    CONTENT_KEYS.flatMap((key) => {
      const text = texts[key];
      const records = text === undefined ? undefined : parseRecords(key, text);
      if (!records) return [];
      return [[key, records.map((record) => ({ id: idOf(record), record, raw: record }))] as const];
    }),
  );
}

function describe(snapshot: SnapshotRow, content: Content, now: ReadonlyMap<ContentKey, string>) {
  const { id, takenAt, reason, texts } = snapshot;
  const differences = new Map<ContentKey, Difference>();
  // Most keys are as they were, and need no parsing.
  const changed: SnapshotRow['texts'] = {};
  for (const key of CONTENT_KEYS) {
    const text = texts[key];
    if (text === undefined) continue;
    const count = content.get(key)?.length ?? 0;
    if (text !== now.get(key)) changed[key] = text;
    else differences.set(key, { arriving: count, added: 0, changed: 0, same: count, onlyHere: 0 });
  }
  for (const [key, records] of recordsIn({ texts: changed }))
    differences.set(key, differenceOf(pairWith(key, content.get(key) ?? [], records)));
  return { id, takenAt, reason, differences };
}

/** Every snapshot, newest first; none where there is no database. @throws SaveError */
export async function restorePoints(): Promise<readonly RestorePoint[]> {
  const content = await readContent();
  const now = new Map([...content].map(([key, items]) => [key, openText(key, items)]));
  const ids = await withDatabase(
    () => db.snapshots.toCollection().primaryKeys(),
    () => [],
  );
  const points: RestorePoint[] = [];
  for (const id of ids) {
    // One at a time: together they may be large.
    const snapshot = await findSnapshot(id);
    if (snapshot) points.push(describe(snapshot, content, now));
    await new Promise<void>((resolve) => whenIdle(resolve));
  }
  return points.toSorted((a, b) => b.id - a.id);
}

function findSnapshot(id: number): Promise<SnapshotRow | undefined> {
  return withDatabase<SnapshotRow | undefined>(
    () => db.snapshots.get(id),
    () => undefined,
    'write',
  );
}

/** All records of a snapshot; none where it has given way to newer ones. @throws SaveError */
export async function recordsOfRestorePoint(id: number): Promise<ArrivingContent> {
  const snapshot = await findSnapshot(id);
  return snapshot ? recordsIn(snapshot) : new Map();
}
