import { createFileRoute } from '@tanstack/react-router';
import { menusOptions, settingsOptions } from '@/queries/siteContent';
import { SiteLayout } from '@/site/layout/SiteLayout';

export const Route = createFileRoute('/_site')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(settingsOptions),
      queryClient.ensureQueryData(menusOptions),
    ]),
  component: SiteLayout,
});
