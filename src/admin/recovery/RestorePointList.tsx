import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '@/lib/time/dates';
import {
  type RestorePoint,
  restorePointsOptions,
  type SnapshotReason,
} from '@/queries/admin/restorePoints';
import { useFollowContent } from '@/queries/admin/useFollowContent';
import { Button } from '@/ui/controls/Button';
import { CONTENT_NAMES } from '@/content/types/contentNames';
import { differenceText, differs } from './differenceText';
import { RestorePointDialog } from './RestorePointDialog';
import { strings } from '../data/strings';

const CAUSES: Readonly<Record<SnapshotReason, string>> = strings.points.causes;

function summary({ differences }: RestorePoint): string {
  const differing = [...differences].filter(([, each]) => differs(each));
  if (differing.length === 0) return strings.points.same;
  const parts = differing.map(([key, each]) =>
    strings.points.part(CONTENT_NAMES[key], differenceText(each)),
  );
  return strings.points.goingBack(parts);
}

/** The snapshots that the site takes by itself: what they hold and the way back to them. */
export function RestorePointList() {
  const { data: points, isError } = useQuery(restorePointsOptions);
  useFollowContent(restorePointsOptions.queryKey);
  const [shown, setShown] = useState<RestorePoint>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid gap-4">
      <p className="text-muted">{strings.points.text}</p>
      {isError && (
        <p role="alert" className="failure-note">
          {strings.points.unreadable}
        </p>
      )}
      {points === undefined && !isError && <p role="status">{strings.points.comparing}</p>}
      {points?.length === 0 && <p>{strings.points.none}</p>}
      <ul aria-label={strings.points.title} className="grid">
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
                {strings.points.look(when)}
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
