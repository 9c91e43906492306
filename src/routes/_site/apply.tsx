import { createFileRoute } from '@tanstack/react-router';
import { visaCardsOptions } from '@/shared/queries/siteContent';
import { applicationsOptions } from '@/features/applications/queries';
import { applySearchSchema, applyTitle } from '@/features/apply/model';
import { siteHead } from '@/shared/visitor/head';
import { deferred, DeferredBoundary, deferredPartsLoaded } from '@/ui/deferred';
import { screenStrings } from '@/shared/visitor/strings';

// Part of the wizard's chunk, so that it is available if the network is lost in between.
const ApplyContent = deferred(
  async () => (await import('@/features/apply/visitor/ApplyContent')).ApplyContent,
);

export const Route = createFileRoute('/_site/apply')({
  validateSearch: applySearchSchema,
  loaderDeps: ({ search: { receipt, correct } }) => ({ shown: receipt ?? correct }),
  loader: async ({ context: { queryClient }, deps: { shown } }) => {
    // Refetched, because the application may just have been submitted.
    if (shown !== undefined) await queryClient.fetchQuery({ ...applicationsOptions, staleTime: 0 });
    await queryClient.ensureQueryData(visaCardsOptions);
    await deferredPartsLoaded();
  },
  head: ({ match }) =>
    siteHead(match.context, { ...screenStrings.apply, title: applyTitle(match.search) }),
  component: () => (
    <DeferredBoundary>
      <ApplyContent />
    </DeferredBoundary>
  ),
});
