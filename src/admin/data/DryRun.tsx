import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '@/lib/dates';
import { type PreparedRestore, type RestoreMode, restoreOptions } from '@/queries/restore';
import { conflictOf, saveFailureText } from '@/queries/saveFailure';
import { useStorageWarning } from '@/queries/storageHealth';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DifferenceTable } from './DifferenceTable';
import { differs } from './differenceText';
import { Remarks } from './Remarks';
import { RestoreDone } from './RestoreDone';

const MODES = [
  {
    mode: 'merge',
    label: 'Merge',
    hint: 'Adds what is new, takes the version of the file where it differs, and keeps what is only here.',
  },
  {
    mode: 'replace',
    label: 'Replace',
    hint: 'Makes every kind of content in the file what it was then: what is only here goes.',
  },
] as const satisfies readonly { mode: RestoreMode; label: string; hint: string }[];

function changesAnything({ differences, documents }: PreparedRestore, mode: RestoreMode): boolean {
  const all = [...differences.values()];
  const differing =
    mode === 'replace' ? all.some(differs) : all.some((d) => d.added + d.changed > 0);
  return differing || documents.added > 0;
}

function keepsText(keeps: boolean): string {
  return keeps
    ? 'What is here now is kept as a restore point first.'
    : 'This browser blocks the database of this site: no restore point can be kept, and no documents.';
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
  // Without a database there is a warning, and no restore point.
  const keeps = useStorageWarning() === undefined;
  const [isAsking, setIsAsking] = useState(false);
  const { createdAt, siteName, isEncrypted, differences, documents, refused, mended } = prepared;
  const onlyHere = [...differences.values()].reduce((sum, each) => sum + each.onlyHere, 0);
  const isNews = changesAnything(prepared, mode);
  const isStale = restore.error !== null && conflictOf(restore.error) !== undefined;
  if (restore.isSuccess) return <RestoreDone keeps={keeps} onClose={onClose} />;
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">
        Backup of <strong>{siteName}</strong>, made on {formatDateTime(createdAt)}
        {isEncrypted && ', encrypted'}. Its checksum is right.
      </p>
      <DifferenceTable differences={differences} documents={documents} />
      <Remarks title="Left out" tone="error" remarks={refused} />
      <Remarks title="Not taken word for word" tone="advice" remarks={mended} />
      <fieldset className="grid gap-2">
        <legend className="pb-1 font-semibold">How to restore</legend>
        {MODES.map(({ mode: each, label, hint }) => (
          <label key={each} className="data-choice">
            <input
              type="radio"
              name="restore-mode"
              className="radio radio-primary"
              checked={mode === each}
              onChange={() => setMode(each)}
            />
            <span className="font-semibold">{label}</span>
            <span className="text-sm text-muted">{hint}</span>
          </label>
        ))}
      </fieldset>
      {!isNews && <p>There is nothing to restore: all of it is here already.</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={!isNews}
          onClick={() => {
            restore.reset();
            setIsAsking(true);
          }}
        >
          Restore
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={mode === 'merge' ? 'Merge the backup?' : 'Replace what is here?'}
        text={
          mode === 'merge'
            ? keepsText(keeps)
            : `${onlyHere.toLocaleString()} ${onlyHere === 1 ? 'record that is' : 'records that are'} only here ${onlyHere === 1 ? 'goes' : 'go'}. ${keepsText(keeps)}`
        }
        confirmLabel={mode === 'merge' ? 'Merge' : 'Replace'}
        destructive={mode === 'replace' && onlyHere > 0}
        isBusy={restore.isPending}
        failure={
          restore.isError
            ? `Nothing was restored. ${isStale ? 'Something was changed here since the comparison. Go back and look at the new one.' : saveFailureText(restore.error)}`
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
