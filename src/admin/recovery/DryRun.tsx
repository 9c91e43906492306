import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '@/lib/time/dates';
import { type PreparedRestore, type RestoreMode, restoreOptions } from '@/queries/admin/restore';
import { conflictOf, saveFailureText } from '@/queries/saveFailure';
import { useStorageWarning } from '@/queries/site/storageHealth';
import { Button } from '@/ui/controls/Button';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { strings as shared } from '../strings';
import { DifferenceTable } from './DifferenceTable';
import { differs } from './differenceText';
import { Remarks } from './Remarks';
import { RestoreDone } from './RestoreDone';
import { strings } from '../data/strings';

const MODES: readonly RestoreMode[] = ['merge', 'replace'];

function changesAnything({ differences, documents }: PreparedRestore, mode: RestoreMode): boolean {
  const all = [...differences.values()];
  const differing =
    mode === 'replace' ? all.some(differs) : all.some((d) => d.added + d.changed > 0);
  return differing || documents.added > 0;
}

interface DryRunProps {
  prepared: PreparedRestore;
  /** Something was changed since: compare again. */
  onLookAgain: () => void;
  onClose: () => void;
}

/** What a backup would change, and the choice between merging and replacing. */
export function DryRun({ prepared, onLookAgain, onClose }: DryRunProps) {
  const restore = useMutation(restoreOptions);
  const [mode, setMode] = useState<RestoreMode>('merge');
  // Under a warning it is not certain that the database can be written to.
  const keeps = useStorageWarning() === undefined;
  const [isAsking, setIsAsking] = useState(false);
  const { createdAt, siteName, isEncrypted, differences, documents, refused, mended } = prepared;
  const onlyHere = [...differences.values()].reduce((sum, each) => sum + each.onlyHere, 0);
  const keepsText = keeps ? strings.dryRun.keeps : strings.dryRun.keepsNothing;
  const consequences = {
    merge: keepsText,
    replace: onlyHere > 0 ? `${strings.dryRun.goes(onlyHere)} ${keepsText}` : keepsText,
  };
  const backupText = isEncrypted ? strings.dryRun.encryptedBackup : strings.dryRun.backup;
  const isNews = changesAnything(prepared, mode);
  const isStale = restore.error !== null && conflictOf(restore.error) !== undefined;
  if (restore.isSuccess) return <RestoreDone keeps={keeps} onClose={onClose} />;
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">
        {backupText(<strong>{siteName}</strong>, formatDateTime(createdAt) ?? '')}
      </p>
      <DifferenceTable differences={differences} documents={documents} />
      <Remarks title={strings.dryRun.leftOut} tone="error" remarks={refused} />
      <Remarks title={strings.dryRun.mended} tone="advice" remarks={mended[mode]} />
      <fieldset className="grid gap-2">
        <legend className="pb-1 font-semibold">{strings.dryRun.mode}</legend>
        {MODES.map((each) => (
          <label key={each} className="data-choice">
            <input
              type="radio"
              name="restore-mode"
              className="radio radio-primary"
              checked={mode === each}
              onChange={() => setMode(each)}
            />
            <span className="font-semibold">{strings.dryRun[each].label}</span>
            <span className="text-sm text-muted">{strings.dryRun[each].hint}</span>
          </label>
        ))}
      </fieldset>
      {!isNews && <p>{strings.dryRun.nothingNew}</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={!isNews}
          onClick={() => {
            restore.reset();
            setIsAsking(true);
          }}
        >
          {strings.dryRun.restore}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {shared.cancel}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={strings.dryRun[mode].question}
        text={consequences[mode]}
        confirmLabel={strings.dryRun[mode].confirm}
        destructive={mode === 'replace' && onlyHere > 0}
        isBusy={restore.isPending}
        failure={
          restore.isError
            ? strings.dryRun.failed(
                isStale ? strings.dryRun.isStale : saveFailureText(restore.error),
              )
            : undefined
        }
        onCancel={() => {
          setIsAsking(false);
          if (isStale) onLookAgain();
        }}
        onConfirm={() => restore.mutate({ arriving: prepared.arriving, mode })}
      />
    </div>
  );
}
