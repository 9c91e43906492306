import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CONTENT_NAMES } from '@/content/contentNames';
import { formatDateTime } from '@/lib/dates';
import {
  type ContentKey,
  goBackOptions,
  PointGone,
  pointInsideOptions,
  type RestorePoint,
} from '@/queries/restorePoints';
import { saveFailureText } from '@/queries/saveFailure';
import { useFollowContent } from '@/queries/useFollowContent';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { differs } from './differenceText';
import { PointContent } from './PointContent';
import { words } from './words';

function failureText(error: Error): string {
  return error instanceof PointGone ? words.point.isGone : saveFailureText(error);
}

interface RestorePointDialogProps {
  open: boolean;
  point: RestorePoint;
  cause: string;
  onClose: () => void;
}

/** What a restore point holds, kind by kind; each can be put back, or all of it. */
export function RestorePointDialog({ open, point, cause, onClose }: RestorePointDialogProps) {
  const insideOptions = pointInsideOptions(point.id);
  const { data: inside, isError } = useQuery({ ...insideOptions, enabled: open });
  useFollowContent(insideOptions.queryKey);
  const goBack = useMutation(goBackOptions);
  const [asked, setAsked] = useState<{ key: ContentKey | undefined }>();
  const ask = (key: ContentKey | undefined) => {
    goBack.reset();
    setAsked({ key });
  };
  const when = formatDateTime(new Date(point.takenAt).toISOString()) ?? '';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.point.title(when)}
      description={cause}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.point.close}
          </Button>
          <Button
            disabled={!inside?.some(({ difference }) => differs(difference))}
            onClick={() => ask(undefined)}
          >
            {words.point.restoreAll}
          </Button>
        </>
      }
    >
      {isError && (
        <p role="alert" className="failure-note">
          {words.point.unreadable}
        </p>
      )}
      {inside === undefined && !isError && <p role="status">{words.point.comparing}</p>}
      {inside?.length === 0 && <p>{words.point.isGone}</p>}
      <div className="grid gap-2">
        {inside?.map((each) => (
          <PointContent key={each.key} inside={each} onRestore={() => ask(each.key)} />
        ))}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        title={
          asked?.key === undefined
            ? words.point.question
            : words.point.questionOf(CONTENT_NAMES[asked.key])
        }
        text={words.point.consequence}
        confirmLabel={words.point.confirm}
        isBusy={goBack.isPending}
        failure={goBack.isError ? words.point.failed(failureText(goBack.error)) : undefined}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked)
            goBack.mutate(
              { id: point.id, key: asked.key },
              { onSuccess: () => setAsked(undefined) },
            );
        }}
      />
    </Dialog>
  );
}
