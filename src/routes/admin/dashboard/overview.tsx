import { createFileRoute } from '@tanstack/react-router';
import { adminHead } from '@/admin/adminHead';
import { OverviewScreen } from '@/admin/overview/OverviewScreen';
import { messagesOptions } from '@/queries/messages';
import { pagesOptions, postsOptions, sectionsOptions } from '@/queries/siteContent';
import { applicationsOptions } from '@/queries/tracking';

export const Route = createFileRoute('/admin/dashboard/overview')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(applicationsOptions),
      queryClient.ensureQueryData(messagesOptions),
      queryClient.ensureQueryData(pagesOptions),
      queryClient.ensureQueryData(postsOptions),
      queryClient.ensureQueryData(sectionsOptions),
    ]),
  head: () => adminHead('Admin Dashboard - Overview'),
  component: OverviewScreen,
});
