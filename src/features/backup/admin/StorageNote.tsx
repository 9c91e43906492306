import { useMutation, useQuery } from '@tanstack/react-query';
import { requestPersistenceOptions, storagePersistenceOptions } from '@/features/backup/queries';
import { Button } from '@/ui/controls/Button';
import { strings } from './strings';

/** Whether the browser protects the data from eviction, with a button to request it. */
export function StorageNote() {
  const { data: persistence } = useQuery(storagePersistenceOptions);
  const ask = useMutation(requestPersistenceOptions);
  if (persistence === undefined) return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span>{strings.storage.persistence[persistence]}</span>
      {persistence === 'bestEffort' && (
        <>
          {ask.isSuccess && <span>{strings.storage.refused}</span>}
          <Button
            variant="link"
            size="sm"
            className="px-0 text-start"
            disabled={ask.isPending}
            onClick={() => ask.mutate()}
          >
            {strings.storage.ask}
          </Button>
        </>
      )}
    </div>
  );
}
