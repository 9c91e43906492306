import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/async/whenIdle';
import { followCounters } from '@/queries/admin/countersStatus';
import { useSessionWarning } from '@/queries/sessionWarning';
import { applicationsOptions } from '@/queries/content/tracking';
import { Banner } from '@/ui/Banner';
import { sayBeside } from '@/ui/overlays/toast';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { SessionWarning } from '../session/SessionWarning';
import { useSession } from '../session/useSession';
import { strings as formWords } from '../strings';
import './adminLayout.css';
import { AdminSidebar } from './AdminSidebar';
import { AdminTopBar } from './AdminTopBar';
import { strings } from './strings';

/** Reads and checks the applications, thousands perhaps, before anyone asks for them. */
function useWarmApplications(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let isHere = true;
    whenIdle(() => {
      if (isHere) void queryClient.prefetchQuery(applicationsOptions);
    });
    return () => {
      isHere = false;
    };
  }, [queryClient]);
}

/** Says beside the notice of a save that visitors do not have it yet. */
function useUnpublishedNote(): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const run = () => void navigate({ to: '/admin/dashboard/overview', hash: 'publish' });
    return queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      const isSaved = type === 'updated' && mutation.state.status === 'success';
      if (isSaved && mutation.meta?.reachesVisitors?.(mutation.state.variables))
        sayBeside({ ...strings.unpublished, run });
    });
  }, [queryClient, navigate]);
}

/** Keeps this counter in step with the others while the session lives. */
function useCounters(): void {
  useEffect(() => {
    const ended = new AbortController();
    whenIdle(() => {
      if (!ended.signal.aborted) void followCounters(ended.signal);
    });
    return () => ended.abort();
  }, []);
}

/** What every admin screen is in, as long as the session lives. */
export function AdminLayout() {
  const { isHidden, ending, answerEnding, logOut, isLossAsked, answerLoss } = useSession();
  const warning = useSessionWarning();
  useWarmApplications();
  useUnpublishedNote();
  useCounters();
  if (isHidden) return null;
  return (
    <div className="admin-frame">
      <a href="#main" className="skip-link no-print">
        {strings.skip}
      </a>
      <AdminTopBar onLogOut={logOut} />
      <Banner text={warning} />
      <div className="flex min-w-0">
        <div className="admin-sidebar no-print hidden lg:flex">
          <AdminSidebar onLogOut={logOut} />
        </div>
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <div className="page-width max-w-[96rem] grid gap-6 py-6 lg:py-8">
            <Outlet />
          </div>
        </main>
      </div>
      <ConfirmDialog
        open={isLossAsked}
        title={formWords.leave.title}
        text={formWords.leave.edits.refused}
        cancelLabel={formWords.leave.stay}
        confirmLabel={strings.logout}
        onConfirm={() => answerLoss(true)}
        onCancel={() => answerLoss(false)}
      />
      {ending && <SessionWarning ending={ending} onAnswer={answerEnding} onLogOut={logOut} />}
    </div>
  );
}
