import { CircleCheck } from 'lucide-react';
import { contentName } from '@/content/types/contentNames';
import { fileSize } from '@/lib/text/fileSize';
import { type BackupMade, backupFailureText } from '@/queries/admin/backup';
import { strings } from './strings';

/** What is in a backup, such as `Pages 2, Menus 1, Documents 3.` */
function countsText(counts: Readonly<Record<string, number>>): string {
  const each = Object.entries(counts).map(([name, count]) =>
    strings.outcome.count(contentName(name) ?? strings.documents, count),
  );
  return strings.outcome.counts(each);
}

interface BackupOutcomeProps {
  made: BackupMade | undefined;
  error: Error | null;
}

/** What a backup has become, or why not; nothing before it was tried. */
export function BackupOutcome({ made, error }: BackupOutcomeProps) {
  if (error)
    return (
      <p role="alert" className="failure-note">
        {strings.outcome.failed(backupFailureText(error))}
      </p>
    );
  if (!made) return null;
  const { byteCount, counts, leftOut, isEncrypted, checked } = made;
  const madeText = isEncrypted ? strings.outcome.madeEncrypted : strings.outcome.made;
  return (
    <div role="status" className="data-done">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
      <div className="grid gap-1">
        <p className="font-semibold">{madeText(fileSize(byteCount))}</p>
        <p>{countsText(counts)}</p>
        {leftOut > 0 && (
          <p className="font-semibold text-error">{strings.outcome.leftOut(leftOut)}</p>
        )}
        <p className="text-muted">
          {checked === 'disk' ? strings.outcome.onDisk : strings.outcome.inDownloads}
        </p>
      </div>
    </div>
  );
}
