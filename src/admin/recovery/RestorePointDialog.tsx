import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CONTENT_NAMES } from '@/content/types/contentNames';
import { formatDateTime } from '@/lib/time/dates';
import {
  type Chosen,
  type ContentKey,
  goBackOptions,
  type PointInside,
  PointGone,
  pointInsideOptions,
  type RestorePoint,
} from '@/queries/admin/restorePoints';
import { saveFailureText } from '@/queries/saveFailure';
import { useFollowContent } from '@/queries/admin/useFollowContent';
import { Button } from '@/ui/controls/Button';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { Dialog } from '@/ui/overlays/Dialog';
import { differenceText } from './differenceText';
import { PointContent } from './PointContent';
import { strings } from '../data/strings';

function failureText(error: Error): string {
  return error instanceof PointGone ? strings.point.isGone : saveFailureText(error);
}

const NONE: ReadonlySet<string> = new Set();

/** What would go back: everything in a kind, order included, or what was not left out of it. */
function chosenOf(inside: readonly PointInside[], leftOut: Chosen): Chosen {
  return new Map(
    inside.flatMap(({ key, changes }) => {
      const out = leftOut.get(key) ?? NONE;
      const names = changes.flatMap(({ name }) => (out.has(name) ? [] : [name]));
      return names.length > 0 || changes.length === 0 ? [[key, new Set(names)] as const] : [];
    }),
  );
}

function countChosen(chosen: Chosen): number {
  return [...chosen.values()].reduce((sum, { size }) => sum + size, 0);
}

/** What going back would do, kind by kind. */
function consequenceOf(inside: readonly PointInside[], chosen: Chosen): string {
  const parts = inside.flatMap(({ key, changes }) => {
    const going = changes.filter(({ name }) => chosen.get(key)?.has(name));
    const count = (change: string) => going.filter((each) => each.change === change).length;
    const figures = {
      added: count('added'),
      changed: count('changed'),
      onlyHere: count('onlyHere'),
    };
    return going.length > 0
      ? [strings.points.part(CONTENT_NAMES[key], differenceText(figures))]
      : [];
  });
  return strings.point.consequence(parts);
}

interface RestorePointDialogProps {
  open: boolean;
  point: RestorePoint;
  cause: string;
  onClose: () => void;
}

/** What a restore point holds, kind by kind; single records can be put back, a kind, or all of it. */
export function RestorePointDialog({ open, point, cause, onClose }: RestorePointDialogProps) {
  const insideOptions = pointInsideOptions(point.id);
  const { data: inside, isError } = useQuery({ ...insideOptions, enabled: open });
  useFollowContent(insideOptions.queryKey);
  const goBack = useMutation(goBackOptions);
  const [leftOut, setLeftOut] = useState<Chosen>(new Map());
  const chosen = chosenOf(inside ?? [], leftOut);
  const isPart = inside?.some(({ key, changes }) => (chosen.get(key)?.size ?? 0) < changes.length);
  const [asked, setAsked] = useState<{ title: string; chosen: Chosen; text: string }>();
  const ask = (title: string, going: Chosen) => {
    goBack.reset();
    setAsked({ title, chosen: going, text: consequenceOf(inside ?? [], going) });
  };
  const askFor = (key: ContentKey) =>
    ask(
      strings.point.questionOf(CONTENT_NAMES[key]),
      new Map([...chosen].filter(([each]) => each === key)),
    );
  const when = formatDateTime(new Date(point.takenAt).toISOString()) ?? '';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={strings.point.title(when)}
      description={cause}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {strings.point.close}
          </Button>
          <Button
            disabled={countChosen(chosen) === 0}
            onClick={() =>
              ask(isPart ? strings.point.questionOfChosen : strings.point.question, chosen)
            }
          >
            {isPart ? strings.point.restoreChosen : strings.point.restoreAll}
          </Button>
        </>
      }
    >
      {isError && (
        <p role="alert" className="failure-note">
          {strings.point.unreadable}
        </p>
      )}
      {inside === undefined && !isError && <p role="status">{strings.point.comparing}</p>}
      {inside?.length === 0 && <p>{strings.point.isGone}</p>}
      <div className="grid gap-2">
        {inside?.map((each) => (
          <PointContent
            key={each.key}
            inside={each}
            leftOut={leftOut.get(each.key) ?? NONE}
            onLeaveOut={(names) => setLeftOut(new Map([...leftOut, [each.key, names]]))}
            onRestore={() => askFor(each.key)}
          />
        ))}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        title={asked?.title ?? ''}
        text={asked?.text}
        confirmLabel={strings.point.confirm}
        isBusy={goBack.isPending}
        failure={goBack.isError ? strings.point.failed(failureText(goBack.error)) : undefined}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked)
            goBack.mutate(
              { id: point.id, chosen: asked.chosen },
              { onSuccess: () => setAsked(undefined) },
            );
        }}
      />
    </Dialog>
  );
}
