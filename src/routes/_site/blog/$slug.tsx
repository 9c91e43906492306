import { createFileRoute, redirect } from '@tanstack/react-router';
import { findPublished } from '@/content/types/published';
import { postsOptions } from '@/queries/content/siteContent';
import { PostScreen } from '@/site/blog/PostScreen';
import { entryHead } from '@/site/head';

export const Route = createFileRoute('/_site/blog/$slug')({
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const post = findPublished(await queryClient.ensureQueryData(postsOptions), slug);
    if (post === undefined) throw redirect({ to: '/404', replace: true });
    return post;
  },
  head: ({ loaderData }) =>
    loaderData === undefined ? {} : entryHead(loaderData, { keywords: loaderData.tags }),
  component: function PostRoute() {
    return <PostScreen post={Route.useLoaderData()} />;
  },
});
