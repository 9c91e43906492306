import { titleOf } from '@/content/backup/incoming';
import {
  type Difference,
  differenceOf,
  type Differing,
  differing,
  type IncomingRecord,
  type Pairing,
  type Stored,
  withOnly,
} from '@/content/backup/comparison';
import { withUsableSlugs } from '@/content/backup/usableSlugs';
import { putAdminFlags } from '../adminFlags';
import { db } from '../journal/db';
import type { ContentKey } from '../keys';
import { type Comparable, compare, RecoverableGone, type UnreadableText } from './recoverable';
import { restore } from './restore';

/** A record that bringing back would change: its name among its kind, and its title, if it says one. */
export interface ChangedRecord extends Pick<Differing, 'name' | 'change'> {
  readonly title: string;
}

/** What of one kind can be brought back, beside what is here now. */
export interface RecoverableContents {
  readonly key: ContentKey;
  readonly difference: Difference;
  readonly titles: readonly string[];
  readonly changes: readonly ChangedRecord[];
}

/** What is in one of the list, kind by kind. @throws SaveError, RecoverableGone */
export async function contentsOf(item: Comparable): Promise<readonly RecoverableContents[]> {
  const { kinds } = await compare(item);
  return [...kinds].map(([key, { shown }]) => ({
    key,
    difference: differenceOf(shown),
    titles: shown.pairs.map(({ arriving: { record } }) => titleOf(record)),
    changes: differing(shown).map(({ name, change, record }) => ({
      name,
      change,
      title: titleOf(record),
    })),
  }));
}

/** The names of the records that are brought back, by key; a key that is not among them stays as it is. */
export type Chosen = ReadonlyMap<ContentKey, ReadonlySet<string>>;

/** What a key becomes when these differences alone are taken over: as drafts where their address is taken. */
function takenOver(key: ContentKey, pairing: Pairing<Stored>, names: ReadonlySet<string>) {
  const after = withOnly(pairing, names);
  const arrived = new Set(pairing.pairs.map(({ arriving }) => arriving));
  const taken = after.filter((each) => arrived.has(each));
  const staying = () => after.filter((each) => !arrived.has(each)).map(({ record }) => record);
  let drafts = 0;
  const fit = withUsableSlugs(key, taken, staying, () => {
    drafts += 1;
  });
  const fitting = new Map(taken.map((each, place) => [each, fit[place] ?? each]));
  return { records: after.map((each) => fitting.get(each) ?? each), drafts };
}

/** What came back: all that differed, or a part of it; and how many records as drafts. */
export interface RestoreSummary {
  readonly what: 'point' | 'beforeDemo' | 'copy';
  readonly isWhole: boolean;
  readonly drafts: number;
}

/**
 * Brings back what is chosen of one of the list, or everything: all or nothing, after a snapshot of
 * now. An offer of which everything is back is answered.
 * @throws SaveError, RecoverableGone
 */
export async function bringBack(item: Comparable, chosen?: Chosen): Promise<RestoreSummary> {
  const { kinds, stamps } = await compare(item);
  const arriving = new Map<ContentKey, readonly IncomingRecord[]>();
  let isWhole = true;
  let drafts = 0;
  for (const [key, { pairing, shown }] of kinds) {
    const all = differing(shown).map(({ name }) => name);
    const names = chosen ? chosen.get(key) : new Set(all);
    const isWholeKind = all.every((name) => names?.has(name));
    isWhole &&= isWholeKind;
    if (!names) continue;
    // As it was, order included; unless records stay beside it.
    const arrived = pairing.pairs.map((each) => each.arriving);
    const isAsItWas = isWholeKind && shown === pairing;
    const taken = isAsItWas ? { records: arrived, drafts: 0 } : takenOver(key, pairing, names);
    arriving.set(key, taken.records);
    drafts += taken.drafts;
  }
  if (arriving.size === 0) throw new RecoverableGone();
  const offered = item.kind === 'point' && item.isOffered ? [String(item.snapshot)] : [];
  await restore(arriving, 'replace', {
    stamps,
    within: () => putAdminFlags('answeredSnapshot', isWhole ? offered : []),
  });
  return { what: offered.length > 0 ? 'beforeDemo' : item.kind, isWhole, drafts };
}

/**
 * Stores the records of a mended text. A bad record that is still in its place gives it up;
 * otherwise they are merged by their ids. The text is no longer set aside then.
 * @throws SaveError, and then nothing was changed
 */
export function restoreMendedText(
  { key, hash, text }: Pick<UnreadableText, 'key' | 'hash' | 'text'>,
  records: readonly IncomingRecord[],
): Promise<void> {
  return restore(new Map([[key, records]]), 'merge', {
    badRecord: text,
    within: () => db.quarantine.delete([key, hash]),
  });
}
