import { useMutation, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { contentName } from '@/features/content/model/contentNames';
import { keyed } from '@/lib/keyed';
import { formatDateTime } from '@/lib/time/dates';
import type { ContentKey } from '@/domain/registry';
import type {
  ChangedRecord,
  ChosenRecords,
  RecoverableContents,
} from '@/features/backup/store/restoreRecoverable';
import type { Comparable } from '@/features/backup/store/recoverable';
import {
  restoreRecoverableOptions,
  recoverableContentsOptions,
} from '@/features/backup/admin/recovery.queries';
import { useRefetchOnContent } from '@/shared/admin/queries';
import { saveFailureText } from '@/shared/queries/saves';
import { Badge, type Tone } from '@/ui/Badge';
import { Button } from '@/ui/controls/Button';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { Dialog } from '@/ui/overlays/Dialog';
import { differenceText } from './differenceText';
import { strings } from './strings';

const LISTED = 100;

const TONES: Readonly<Record<ChangedRecord['change'], Tone>> = {
  added: 'green',
  changed: 'yellow',
  onlyStored: 'red',
};

interface KindChoiceProps {
  inside: RecoverableContents;
  /** The names of the records that stay unchanged. */
  leftOut: ReadonlySet<string>;
  onLeaveOut: (names: ReadonlySet<string>) => void;
  onRestore: () => void;
}

/** One collection in the comparison, with checkboxes for what to restore. */
function KindChoice({
  inside: { key, difference, titles, changes },
  leftOut,
  onLeaveOut,
  onRestore,
}: KindChoiceProps) {
  const [shown, setShown] = useState(LISTED);
  const kind = contentName(key);
  const unlisted = titles.length - LISTED;
  const chosen = changes.filter(({ name }) => !leftOut.has(name)).length;
  const isPart = chosen > 0 && chosen < changes.length;
  const choose = (names: readonly string[], isChosen: boolean) => {
    const next = new Set(leftOut);
    for (const name of names)
      if (isChosen) next.delete(name);
      else next.add(name);
    onLeaveOut(next);
  };
  return (
    <section aria-label={kind} className="ruled-row">
      <details className="group min-w-0 flex-1 basis-60">
        <summary className="tap-row">
          <ChevronRight
            aria-hidden="true"
            className="size-5 shrink-0 group-open:rotate-90 rtl:not-group-open:rotate-180"
          />
          <span className="font-semibold">{strings.inside.count(kind, titles.length)}</span>
          <span className="text-sm text-muted">{differenceText(difference)}</span>
        </summary>
        {changes.length > 1 && (
          <label className="tap-row font-semibold">
            <input
              ref={(box) => {
                if (box) box.indeterminate = isPart;
              }}
              type="checkbox"
              className="size-5 accent-primary"
              checked={chosen === changes.length}
              onChange={({ target }) =>
                choose(
                  changes.map((each) => each.name),
                  target.checked,
                )
              }
            />
            {strings.inside.choose}
          </label>
        )}
        {changes.length > 0 && (
          <ul aria-label={strings.inside.differences} className="grid pb-3">
            {changes.slice(0, shown).map(({ name, title, change }) => (
              <li key={name}>
                <label className="tap-row">
                  <input
                    type="checkbox"
                    className="size-5 accent-primary"

                    checked={!leftOut.has(name)}
                    onChange={({ target }) => choose([name], target.checked)}
                  />
                  <Badge tone={TONES[change]}>{strings.inside.changes[change]}</Badge>
                  <span className="min-w-0 wrap-anywhere">
                    <bdi translate={title ? 'no' : undefined}>
                      {title || strings.inside.noTitle}
                    </bdi>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        )}
        {changes.length > shown && (
          <Button variant="outline" size="sm" onClick={() => setShown(shown + LISTED)}>
            {strings.inside.showMore(changes.length - shown)}
          </Button>
        )}
        {titles.some((title) => title !== '') && (
          <>
            <p className="text-sm text-muted">{strings.inside.all}</p>
            <ol aria-label={strings.inside.names} className="list-decimal ps-7 text-muted">
              {keyed(titles.slice(0, LISTED), (each) => each).map(({ key: row, item }) => (
                <li key={row} className="wrap-anywhere">
                  <bdi translate={item ? 'no' : undefined}>{item || strings.inside.noTitle}</bdi>
                </li>
              ))}
            </ol>
          </>
        )}
        {unlisted > 0 && <p>{strings.more(unlisted)}</p>}
      </details>
      <Button variant="outline" disabled={chosen === 0} onClick={onRestore}>
        {isPart
          ? strings.inside.restorePart(chosen, changes.length, kind)
          : strings.inside.restore(kind)}
      </Button>
    </section>
  );
}

const isGone = (error: Error) => error.name === 'RecoverableGone';

/** A save in another tab, after the restore compared again, is a conflict too. */
const failureText = (error: Error) =>
  isGone(error) ? strings.comparing.isGone : saveFailureText(error);

const NONE: ReadonlySet<string> = new Set();

/** What to restore: whole collections, including their order, or selected records. */
function chosenOf(inside: readonly RecoverableContents[], leftOut: ChosenRecords): ChosenRecords {
  return new Map(
    inside.flatMap(({ key, changes }) => {
      const out = leftOut.get(key) ?? NONE;
      const names = changes.flatMap(({ name }) => (out.has(name) ? [] : [name]));
      return names.length > 0 || changes.length === 0 ? [[key, new Set(names)] as const] : [];
    }),
  );
}

function countChosen(chosen: ChosenRecords): number {
  return [...chosen.values()].reduce((sum, { size }) => sum + size, 0);
}

function consequenceOf(
  kind: Comparable['kind'],
  inside: readonly RecoverableContents[],
  chosen: ChosenRecords,
): string {
  const parts = inside.flatMap(({ key, changes }) => {
    const going = changes.filter(({ name }) => chosen.get(key)?.has(name));
    const count = (change: string) => going.filter((each) => each.change === change).length;
    const figures = {
      added: count('added'),
      changed: count('changed'),
      onlyStored: count('onlyStored'),
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

/** Compares a recoverable copy with the current data; restores records, collections or all. */
export function ComparisonDialog({ open, item, reason, onClose }: ComparisonDialogProps) {
  const options = recoverableContentsOptions(item);
  const { data: inside, error } = useQuery({ ...options, enabled: open });
  useRefetchOnContent(options.queryKey);
  const restore = useMutation(restoreRecoverableOptions);
  const [leftOut, setLeftOut] = useState<ChosenRecords>(new Map());
  const chosen = chosenOf(inside ?? [], leftOut);
  const isPart = inside?.some(({ key, changes }) => (chosen.get(key)?.size ?? 0) < changes.length);
  const [asked, setAsked] = useState<{ title: string; chosen: ChosenRecords; text: string }>();
  const ask = (title: string, going: ChosenRecords) => {
    restore.reset();
    setAsked({ title, chosen: going, text: consequenceOf(item.kind, inside ?? [], going) });
  };
  const askFor = (key: ContentKey) =>
    ask(
      strings.comparing.questionOf(contentName(key)),
      new Map([...chosen].filter(([each]) => each === key)),
    );
  const when = formatDateTime(item.at) ?? '';
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
          {isGone(error) ? strings.comparing.isGone : strings.comparing.unreadable}
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
        isBusy={restore.isPending}
        failure={restore.isError ? strings.comparing.failed(failureText(restore.error)) : undefined}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked)
            restore.mutate(
              { item, chosen: asked.chosen },
              {
                onSuccess: () => {
                  setAsked(undefined);
                  // A restored copy is no longer in the list.
                  if (item.kind === 'copy') onClose();
                },
              },
            );
        }}
      />
    </Dialog>
  );
}
