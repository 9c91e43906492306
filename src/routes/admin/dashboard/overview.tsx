import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { adminHead } from '@/shared/visitor/head';
import { OverviewScreen } from '@/features/overview/admin/OverviewScreen';
import { searchText } from '@/lib/text/fold';
import { messagesOptions } from '@/features/messages/admin/queries';
import { pagesOptions, postsOptions, sectionsOptions } from '@/shared/queries/siteContent';
import { applicationsOptions } from '@/features/applications/queries';
import { headStrings } from '@/shared/admin/strings';

export const Route = createFileRoute('/admin/dashboard/overview')({
  // `?message=<id>` opens a message.
  validateSearch: v.object({ message: searchText }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(applicationsOptions),
      queryClient.ensureQueryData(messagesOptions),
      queryClient.ensureQueryData(pagesOptions),
      queryClient.ensureQueryData(postsOptions),
      queryClient.ensureQueryData(sectionsOptions),
    ]),
  head: () => adminHead(headStrings.overview),
  component: OverviewScreen,
});
