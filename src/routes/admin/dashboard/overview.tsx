import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { adminHead } from '@/admin/adminHead';
import { OverviewScreen } from '@/admin/overview/OverviewScreen';
import { searchText } from '@/lib/text/searchText';
import { messagesOptions } from '@/queries/admin/messages';
import { pagesOptions, postsOptions, sectionsOptions } from '@/queries/content/siteContent';
import { applicationsOptions } from '@/queries/content/tracking';
import { strings } from '../strings';

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
  head: () => adminHead(strings.overview),
  component: OverviewScreen,
});
