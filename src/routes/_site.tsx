import { createFileRoute } from '@tanstack/react-router';
import { menusOptions, settingsOptions } from '@/queries/siteContent';
import { layoutHead } from '@/site/head';
import { SiteLayout } from '@/site/layout/SiteLayout';
import { lateParts } from '@/ui/late';

export const Route = createFileRoute('/_site')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(settingsOptions),
      queryClient.ensureQueryData(menusOptions),
      lateParts(),
    ]),
  head: ({ match }) => layoutHead(match.context),
  component: SiteLayout,
});
