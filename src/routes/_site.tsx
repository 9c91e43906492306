import { createFileRoute } from '@tanstack/react-router';
import { menusOptions, settingsOptions } from '@/queries/content/siteContent';
import { layoutHead } from '@/site/head';
import { SiteLayout } from '@/site/layout/SiteLayout';
import { deferredPartsLoaded } from '@/hydration/deferred';

export const Route = createFileRoute('/_site')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(settingsOptions),
      queryClient.ensureQueryData(menusOptions),
      deferredPartsLoaded(),
    ]),
  head: ({ match }) => layoutHead(match.context),
  component: SiteLayout,
});
