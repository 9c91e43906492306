import { createFileRoute } from '@tanstack/react-router';
import { menusOptions, settingsOptions } from '@/queries/siteContent';
import { layoutHead } from '@/site/head';
import { SiteLayout } from '@/site/layout/SiteLayout';

export const Route = createFileRoute('/_site')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(settingsOptions),
      queryClient.ensureQueryData(menusOptions),
    ]),
  head: ({ match }) => layoutHead(match.context),
  component: SiteLayout,
});
