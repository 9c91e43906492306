import { useQuery } from '@tanstack/react-query';
import type { VisaApplication } from '@/domain/application';
import { OFFICE } from '@/engines/handover/office';
import { formatDateTime } from '@/lib/time/dates';
import { slipOptions } from '@/features/handover/visitor/slip/queries';
import { strings } from './strings';

/** When the office signed the current status, with its note. */
export function SignedLine({ application }: { application: VisaApplication }) {
  const { data: slip } = useQuery(slipOptions(application));
  if (!slip || slip.status !== application.status) return null;
  return (
    <div className="grid gap-1">
      {slip.note !== '' && (
        <p className="text-lg wrap-anywhere whitespace-pre-line">
          {strings.note(<bdi>{slip.note}</bdi>)}
        </p>
      )}
      <p className="text-sm text-muted">
        {strings.signed(formatDateTime(slip.decided * 1000) ?? '')}
      </p>
      {OFFICE.demo === true && <p className="text-sm text-muted">{strings.demo}</p>}
    </div>
  );
}
