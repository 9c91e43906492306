import { useQuery } from '@tanstack/react-query';
import type { BackupTimes } from '@/features/backup/model/backupAge';
import { contentName } from '@/features/content/model/contentNames';
import { useRefetchOnContent } from '@/shared/admin/queries';
import type { StorageUse } from '@/store/storageUse';
import { databaseRoomOptions, storageUseOptions } from '@/features/backup/queries';
import { StorageNote } from '../StorageNote';
import { Bar } from './Bar';
import { LastBackup } from './LastBackup';
import { dataStrings } from '../strings';
import { fileSize, formatCount } from '@/lib/text/numbers';

/** Storage use by collection, largest first, the rest as one row. */
function rowsOf({ keys }: StorageUse): [name: string, codeUnits: number][] {
  const sums = new Map<string, number>();
  for (const { key, codeUnits } of keys) {
    const name = contentName(key) ?? dataStrings.storage.other;
    sums.set(name, (sums.get(name) ?? 0) + codeUnits);
  }
  return [...sums].toSorted(([, a], [, b]) => b - a);
}

function toneOf(share: number): string {
  if (share > 0.95) return 'bg-error';
  return share > 0.8 ? 'bg-warning' : 'bg-primary';
}

/** Storage use, persistence, and how many applications are kept beside the list. */
export function StoragePanel({ times }: { times: BackupTimes | undefined }) {
  const { data: use } = useQuery(storageUseOptions);
  const { data: room } = useQuery(databaseRoomOptions);
  useRefetchOnContent(storageUseOptions.queryKey);
  return (
    <div className="grid items-start gap-8 xl:grid-cols-2">
      {use && (
        <section aria-labelledby="room" className="grid gap-3">
          <h3 id="room" className="text-xl">
            {dataStrings.storage.room}
          </h3>
          <p id="room-used">{dataStrings.storage.used(use.used / use.limit)}</p>
          <meter
            aria-labelledby="room-used"
            min={0}
            max={use.limit}
            value={use.used}
            className="sr-only"
          />
          <div className="max-w-120">
            <Bar share={use.used / use.limit} tone={toneOf(use.contentShare)} />
          </div>
          {room && (
            <p>
              <span>{dataStrings.storage.older(room.olderCount)}</span>{' '}
              {room.free !== undefined && (
                <span>{dataStrings.storage.free(fileSize(room.free))}</span>
              )}
            </p>
          )}
          <p className="text-sm text-muted">{dataStrings.storage.characters}</p>
          <dl className="grid max-w-120">
            {rowsOf(use).map(([name, codeUnits]) => (
              <div key={name} className="flex justify-between gap-4 border-t border-hairline py-1">
                <dt>{name}</dt>
                <dd className="tabular-nums">{formatCount(codeUnits)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section aria-labelledby="kept" className="grid gap-3">
        <h3 id="kept" className="text-xl">
          {dataStrings.storage.safety}
        </h3>
        <StorageNote />
        <LastBackup times={times} />
      </section>
    </div>
  );
}
