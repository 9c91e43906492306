import { Link } from '@tanstack/react-router';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useFolderState } from '@/features/officeSync/queries';
import { strings } from './strings';

/** Sync status in the sidebar; nothing without a folder. */
export function CountersStatus() {
  const state = useFolderState();
  if (state === undefined) return null;
  const { problem, waiting } = state;
  const Icon = problem && problem !== 'starting' ? TriangleAlert : RefreshCw;
  const waits = waiting > 0 ? strings.status.waiting(waiting) : strings.status.inStep;
  return (
    <p role="status" className="flex items-start gap-2 text-sm">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <Link to="/admin/dashboard/profile" hash="counters" className="underline">
        {problem && waiting === 0 ? strings.status.problems[problem] : waits}
      </Link>
    </p>
  );
}
