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
import { words } from './words';

const CAUSES: Readonly<Record<SnapshotReason, string>> = words.points.causes;

function summary({ differences }: RestorePoint): string {
  const differing = [...differences].filter(([, each]) => differs(each));
  if (differing.length === 0) return words.points.same;
  const parts = differing.map(([key, each]) =>
    words.points.part(CONTENT_NAMES[key], differenceText(each)),
  );
  return words.points.goingBack(parts);
}

/** The snapshots that the site takes by itself: what they hold and the way back to them. */
export function RestorePointList() {
  const { data: points, isError } = useQuery(restorePointsOptions);
  useFollowContent(restorePointsOptions.queryKey);
  const [shown, setShown] = useState<RestorePoint>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid gap-4">
      <p className="text-muted">{words.points.text}</p>
      {isError && (
        <p role="alert" className="failure-note">
          {words.points.unreadable}
        </p>
      )}
      {points === undefined && !isError && <p role="status">{words.points.comparing}</p>}
      {points?.length === 0 && <p>{words.points.none}</p>}
      <ul aria-label={words.points.title} className="grid">
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
                {words.points.look(when)}
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
