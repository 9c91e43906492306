import { createFileRoute } from '@tanstack/react-router';
import { menusOptions, settingsOptions } from '@/shared/queries/siteContent';
import { layoutHead } from '@/shared/visitor/head';
import { SiteLayout } from '@/features/layout/visitor/SiteLayout';
import { deferredPartsLoaded } from '@/ui/deferred';

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
