import { createFileRoute } from '@tanstack/react-router';
import { postsOptions } from '@/shared/queries/siteContent';
import { BlogScreen } from '@/features/content/visitor/PostScreen';
import { siteHead } from '@/shared/visitor/head';
import { screenStrings } from '@/shared/visitor/strings';

export const Route = createFileRoute('/_site/blog/')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(postsOptions),
  head: ({ match }) => siteHead(match.context, screenStrings.blog),
  component: BlogScreen,
});
