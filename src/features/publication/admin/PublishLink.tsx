import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { CloudDownload, Upload } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import {
  hostOptions,
  publicationStatusOptions,
  unpublishedChangesOptions,
} from '@/features/publication/admin/queries';
import { useRefetchOnContent, unpublishedOptions } from '@/shared/admin/queries';
import { buttonClass } from '@/ui/elements';
import { strings } from './strings';

const PublicationDialog = lazy(async () => ({
  default: (await import('./PublicationDialog')).PublicationDialog,
}));

/** Opens the dialog to publish at `#publish` of any screen; tells lists what is unpublished. */
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
  const isOpen = useLocation({ select: ({ hash }) => hash === 'publish' });
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const navigate = useNavigate();
  const count = changes?.length ?? 0;
  const label = count > 0 ? strings.publishChanges(count) : strings.publish;
  return (
    <>
      <Link
        to="."
        search
        hash="publish"
        resetScroll={false}
        activeOptions={{ includeHash: true }}
        aria-label={label}
        title={label}
        className={buttonClass({ variant: 'ghost', className: 'max-sm:hidden' })}
      >
        <Upload aria-hidden className="size-5" />
        <span className="max-lg:hidden">{strings.publish}</span>
        {count > 0 && (
          <span aria-hidden className="badge badge-sm tabular-nums">
            {strings.count(count)}
          </span>
        )}
      </Link>
      {wasOpened && (
        <Suspense>
          <PublicationDialog
            open={isOpen}
            onClose={() =>
              void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
            }
          />
        </Suspense>
      )}
    </>
  );
}

/** A banner if the site was published from elsewhere. */
export function NewerNote() {
  const host = useQuery(hostOptions);
  const { data: here } = useQuery(publicationStatusOptions(host.data));
  if (here?.state !== 'newer') return null;
  return (
    <p className="note-line text-advice">
      <CloudDownload aria-hidden="true" />
      <span>{strings.note}</span>
      <Link to="." hash="publish">
        {strings.compare}
      </Link>
    </p>
  );
}
