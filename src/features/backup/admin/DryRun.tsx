import { useMutation, type UseMutationOptions, useQuery } from '@tanstack/react-query';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { contentName } from '@/features/content/model/contentTypeConfigs';
import { formatDateTime } from '@/lib/dates';
import { isSharingOptions } from '@/features/officeSync/queries';
import type { RestoreMode } from '@/engines/backup/comparison';
import type { ImportIssue } from '@/features/content/model/incoming';
import type { ContentKey } from '@/domain/registry';
import { isAddedOnly } from '@/store/adminFlags';
import type { AskedRestore, PreparedRestore } from '@/features/backup/model/readBackup';
import { restoreOptions } from '@/features/backup/admin/queries';
import { conflictOf, saveFailureText } from '@/shared/queries/saves';
import { useIsStorageWhole } from '@/shared/queries/storageHealth';
import { Button } from '@/ui/elements';
import { ConfirmDialog } from '@/ui/overlays/Dialog';
import { strings as shared } from '@/shared/admin/strings';
import { recoveryStrings } from './strings';
import './recovery.css';
import { formatCount } from '@/lib/text/numbers';

interface Row {
  /** Set for a list that the user can leave out. */
  readonly key?: ContentKey;
  readonly name: string;
  readonly figures: readonly number[];
}

/** The changes that a mode would make; lists that stay as they are have no row. */
function rowsOf({ effects, additions }: PreparedRestore, mode: RestoreMode): Row[] {
  const lists = [...effects].map(([key, { added, changed, onlyStored }]): Row => {
    const row = {
      name: contentName(key),
      figures: mode === 'add' ? [added, 0, 0] : [added, changed, onlyStored],
    };
    return isAddedOnly(key) ? row : { key, ...row };
  });
  const others = [...(additions ?? [])].map(([key, added]): Row => {
    const name = key === 'documents' ? recoveryStrings.documents : contentName(key);
    return { name, figures: [added, 0, 0] };
  });
  return [...lists, ...others].filter(({ figures }) => figures.some((figure) => figure > 0));
}

interface EffectsTableProps {
  rows: readonly Row[];
  leftOut: ReadonlySet<ContentKey>;
  onLeaveOut: (next: ReadonlySet<ContentKey>) => void;
}

function EffectsTable({ rows, leftOut, onLeaveOut }: EffectsTableProps) {
  const { columns } = recoveryStrings.comparison;
  const take = (key: ContentKey, isTaken: boolean) => {
    const next = new Set(leftOut);
    if (isTaken) next.delete(key);
    else next.add(key);
    onLeaveOut(next);
  };
  return (
    <table className="data-table w-full text-sm">
      <caption className="sr-only">{recoveryStrings.comparison.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{recoveryStrings.comparison.content}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figures }) => (
          <tr key={name}>
            <th scope="row">
              {key ? (
                <label className="flex min-h-11 cursor-pointer items-center gap-2">
                  <input
                    type="checkbox"
                    className="size-5 shrink-0 accent-primary"
                    checked={!leftOut.has(key)}
                    onChange={({ target }) => take(key, target.checked)}
                  />
                  <span>{name}</span>
                </label>
              ) : (
                name
              )}
            </th>
            {figures.map((figure, index) => (
              <td key={columns[index]}>{formatCount(figure)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Maximum number of listed records; further ones are only counted. */
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
      <summary
        className={`flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 font-semibold ${isError ? 'text-error' : 'text-advice'}`}
      >
        <Mark aria-hidden="true" className="size-4 shrink-0" />
        {recoveryStrings.dryRun.remarks(title, issues.length)}
      </summary>
      <ul className="grid gap-1">
        {issues.slice(0, LISTED).map(({ place, reason }, index) => (
          // Equal entries are possible.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="wrap-anywhere">
            {recoveryStrings.dryRun.remark(
              <strong dir="auto" translate="no">
                {place}
              </strong>,
              reason,
            )}
          </li>
        ))}
        {unlisted > 0 && <li>{recoveryStrings.more(unlisted)}</li>}
      </ul>
    </details>
  );
}

interface DryRunProps {
  prepared: PreparedRestore;
  /** The mutation to use for a publication. */
  take?: UseMutationOptions<void, Error, AskedRestore>;
  /** Compares again, because the data has changed in the meantime. */
  onLookAgain: () => void;
  onClose: () => void;
}

/** What a backup, snapshot or publication would change, with the choice of mode and lists. */
export function DryRun({ prepared, take = restoreOptions, onLookAgain, onClose }: DryRunProps) {
  const restore = useMutation(take);
  const isPublication = prepared.publication !== undefined;
  const words = isPublication ? recoveryStrings.publication : recoveryStrings.backup;
  const { data: isSharing } = useQuery(isSharingOptions);
  // The default comes first: a backup lacks newer changes of other counters.
  const both = isSharing === true ? (['add', 'replace'] as const) : (['replace', 'add'] as const);
  const modes = both.filter((each) => prepared.plans[each]);
  const [chosen, setMode] = useState<RestoreMode>();
  const mode = chosen ?? modes[0] ?? 'replace';
  const [leftOut, setLeftOut] = useState(prepared.leftOut ?? new Set<ContentKey>());
  // After a storage warning the snapshot may fail.
  const keeps = useIsStorageWhole();
  const [isAsking, setIsAsking] = useState(false);
  const { createdAt, siteName, isEncrypted, refused = [], plans } = prepared;
  const rows = rowsOf(prepared, mode);
  const taken = rows.filter(({ key }) => key === undefined || !leftOut.has(key));
  const removed = taken.reduce((sum, { figures }) => sum + (figures[2] ?? 0), 0);
  const keepsText = keeps ? recoveryStrings.dryRun.keeps : recoveryStrings.dryRun.keepsNothing;
  const consequence =
    removed > 0 ? `${recoveryStrings.dryRun.goes(removed)} ${keepsText}` : keepsText;
  const sourceText = isEncrypted ? recoveryStrings.backup.encrypted : words.source;
  // A publication is recorded even if it changes nothing.
  const isNews = isPublication || taken.length > 0;
  const isStale = restore.error !== null && conflictOf(restore.error) !== undefined;
  return (
    <div className="grid gap-4">
      {siteName !== undefined && (
        <p className="wrap-anywhere">
          {sourceText(<strong translate="no">{siteName}</strong>, formatDateTime(createdAt) ?? '')}
        </p>
      )}
      <ImportIssues title={recoveryStrings.dryRun.leftOut} tone="error" issues={refused} />
      <ImportIssues
        title={recoveryStrings.dryRun.mended}
        tone="advice"
        issues={plans[mode]?.corrected ?? []}
      />
      {isPublication ? (
        <p>{recoveryStrings.publication.hint}</p>
      ) : (
        <fieldset className="grid gap-2">
          <legend className="pb-1 font-semibold">{recoveryStrings.mode}</legend>
          {modes.map((each) => (
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
              <span className="font-semibold">{recoveryStrings.modes[each].label}</span>
              <span className="col-start-2 text-sm text-muted">
                {recoveryStrings.modes[each].hint}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {rows.length > 0 ? (
        <EffectsTable rows={rows} leftOut={leftOut} onLeaveOut={setLeftOut} />
      ) : (
        <p>{words.nothingNew}</p>
      )}
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
        question={{
          title: (isPublication ? recoveryStrings.publication : recoveryStrings.modes[mode])
            .question,
          text: consequence,
          confirmLabel: isPublication ? words.restore : recoveryStrings.modes[mode].label,
        }}
        destructive={removed > 0}
        isBusy={restore.isPending}
        failure={
          restore.isError
            ? words.failed(
                isStale ? recoveryStrings.dryRun.isStale : saveFailureText(restore.error),
              )
            : undefined
        }
        onCancel={() => {
          setIsAsking(false);
          if (isStale) onLookAgain();
        }}
        onConfirm={() => {
          const onSuccess = () => {
            setIsAsking(false);
            onClose();
          };
          restore.mutate({ ...prepared, mode, leftOut }, { onSuccess });
        }}
      />
    </div>
  );
}
