import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { titleOf } from '@/content/backup/admission';
import { type Difference, differenceOf } from '@/content/backup/comparison';
import type { ContentKey } from '@/data/keys';
import { dryRun, restore } from '@/data/restore';
import {
  recordsOfRestorePoint,
  type RestorePoint,
  restorePoints,
  type SnapshotReason,
} from '@/data/restorePoints';
import { words } from './adminWords';
import './meta';

export type { ContentKey, Difference, RestorePoint, SnapshotReason };

/** Every snapshot, and how going back to it would change what is here now. */
export const restorePointsOptions = queryOptions({
  queryKey: ['restorePoints'],
  queryFn: restorePoints,
  staleTime: 0,
  gcTime: 0,
});

/** A record that going back would change, in words. */
export interface ChangedRecord {
  readonly name: string;
  readonly change: 'added' | 'changed' | 'onlyHere';
}

/** What is in a restore point, beside what is here now. */
export interface PointInside {
  readonly key: ContentKey;
  readonly difference: Difference;
  readonly names: readonly string[];
  readonly changes: readonly ChangedRecord[];
}

async function lookInside(id: number): Promise<readonly PointInside[]> {
  const arriving = await recordsOfRestorePoint(id);
  const { pairings } = await dryRun(arriving);
  return [...pairings].map(([key, pairing]) => {
    const { pairs, stored } = pairing;
    const nameOf = (record: unknown) => titleOf(record) || words.restorePoint.noTitle;
    const continued = new Set(pairs.map((each) => each.stored));
    const differing = pairs
      .filter((each) => !each.isSame)
      .map(({ arriving: { record }, stored: present }): ChangedRecord => ({
        name: nameOf(record),
        change: present === undefined ? 'added' : 'changed',
      }));
    const onlyHere = stored
      .filter((each) => !continued.has(each))
      .map(({ text }): ChangedRecord => ({ name: nameOf(JSON.parse(text)), change: 'onlyHere' }));
    return {
      key,
      difference: differenceOf(pairing),
      names: pairs.map(({ arriving: { record } }) => nameOf(record)),
      changes: [...differing, ...onlyHere],
    };
  });
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

/**
 * Goes back to a restore point, whole or in one kind of content; a snapshot of now is kept.
 * @throws SaveError, PointGone
 */
export const goBackOptions = mutationOptions({
  mutationKey: ['goBack'],
  mutationFn: async ({ id, key }: { id: number; key: ContentKey | undefined }) => {
    const all = await recordsOfRestorePoint(id);
    const arriving = new Map([...all].filter(([name]) => key === undefined || name === key));
    if (arriving.size === 0) throw new PointGone();
    const { stamps } = await dryRun(arriving);
    await restore(arriving, 'replace', { stamps });
  },
  meta: {
    notice: () => words.restorePoint.back,
  },
});
