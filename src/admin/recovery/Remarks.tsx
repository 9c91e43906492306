import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { Remark } from '@/queries/admin/restore';
import { strings } from '../data/strings';

/** More are counted, not told. */
const TOLD = 100;

interface RemarksProps {
  title: string;
  tone: 'error' | 'advice';
  remarks: readonly Remark[];
}

/** What is not taken from a file, or not as it is, and why; nothing where all is. */
export function Remarks({ title, tone, remarks }: RemarksProps) {
  if (remarks.length === 0) return null;
  const isError = tone === 'error';
  const Mark = isError ? CircleAlert : TriangleAlert;
  const untold = remarks.length - TOLD;
  return (
    <details open={isError} className="data-remarks">
      <summary className={isError ? 'text-error' : 'text-advice'}>
        <Mark aria-hidden="true" className="size-4 shrink-0" />
        {strings.dryRun.remarks(title, remarks.length)}
      </summary>
      <ul className="grid gap-1">
        {remarks.slice(0, TOLD).map(({ place, reason }, index) => (
          // The same remark may be made twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="wrap-anywhere">
            {strings.dryRun.remark(<strong dir="auto">{place}</strong>, reason)}
          </li>
        ))}
        {untold > 0 && <li>{strings.more(untold)}</li>}
      </ul>
    </details>
  );
}
