import { useId } from 'react';
import type { BackupProgress } from '@/queries/admin/backup';
import { strings } from './strings';

/** How far something is that takes a while. */
export function Progress({ step, done, total }: BackupProgress) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <span id={id} role="status" className="text-sm">
        {strings.progress(step)}
      </span>
      <progress aria-labelledby={id} value={done} max={total} className="data-progress" />
    </div>
  );
}
