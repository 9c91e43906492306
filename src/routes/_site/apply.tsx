import { createFileRoute } from '@tanstack/react-router';
import { visaCardsOptions } from '@/queries/content/siteContent';
import { applicationsOptions } from '@/queries/content/tracking';
import { applySearchSchema } from '@/site/apply/applySearch';
import { applyTitle } from '@/site/apply/steps/steps';
import { siteHead } from '@/site/head';
import { deferred, DeferredBoundary, deferredPartsLoaded } from '@/hydration/deferred';
import { strings } from './strings';

// In the wizard's chunk, so that it is available if the network is lost meanwhile.
const ApplyContent = deferred(async () => (await import('@/site/apply/ApplyContent')).ApplyContent);

export const Route = createFileRoute('/_site/apply')({
  validateSearch: applySearchSchema,
  loaderDeps: ({ search: { receipt } }) => ({ receipt }),
  loader: async ({ context: { queryClient }, deps: { receipt } }) => {
    if (receipt !== undefined) await queryClient.ensureQueryData(applicationsOptions);
    await queryClient.ensureQueryData(visaCardsOptions);
    await deferredPartsLoaded();
  },
  head: ({ match }) =>
    siteHead(match.context, { ...strings.apply, title: applyTitle(match.search) }),
  component: () => (
    <DeferredBoundary>
      <ApplyContent />
    </DeferredBoundary>
  ),
});
