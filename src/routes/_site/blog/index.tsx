import { createFileRoute } from '@tanstack/react-router';
import { postsOptions } from '@/queries/content/siteContent';
import { BlogScreen } from '@/site/blog/BlogScreen';
import { siteHead } from '@/site/head';
import { strings } from '../strings';

export const Route = createFileRoute('/_site/blog/')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(postsOptions),
  head: ({ match }) => siteHead(match.context, strings.blog),
  component: BlogScreen,
});
