import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CONTENT_NAMES } from '@/content/contentNames';
import { formatDateTime } from '@/lib/dates';
import {
  type ContentKey,
  goBackOptions,
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
      title={`Restore point of ${when}`}
      description={cause}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button
            disabled={!inside?.some(({ difference }) => differs(difference))}
            onClick={() => ask(undefined)}
          >
            Restore all of it
          </Button>
        </>
      }
    >
      {isError && (
        <p role="alert" className="failure-note">
          It could not be read. Close it and try again.
        </p>
      )}
      {inside === undefined && !isError && <p role="status">Comparing...</p>}
      {inside?.length === 0 && <p>It has given way to newer ones.</p>}
      <div className="grid gap-2">
        {inside?.map((each) => (
          <PointContent key={each.key} inside={each} onRestore={() => ask(each.key)} />
        ))}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        title={
          asked?.key === undefined ? 'Go back to it?' : `Go back: ${CONTENT_NAMES[asked.key]}?`
        }
        text="It becomes what it was then. What is here now is kept as a restore point first."
        confirmLabel="Restore"
        isBusy={goBack.isPending}
        failure={
          goBack.isError ? `Nothing was restored. ${saveFailureText(goBack.error)}` : undefined
        }
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
