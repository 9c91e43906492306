import { createFileRoute } from '@tanstack/react-router';
import { postsOptions } from '@/queries/siteContent';
import { BlogScreen } from '@/site/blog/BlogScreen';
import { siteHead } from '@/site/head';

export const Route = createFileRoute('/_site/blog/')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(postsOptions),
  head: ({ match }) =>
    siteHead(match.context, {
      title: 'Our Blog & News',
      description: 'Guides to visas, travel and daily life in Dubai, written to be used.',
    }),
  component: BlogScreen,
});
