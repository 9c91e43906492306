import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { adminHead } from '@/admin/adminHead';
import { OverviewScreen } from '@/admin/overview/OverviewScreen';
import { messagesOptions } from '@/queries/messages';
import { pagesOptions, postsOptions, sectionsOptions } from '@/queries/siteContent';
import { applicationsOptions } from '@/queries/tracking';
import { words } from '../words';

// `?message=<id>` opens a message; the router reads ?message=7 as a number.
const searchSchema = v.object({
  message: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
    undefined,
  ),
});

export const Route = createFileRoute('/admin/dashboard/overview')({
  validateSearch: searchSchema,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(applicationsOptions),
      queryClient.ensureQueryData(messagesOptions),
      queryClient.ensureQueryData(pagesOptions),
      queryClient.ensureQueryData(postsOptions),
      queryClient.ensureQueryData(sectionsOptions),
    ]),
  head: () => adminHead(words.overview),
  component: OverviewScreen,
});
