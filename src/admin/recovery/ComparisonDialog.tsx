import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contentName } from '@/content/types/contentNames';
import { formatDateTime } from '@/lib/time/dates';
import {
  bringBackOptions,
  type Chosen,
  type Comparable,
  type ContentKey,
  insideOptions,
  type KindInside,
} from '@/queries/admin/recovery';
import { useFollowContent } from '@/queries/admin/useFollowContent';
import { conflictOf, saveFailureText } from '@/queries/saveFailure';
import { Button } from '@/ui/controls/Button';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { Dialog } from '@/ui/overlays/Dialog';
import { differenceText } from './differenceText';
import { KindChoice } from './KindChoice';
import { strings } from './strings';

/** What it is compared with is as it was shown, so that a conflict means that it is gone itself. */
const failureText = (error: Error) =>
  conflictOf(error) ? strings.comparing.isGone : saveFailureText(error);

const NONE: ReadonlySet<string> = new Set();

/** What would go back: everything in a kind, order included, or what was not left out of it. */
function chosenOf(inside: readonly KindInside[], leftOut: Chosen): Chosen {
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
function consequenceOf(
  kind: Comparable['kind'],
  inside: readonly KindInside[],
  chosen: Chosen,
): string {
  const parts = inside.flatMap(({ key, changes }) => {
    const going = changes.filter(({ name }) => chosen.get(key)?.has(name));
    const count = (change: string) => going.filter((each) => each.change === change).length;
    const figures = {
      added: count('added'),
      changed: count('changed'),
      onlyHere: count('onlyHere'),
    };
    return going.length > 0 ? [strings.list.part(contentName(key), differenceText(figures))] : [];
  });
  const { consequence, copyConsequence } = strings.comparing;
  return kind === 'copy' ? copyConsequence(parts) : consequence(parts);
}

interface ComparisonDialogProps {
  open: boolean;
  item: Comparable;
  reason: string;
  onClose: () => void;
}

/** What is in one of the list, beside what is here; single records can be brought back, a kind, or all of it. */
export function ComparisonDialog({ open, item, reason, onClose }: ComparisonDialogProps) {
  const options = insideOptions(item);
  const { data: inside, error } = useQuery({ ...options, enabled: open });
  useFollowContent(options.queryKey);
  const bringBack = useMutation(bringBackOptions);
  const [leftOut, setLeftOut] = useState<Chosen>(new Map());
  const chosen = chosenOf(inside ?? [], leftOut);
  const isPart = inside?.some(({ key, changes }) => (chosen.get(key)?.size ?? 0) < changes.length);
  const [asked, setAsked] = useState<{ title: string; chosen: Chosen; text: string }>();
  const ask = (title: string, going: Chosen) => {
    bringBack.reset();
    setAsked({ title, chosen: going, text: consequenceOf(item.kind, inside ?? [], going) });
  };
  const askFor = (key: ContentKey) =>
    ask(
      strings.comparing.questionOf(contentName(key)),
      new Map([...chosen].filter(([each]) => each === key)),
    );
  const when = formatDateTime(new Date(item.at).toISOString()) ?? '';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={strings.comparing.title[item.kind](when)}
      description={reason}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {strings.comparing.close}
          </Button>
          <Button
            disabled={countChosen(chosen) === 0}
            onClick={() =>
              ask(isPart ? strings.comparing.questionOfChosen : strings.comparing.question, chosen)
            }
          >
            {isPart ? strings.comparing.restoreChosen : strings.comparing.restoreAll}
          </Button>
        </>
      }
    >
      {error && (
        <p role="alert" className="failure-note">
          {conflictOf(error) ? strings.comparing.isGone : strings.comparing.unreadable}
        </p>
      )}
      {inside === undefined && !error && <p role="status">{strings.comparing.comparing}</p>}
      <div className="grid gap-2">
        {inside?.map((each) => (
          <KindChoice
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
        confirmLabel={strings.comparing.confirm}
        isBusy={bringBack.isPending}
        failure={
          bringBack.isError ? strings.comparing.failed(failureText(bringBack.error)) : undefined
        }
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked)
            bringBack.mutate(
              { item, chosen: asked.chosen },
              {
                onSuccess: () => {
                  setAsked(undefined);
                  // It is in its place, and no longer in the list.
                  if (item.kind === 'copy') onClose();
                },
              },
            );
        }}
      />
    </Dialog>
  );
}
