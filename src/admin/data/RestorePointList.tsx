import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '@/lib/dates';
import {
  type RestorePoint,
  restorePointsOptions,
  type SnapshotReason,
} from '@/queries/restorePoints';
import { useFollowContent } from '@/queries/useFollowContent';
import { Button } from '@/ui/Button';
import { CONTENT_NAMES } from '@/content/contentNames';
import { differenceText, differs } from './differenceText';
import { RestorePointDialog } from './RestorePointDialog';

const CAUSES: Readonly<Record<SnapshotReason, string>> = {
  daily: 'Once a day',
  deletion: 'Before something was deleted',
  foreignWrite: 'Before a change from outside this site',
  restoring: 'Before a restore',
  seeding: 'Before the demo content was written',
};

function summary({ differences }: RestorePoint): string {
  const differing = [...differences].filter(([, each]) => differs(each));
  if (differing.length === 0) return 'Nothing in it differs from now.';
  const parts = differing.map(([key, each]) => `${CONTENT_NAMES[key]}: ${differenceText(each)}`);
  return `Going back: ${parts.join('; ')}.`;
}

/** The snapshots that the site takes by itself: what they hold and the way back to them. */
export function RestorePointList() {
  const { data: points, isError } = useQuery(restorePointsOptions);
  useFollowContent(restorePointsOptions.queryKey);
  const [shown, setShown] = useState<RestorePoint>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        Taken by themselves: once a day, and before anything is deleted, restored or changed from
        outside. The newest ten of each kind are kept. They are in this browser too, so they are no
        backup.
      </p>
      {isError && (
        <p role="alert" className="failure-note">
          The restore points could not be read. Reload this page to try again.
        </p>
      )}
      {points === undefined && !isError && <p role="status">Comparing with what is here now...</p>}
      {points?.length === 0 && <p>There is no restore point yet.</p>}
      <ul aria-label="Restore points" className="grid">
        {points?.map((point) => {
          const when = formatDateTime(new Date(point.takenAt).toISOString()) ?? '';
          return (
            <li key={point.id} className="data-row">
              <div className="grid min-w-0 flex-1 basis-60">
                <span className="font-semibold">{when}</span>
                <span className="text-sm text-muted">{CAUSES[point.reason]}</span>
                <span className="text-sm wrap-anywhere">{summary(point)}</span>
              </div>
              <Button
                variant="outline"
                onClick={() => {
                  setShown(point);
                  setIsOpen(true);
                }}
              >
                Look inside<span className="sr-only"> {when}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {shown && (
        <RestorePointDialog
          key={shown.id}
          open={isOpen}
          point={shown}
          cause={CAUSES[shown.reason]}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
