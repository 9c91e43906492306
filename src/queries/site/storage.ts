import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { readRecords } from '@/content/backup/admitText';
import { type StorageUse, storageUse } from '@/data/storageUse';
import { putBack, quarantined, type QuarantineRow } from '@/data/recovery/quarantined';
import { strings } from '../admin/adminStrings';
import '../meta';

export type { QuarantineRow, StorageUse };

/** How full localStorage is, key by key. */
export const storageUseOptions = queryOptions({
  queryKey: ['storageUse'],
  queryFn: storageUse,
  staleTime: 0,
});

/** What could not be read and was set aside. */
export const quarantinedOptions = queryOptions({
  queryKey: ['quarantined'],
  queryFn: quarantined,
  staleTime: 0,
});

/** A mended text cannot be put back, and why. */
export class NotMended extends Error {
  override name = 'NotMended';
}

interface Mended {
  row: QuarantineRow;
  /** As it was mended by hand. */
  text: string;
}

/** Stores a text that was set aside, once it can be read. @throws NotMended, SaveError */
export const putBackOptions = mutationOptions({
  mutationFn: async ({ row, text }: Mended) => {
    const admitted = readRecords(row.key, text);
    if ('refusal' in admitted) throw new NotMended(admitted.refusal);
    await putBack(row, admitted.records);
  },
  meta: {
    notice: () => strings.putBack,
  },
});
