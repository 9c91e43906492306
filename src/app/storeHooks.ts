import { clearVersions, dropVersions } from '@/shared/store/entryVersions';
import { putPublicationRow, seededState } from '@/shared/store/publicationState';
import type { recordCommit } from '@/features/officeSync/store/stamps';
import type { StoreHooks } from '@/store/hooks';

/** Loaded by the first commit of a counter that shares its changes. */
let record: typeof recordCommit | undefined;

/** The rows that features write in the transactions of the store. */
export const hooks: StoreHooks = {
  mustLoad: ({ office }) => office?.isInStep === true && record === undefined,
  load: async () => {
    ({ recordCommit: record } = await import('@/features/officeSync/store/stamps'));
  },
  onCommit: async (edits, plan, { office }, now) => {
    for (const { base, next } of edits) await dropVersions(next.key, base.items, next.items);
    if (office?.isInStep === true && plan.mode !== 'eraseOnly') await record?.(edits, plan, now);
  },
  onSeeding: async (seed) => {
    await putPublicationRow(seededState(seed));
    await clearVersions();
  },
};
