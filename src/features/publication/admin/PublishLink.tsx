import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useEffect } from 'react';
import { hostOptions, unpublishedChangesOptions } from '@/features/publication/admin/queries';
import { useRefetchOnContent } from '@/shared/admin/queries';
import { unpublishedOptions } from '@/shared/queries/unpublished';
import { buttonClass } from '@/ui/controls/buttonClass';
import { strings } from './strings';

/** Leads to publishing while visitors lack something, and tells the lists what. */
export function PublishLink() {
  const queryClient = useQueryClient();
  const host = useQuery({ ...hostOptions, refetchOnWindowFocus: false });
  const { data: changes } = useQuery(unpublishedChangesOptions(host.data));
  useRefetchOnContent(['publication', 'unpublished']);
  useEffect(() => {
    if (!changes) return;
    const states = new Map(changes.map(({ key, id, change }) => [`${key} ${id}`, change]));
    queryClient.setQueryData(unpublishedOptions.queryKey, {
      count: changes.length,
      stateOf: (key, id) => {
        const state = states.get(`${key} ${id}`);
        return state === 'removed' ? undefined : state;
      },
    });
  }, [changes, queryClient]);
  if (!changes || changes.length === 0) return null;
  return (
    <Link
      to="/admin/dashboard/overview"
      hash="publish"
      // Elsewhere on that screen it is not where one is.
      activeOptions={{ includeHash: true }}
      aria-label={strings.publishChanges(changes.length)}
      title={strings.publishChanges(changes.length)}
      className={buttonClass({ variant: 'ghost', className: 'max-lg:hidden' })}
    >
      <Upload aria-hidden className="size-5" />
      {strings.publish}
      <span aria-hidden className="badge badge-sm tabular-nums">
        {strings.count(changes.length)}
      </span>
    </Link>
  );
}
