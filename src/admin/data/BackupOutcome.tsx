import { CircleCheck } from 'lucide-react';
import { fileSize } from '@/lib/fileSize';
import { type BackupMade, backupFailureText } from '@/queries/backup';
import { namesOfCounts } from './differenceText';

interface BackupOutcomeProps {
  made: BackupMade | undefined;
  error: Error | null;
}

/** What a backup has become, or why not; nothing before it was tried. */
export function BackupOutcome({ made, error }: BackupOutcomeProps) {
  if (error)
    return (
      <p role="alert" className="failure-note">
        No backup was made. {backupFailureText(error)}
      </p>
    );
  if (!made) return null;
  const { byteCount, counts, leftOut, isEncrypted, checked } = made;
  return (
    <div role="status" className="data-done">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
      <div className="grid gap-1">
        <p className="font-semibold">
          The backup is made: {fileSize(byteCount)}, {isEncrypted ? 'encrypted' : 'not encrypted'}.
        </p>
        <p>{namesOfCounts(counts)}.</p>
        {leftOut > 0 && (
          <p className="font-semibold text-error">
            {leftOut.toLocaleString()} damaged {leftOut === 1 ? 'record is' : 'records are'} not in
            it: {leftOut === 1 ? 'it is' : 'they are'} nested too deep to be read again.
          </p>
        )}
        <p className="text-muted">
          {checked === 'disk'
            ? 'The file was read back from where you saved it, and it is whole.'
            : 'It was verified and handed to the downloads of this browser. To look at what has arrived there, choose it under Restore: it is only compared until you say more.'}
        </p>
      </div>
    </div>
  );
}
