import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { titleOf } from '@/content/backup/admission';
import {
  type Difference,
  differenceOf,
  type Differing,
  differing,
  type Pairing,
  type Stored,
  withOnly,
} from '@/content/backup/comparison';
import { withFitSlugs } from '@/content/backup/fitSlugs';
import type { ContentKey } from '@/data/keys';
import { dryRun, restore } from '@/data/recovery/restore';
import {
  recordsOfRestorePoint,
  type RestorePoint,
  restorePoints,
  type SnapshotReason,
} from '@/data/recovery/restorePoints';
import { strings } from './adminStrings';
import '../meta';

export type { ContentKey, Difference, RestorePoint, SnapshotReason };

/** Every snapshot, and how going back to it would change what is here now. */
export const restorePointsOptions = queryOptions({
  queryKey: ['restorePoints'],
  queryFn: restorePoints,
  staleTime: 0,
  gcTime: 0,
});

/** A record that going back would change: its name among its kind, and its title for people. */
export interface ChangedRecord extends Pick<Differing, 'name' | 'change'> {
  readonly title: string;
}

/** What is in a restore point, beside what is here now. */
export interface PointInside {
  readonly key: ContentKey;
  readonly difference: Difference;
  readonly titles: readonly string[];
  readonly changes: readonly ChangedRecord[];
}

async function lookInside(id: number): Promise<readonly PointInside[]> {
  const arriving = await recordsOfRestorePoint(id);
  const { pairings } = await dryRun(arriving);
  const shownTitle = (record: unknown) => titleOf(record) || strings.restorePoint.noTitle;
  return [...pairings].map(([key, pairing]) => ({
    key,
    difference: differenceOf(pairing),
    titles: pairing.pairs.map(({ arriving: { record } }) => shownTitle(record)),
    changes: differing(pairing).map(({ name, change, record }) => ({
      name,
      change,
      title: shownTitle(record),
    })),
  }));
}

/** The records of a restore point, by kind. */
export function pointInsideOptions(id: number) {
  return queryOptions({
    queryKey: ['restorePoints', id],
    queryFn: () => lookInside(id),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Why nothing was gone back to: newer snapshots have taken the place of this one. */
export class PointGone extends Error {
  override name = 'PointGone';
}

/** The names of the records that go back, by key; a key that is not among them stays as it is. */
export type Chosen = ReadonlyMap<ContentKey, ReadonlySet<string>>;

/** What a key becomes when the chosen records alone go back: as drafts where their address is taken. */
function goneBack(key: ContentKey, pairing: Pairing<Stored>, names: ReadonlySet<string>) {
  const after = withOnly(pairing, names);
  const inPoint = new Set(pairing.pairs.map(({ arriving }) => arriving));
  const chosen = after.filter((each) => inPoint.has(each));
  const staying = () => after.filter((each) => !inPoint.has(each)).map(({ record }) => record);
  let drafts = 0;
  const fit = withFitSlugs(key, chosen, staying, () => {
    drafts += 1;
  });
  const fitting = new Map(chosen.map((each, place) => [each, fit[place] ?? each]));
  return { records: after.map((each) => fitting.get(each) ?? each), drafts };
}

/**
 * Goes back to a restore point in what is chosen, all or nothing; a snapshot of now is kept.
 * @throws SaveError, PointGone
 */
export const goBackOptions = mutationOptions({
  mutationKey: ['goBack'],
  mutationFn: async ({ id, chosen }: { id: number; chosen: Chosen }) => {
    const all = await recordsOfRestorePoint(id);
    const touched = new Map([...all].filter(([key]) => chosen.has(key)));
    if (touched.size === 0) throw new PointGone();
    const { pairings, stamps } = await dryRun(touched);
    const arriving = new Map(touched);
    let isWhole = true;
    let drafts = 0;
    for (const [key, pairing] of pairings) {
      const names = chosen.get(key) ?? new Set();
      if (differing(pairing).every(({ name }) => names.has(name))) continue;
      const back = goneBack(key, pairing, names);
      arriving.set(key, back.records);
      isWhole = false;
      drafts += back.drafts;
    }
    await restore(arriving, 'replace', { stamps });
    return { isWhole, drafts };
  },
  meta: {
    notice: (done: { isWhole: boolean; drafts: number }) => strings.restorePoint.back(done),
  },
});
