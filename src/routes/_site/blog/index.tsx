import { createFileRoute } from '@tanstack/react-router';
import { postsOptions } from '@/queries/siteContent';
import { BlogScreen } from '@/site/blog/BlogScreen';
import { siteHead } from '@/site/head';
import { words } from '../words';

export const Route = createFileRoute('/_site/blog/')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(postsOptions),
  head: ({ match }) => siteHead(match.context, words.blog),
  component: BlogScreen,
});
