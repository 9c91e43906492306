import { useQuery } from '@tanstack/react-query';
import type { BackupTimes } from '@/content/backup/backupAge';
import { contentName } from '@/content/types/contentNames';
import { type StorageUse, storageUseOptions } from '@/queries/site/storage';
import { useFollowContent } from '@/queries/admin/useFollowContent';
import { LastBackup } from './LastBackup';
import { StorageNote } from '../overview/StorageNote';
import { MoveApplications } from './MoveApplications';
import { strings } from './strings';

/** What each kind of content takes, the largest first; the rest together. */
function rowsOf({ keys }: StorageUse): [name: string, codeUnits: number][] {
  const sums = new Map<string, number>();
  for (const { key, codeUnits } of keys) {
    const name = contentName(key) ?? strings.storage.other;
    sums.set(name, (sums.get(name) ?? 0) + codeUnits);
  }
  return [...sums].toSorted(([, a], [, b]) => b - a);
}

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });

/** How much room there is, whether the browser may take it back, and how to make room. */
export function StoragePanel({ times }: { times: BackupTimes | undefined }) {
  const { data: use } = useQuery(storageUseOptions);
  useFollowContent(storageUseOptions.queryKey);
  return (
    <div className="grid items-start gap-8 xl:grid-cols-2">
      {use && (
        <section aria-labelledby="room" className="grid gap-3">
          <h3 id="room" className="text-xl">
            {strings.storage.room}
          </h3>
          <p id="room-used">
            {strings.storage.used(use.used, use.limit, percent.format(use.used / use.limit))}
          </p>
          <meter
            aria-labelledby="room-used"
            min={0}
            max={use.limit}
            low={use.limit * 0.8}
            high={use.limit * 0.95}
            optimum={0}
            value={use.used}
            className="data-meter"
          />
          <dl className="data-uses">
            {rowsOf(use).map(([name, codeUnits]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="tabular-nums">{codeUnits.toLocaleString()}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <div className="grid gap-8">
        <section aria-labelledby="kept" className="grid gap-3">
          <h3 id="kept" className="text-xl">
            {strings.storage.safety}
          </h3>
          <StorageNote />
          <LastBackup times={times} />
        </section>
        <MoveApplications />
      </div>
    </div>
  );
}
