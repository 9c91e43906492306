import { useMutation, type UseMutationOptions, useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { contentName } from '@/features/content/model/contentNames';
import { formatDateTime } from '@/lib/time/dates';
import { isSharingOptions } from '@/features/officeSync/status.queries';
import type { DifferenceCounts, RestoreMode } from '@/engines/backup/comparison';
import type { ImportIssue } from '@/features/content/model/incoming';
import { isAddedOnly } from '@/store/addedOnly';
import type { PreparedRestore } from '@/features/backup/model/preparedRestore';
import { restoreOptions } from '@/features/backup/admin/restore.queries';
import { conflictOf, saveFailureText } from '@/shared/queries/saves';
import { useIsStorageWhole } from '@/shared/queries/storageHealth';
import { Button } from '@/ui/controls/Button';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { strings as shared } from '@/shared/admin/strings';
import { differs } from './differenceText';
import { strings } from './strings';
import './recovery.css';
import { formatCount } from '@/lib/text/numbers';

function DifferenceTable({
  differences,
  additions,
}: Pick<PreparedRestore, 'differences' | 'additions'>) {
  const rows = [...differences].map(([key, each]) => ({
    name: contentName(key),
    figures: [each.incoming, each.added, each.changed, each.same],
    onlyHere: isAddedOnly(key) ? strings.comparison.stay : formatCount(each.onlyStored),
  }));
  const { columns } = strings.comparison;
  return (
    <div
      // Focusable, so that it can be scrolled on narrow screens.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={strings.comparison.title}
      className="@container overflow-x-auto"
    >
      <table className="data-table w-full text-[0.9375rem]">
        <caption className="sr-only">{strings.comparison.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{strings.comparison.content}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures, onlyHere }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={columns[index]}>{formatCount(figure)}</td>
              ))}
              <td>{onlyHere}</td>
            </tr>
          ))}
          {[...additions].map(([key, { incoming, added }]) => (
            <tr key={key}>
              <th scope="row">{key === 'documents' ? strings.documents : contentName(key)}</th>
              {[incoming, added, 0, incoming - added].map((figure, index) => (
                <td key={columns[index]}>{formatCount(figure)}</td>
              ))}
              <td>{strings.comparison.stay}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Further ones are only counted. */
const LISTED = 100;

interface ImportIssuesProps {
  title: string;
  tone: 'error' | 'advice';
  issues: readonly ImportIssue[];
}

/** Records of a file that were skipped or corrected, with the reasons. */
export function ImportIssues({ title, tone, issues }: ImportIssuesProps) {
  if (issues.length === 0) return null;
  const isError = tone === 'error';
  const Mark = isError ? CircleAlert : TriangleAlert;
  const unlisted = issues.length - LISTED;
  return (
    <details open={isError}>
      <summary className={`tap-row font-semibold ${isError ? 'text-error' : 'text-advice'}`}>
        <Mark aria-hidden="true" className="size-4 shrink-0" />
        {strings.dryRun.remarks(title, issues.length)}
      </summary>
      <ul className="grid gap-1">
        {issues.slice(0, LISTED).map(({ place, reason }, index) => (
          // Equal entries are possible.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="wrap-anywhere">
            {strings.dryRun.remark(
              <strong dir="auto" translate="no">
                {place}
              </strong>,
              reason,
            )}
          </li>
        ))}
        {unlisted > 0 && <li>{strings.more(unlisted)}</li>}
      </ul>
    </details>
  );
}

interface RestoreDoneProps {
  text: string;
  /** Whether a snapshot of the previous data exists. */
  keeps: boolean;
  onClose: () => void;
}

/** Replaces the comparison after restoring. */
function RestoreDone({ text, keeps, onClose }: RestoreDoneProps) {
  const done = useRef<HTMLButtonElement>(null);
  // The focused dialog is gone.
  useEffect(() => done.current?.focus(), []);
  return (
    <div role="status" className="data-done">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
      <div className="grid gap-3">
        <p className="font-semibold">{keeps ? `${text} ${strings.done.isKept}` : text}</p>
        <Button ref={done} variant="outline" className="justify-self-start" onClick={onClose}>
          {strings.done.close}
        </Button>
      </div>
    </div>
  );
}

const MODES: readonly RestoreMode[] = ['merge', 'replace'];

function changesAnything({ differences, additions }: PreparedRestore, mode: RestoreMode): boolean {
  const isOther = (each: DifferenceCounts) =>
    mode === 'replace' ? differs(each) : each.added + (mode === 'merge' ? each.changed : 0) > 0;
  return (
    [...differences.values()].some(isOther) ||
    [...additions.values()].some(({ added }) => added > 0)
  );
}

interface DryRunProps {
  prepared: PreparedRestore;
  /** The mutation for a source other than a backup. */
  take?: UseMutationOptions<void, Error, PreparedRestore & { mode: RestoreMode }>;
  /** The data has changed meanwhile: compare again. */
  onLookAgain: () => void;
  onClose: () => void;
}

/** What a backup or publication would change, with the choice between merging and replacing. */
export function DryRun({ prepared, take = restoreOptions, onLookAgain, onClose }: DryRunProps) {
  const restore = useMutation(take);
  const words = { ...strings[prepared.publication ? 'publication' : 'backup'], add: strings.add };
  const { data: isSharing } = useQuery(isSharingOptions);
  // Adding is the default with other counters, because a backup lacks their newer changes.
  const keepsOffice = isSharing === true && prepared.publication === undefined;
  const [chosen, setMode] = useState<RestoreMode>();
  const mode = chosen ?? (keepsOffice ? 'add' : 'merge');
  // After a storage warning the snapshot may fail.
  const keeps = useIsStorageWhole();
  const [isAsking, setIsAsking] = useState(false);
  const { createdAt, siteName, isEncrypted, differences, additions, refused, corrected } = prepared;
  const onlyStored = [...differences.values()].reduce((sum, each) => sum + each.onlyStored, 0);
  const keepsText = keeps ? strings.dryRun.keeps : strings.dryRun.keepsNothing;
  const consequences = {
    add: keepsText,
    merge: keepsText,
    replace: onlyStored > 0 ? `${strings.dryRun.goes(onlyStored)} ${keepsText}` : keepsText,
  };
  const sourceText = isEncrypted ? words.encrypted : words.source;
  // A publication is recorded even without changes.
  const isNews = prepared.publication !== undefined || changesAnything(prepared, mode);
  const isStale = restore.error !== null && conflictOf(restore.error) !== undefined;
  if (restore.isSuccess) return <RestoreDone text={words.done} keeps={keeps} onClose={onClose} />;
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">
        {sourceText(<strong translate="no">{siteName}</strong>, formatDateTime(createdAt) ?? '')}
      </p>
      <DifferenceTable differences={differences} additions={additions} />
      <ImportIssues title={strings.dryRun.leftOut} tone="error" issues={refused} />
      <ImportIssues title={strings.dryRun.mended} tone="advice" issues={corrected[mode]} />
      <fieldset className="grid gap-2">
        <legend className="pb-1 font-semibold">{words.mode}</legend>
        {[...(keepsOffice ? (['add'] as const) : []), ...MODES].map((each) => (
          <label
            key={each}
            className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-field border border-hairline px-3 py-2.5 has-checked:border-primary"
          >
            <input
              type="radio"
              name="restore-mode"
              className="radio radio-primary"
              checked={mode === each}
              onChange={() => setMode(each)}
            />
            <span className="font-semibold">{words[each].label}</span>
            <span className="col-start-2 text-sm text-muted">{words[each].hint}</span>
          </label>
        ))}
      </fieldset>
      {!isNews && <p>{words.nothingNew}</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={!isNews}
          onClick={() => {
            restore.reset();
            setIsAsking(true);
          }}
        >
          {words.restore}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {shared.cancel}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={words[mode].question}
        text={consequences[mode]}
        confirmLabel={words[mode].confirm}
        destructive={mode === 'replace' && onlyStored > 0}
        isBusy={restore.isPending}
        failure={
          restore.isError
            ? words.failed(isStale ? strings.dryRun.isStale : saveFailureText(restore.error))
            : undefined
        }
        onCancel={() => {
          setIsAsking(false);
          if (isStale) onLookAgain();
        }}
        onConfirm={() => restore.mutate({ ...prepared, mode })}
      />
    </div>
  );
}
