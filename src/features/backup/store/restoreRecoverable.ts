import { titleOf } from '@/features/content/model/incoming';
import {
  type DifferenceCounts,
  countDifferences,
  type RecordDifference,
  recordDifferences,
  type IncomingRecord,
  type Pairing,
  type Stored,
  applySelected,
} from '@/engines/backup/comparison';
import { withUsableSlugs } from '@/features/content/model/usableSlugs';
import { putAdminFlags } from '@/store/adminFlags';
import { db } from '@/store/journal/db';
import type { ContentKey } from '@/domain/registry';
import { type Comparable, compare, RecoverableGone, type UnreadableText } from './recoverable';
import { restore } from '@/store/restore';

/** A record that a restore would change: its name among its kind, and its title. */
export interface ChangedRecord extends Pick<RecordDifference, 'name' | 'change'> {
  readonly title: string;
}

/** What can be restored of one kind, compared with the stored records. */
export interface RecoverableContents {
  readonly key: ContentKey;
  readonly difference: DifferenceCounts;
  readonly titles: readonly string[];
  readonly changes: readonly ChangedRecord[];
}

/** The restorable contents of an item, by kind. @throws SaveError, RecoverableGone */
export async function contentsOf(item: Comparable): Promise<readonly RecoverableContents[]> {
  const { kinds } = await compare(item);
  return [...kinds].map(([key, { shown }]) => ({
    key,
    difference: countDifferences(shown),
    titles: shown.pairs.map(({ incoming: { record } }) => titleOf(record)),
    changes: recordDifferences(shown).map(({ name, change, record }) => ({
      name,
      change,
      title: titleOf(record),
    })),
  }));
}

/** The names of the records to restore, by key; other keys stay unchanged. */
export type ChosenRecords = ReadonlyMap<ContentKey, ReadonlySet<string>>;

/** Applies only these differences to a key; records whose slug is taken become drafts. */
function applyDifferences(key: ContentKey, pairing: Pairing<Stored>, names: ReadonlySet<string>) {
  const after = applySelected(pairing, names);
  const arrived = new Set(pairing.pairs.map(({ incoming }) => incoming));
  const taken = after.filter((each) => arrived.has(each));
  const staying = () => after.filter((each) => !arrived.has(each)).map(({ record }) => record);
  let drafts = 0;
  const usable = withUsableSlugs(key, taken, staying, () => {
    drafts += 1;
  });
  const usableOf = new Map(taken.map((each, place) => [each, usable[place] ?? each]));
  return { records: after.map((each) => usableOf.get(each) ?? each), drafts };
}

/** What was restored: whether everything, and how many records as drafts. */
export interface RestoreSummary {
  readonly what: 'point' | 'beforeDemo' | 'copy';
  readonly isComplete: boolean;
  readonly drafts: number;
}

/**
 * Restores a selection of an item, or all of it, atomically, after a snapshot. An offer that is
 * restored completely counts as answered. @throws SaveError, RecoverableGone
 */
export async function restoreRecoverable(
  item: Comparable,
  chosen?: ChosenRecords,
): Promise<RestoreSummary> {
  const { kinds, hashes } = await compare(item);
  const incoming = new Map<ContentKey, readonly IncomingRecord[]>();
  let isComplete = true;
  let drafts = 0;
  for (const [key, { pairing, shown }] of kinds) {
    const all = recordDifferences(shown).map(({ name }) => name);
    const names = chosen ? chosen.get(key) : new Set(all);
    const isWholeKind = all.every((name) => names?.has(name));
    isComplete &&= isWholeKind;
    if (!names) continue;
    // A complete restore also restores the order, unless other records stay.
    const arrived = pairing.pairs.map((each) => each.incoming);
    const isAsItWas = isWholeKind && shown === pairing;
    const taken = isAsItWas
      ? { records: arrived, drafts: 0 }
      : applyDifferences(key, pairing, names);
    incoming.set(key, taken.records);
    drafts += taken.drafts;
  }
  if (incoming.size === 0) throw new RecoverableGone();
  const offered = item.kind === 'point' && item.isOffered ? [String(item.snapshot)] : [];
  await restore(incoming, 'replace', {
    hashes,
    rows: () => putAdminFlags('answeredSnapshot', isComplete ? offered : []),
  });
  return { what: offered.length > 0 ? 'beforeDemo' : item.kind, isComplete, drafts };
}

/**
 * Stores the records of a repaired text and ends its quarantine. A bad record still in its place is
 * replaced; otherwise records are merged by id. @throws SaveError; nothing is changed then
 */
export function restoreRepairedText(
  { key, hash, text }: Pick<UnreadableText, 'key' | 'hash' | 'text'>,
  records: readonly IncomingRecord[],
): Promise<void> {
  return restore(new Map([[key, records]]), 'merge', {
    badRecord: text,
    rows: () => db.quarantine.delete([key, hash]),
  });
}
